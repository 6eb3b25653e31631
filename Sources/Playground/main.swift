print(PackageResources.placeholder_json.count)
