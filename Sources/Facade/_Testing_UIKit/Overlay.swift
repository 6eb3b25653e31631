// Swift Testing looks for a module of this name wherever a file imports both Testing and UIKit. Apple's
// attaches images to tests; here there is nothing to attach, but the module has to be there.
