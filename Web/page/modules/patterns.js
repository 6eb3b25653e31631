// Sections to start from, and parts that a section may have.

const whole = { fractionalWidth: 1 };
const item = (width, height, more = {}) => ({ type: "item", width, height, ...more });
const all = item(whole, { fractionalHeight: 1 });
const group = (type, width, height, subitems, more = {}) => ({ type, width, height, subitems, ...more });
const edges = { top: 8, leading: 16, bottom: 8, trailing: 16 };
const gap = (value) => ({ interItemSpacing: { fixed: value } });

/** A header, a footer, a background, a badge. */
export const parts = {
  header: { elementKind: "header", width: whole, height: { absolute: 44 }, alignment: "top" },
  footer: { elementKind: "footer", width: whole, height: { absolute: 32 }, alignment: "bottom" },
  background: { elementKind: "background", contentInsets: { top: 4, leading: 8, bottom: 4, trailing: 8 } },
  badge: { elementKind: "badge", width: { absolute: 20 }, height: { absolute: 20 }, containerAnchor: { edges: ["top", "trailing"], fractionalOffset: [0.3, -0.3] } },
  item: item({ fractionalWidth: 0.5 }, { fractionalHeight: 1 }),
  row: group("horizontal", whole, { absolute: 60 }, [all]),
  column: group("vertical", { fractionalWidth: 0.5 }, { fractionalHeight: 1 }, [item(whole, { fractionalHeight: 0.5 })]),
};

/** Patterns: [name, what it is, section, number of items, how its items are measured]. */
export const patterns = [
  ["List", "rows of one height", { group: group("horizontal", whole, { absolute: 60 }, [all]), interGroupSpacing: 1 }, 8],
  ["Grid", "three across", {
    group: group("horizontal", whole, { fractionalWidth: 1 / 3 }, [item({ fractionalWidth: 1 / 3 }, { fractionalHeight: 1 })], gap(8)),
    interGroupSpacing: 8, contentInsets: edges,
  }, 9],
  ["Carousel", "cards that peek, and page", {
    group: group("horizontal", { fractionalWidth: 0.86 }, { absolute: 200 }, [all]),
    interGroupSpacing: 12, contentInsets: edges, orthogonalScrollingBehavior: "groupPagingCentered",
  }, 6],
  ["Shelf", "three rows that scroll sideways", {
    group: { type: "vertical", width: { fractionalWidth: 0.9 }, height: { absolute: 216 }, subitem: item(whole, { fractionalHeight: 1 }), count: 3, ...gap(8) },
    interGroupSpacing: 12, contentInsets: edges, orthogonalScrollingBehavior: "groupPaging",
  }, 12],
  ["Mosaic", "one large and two small", {
    group: group("horizontal", whole, { fractionalWidth: 0.6 }, [
      item({ fractionalWidth: 0.6 }, { fractionalHeight: 1 }, { contentInsets: { top: 4, leading: 4, bottom: 4, trailing: 4 } }),
      { type: "vertical", width: { fractionalWidth: 0.4 }, height: { fractionalHeight: 1 }, subitem: item(whole, { fractionalHeight: 1 }, { contentInsets: { top: 4, leading: 4, bottom: 4, trailing: 4 } }), count: 2 },
    ]),
    contentInsets: { leading: 12, trailing: 12 },
  }, 6],
  ["Tags", "as wide as each needs, in lines", {
    group: group("horizontal", whole, { estimated: 32 }, [item({ estimated: 88 }, { absolute: 32 })], gap(8)),
    interGroupSpacing: 8, contentInsets: edges,
  }, 10, { widths: [56, 88, 120, 72, 104] }],
];
