// The documents of layouts. Web/make-types writes this file from the schemas in Documentation/Schemas.

/** An object with one of some keys. */
type One<Members> = {
  [Key in keyof Members]: { [Own in Key]: Members[Own] } & { [Other in Exclude<keyof Members, Key>]?: never };
}[keyof Members];

/** A compositional layout. Section i of the data uses sections[i % sections.count]. */
export type LayoutDocument = {
  /** The scroll axis of the view. */
  scrollDirection?: "vertical" | "horizontal";
  interSectionSpacing?: number;
  contentInsetsReference?: LayoutContentInsetsReference;
  boundarySupplementaryItems?: LayoutBoundaryItem[];
  quirks?: ("iOS14Rounding" | "iOS14EmptySections" | "iOS14Pinning" | "iOS14Lists" | "iOS26Lists" | "countsWithoutSpacing" | "countsExactSizes" | "estimatedGroupsFitFixedSubitems" | "estimatedGroupsFitAllSubitems" | "groupInsetsOnEstimatedAxes" | "excessInsetsAtSmallerEdge" | "excessInsetsGiveZero" | "negativeSharesAreZero" | "countedSharesIgnoreEdgeSpacing" | "estimatedGroupsIgnoreEdgeSpacing" | "trimsBySlots" | "groupSupplementariesFollowTrim" | "emptyNestedGroupsHaveNoSupplementaries" | "sideItemsNeverStickOut" | "referenceInsetsAreMinimum" | "decorationsRaiseCustomZ" | "decorationsLiftCustomZToOne" | "plainListsHaveBackgrounds" | "queriesMeetInnermostGroup" | "wideContentOmitsTrailingInset" | "wideContentIsGroup" | "wideContentIsNever" | "decorationsSpanContent" | "pinsStopAtPinnedItemsOnly" | "pinsRaiseAlways" | "pinsKeepNaturalPlaces" | "measuresByPosition" | "measuresBoundaryItemsFirst")[];
  sections: LayoutSection[];
};

/** [x, y] in points. */
export type LayoutPoint = [number, number];

/** [width, height] in points. */
export type LayoutSize = [number, number];

/** [x, y, width, height] in points. */
export type LayoutRect = [number, number, number, number];

/** A width or a height: a fraction of the container, or points. */
export type LayoutDimension = One<{
  fractionalWidth: number;
  fractionalHeight: number;
  absolute: number;
  estimated: number;
  uniformAcrossSiblings: number;
}>;

/** A fixed or a minimum number of points. */
export type LayoutSpacing = One<{
  fixed: number;
  flexible: number;
}>;

/** The spacing outside an item, by edge. */
export type LayoutEdgeSpacing = {
  leading?: LayoutSpacing;
  top?: LayoutSpacing;
  trailing?: LayoutSpacing;
  bottom?: LayoutSpacing;
};

/** Insets in points, with sides that follow the reading direction. */
export type LayoutInsets = {
  top?: number;
  leading?: number;
  bottom?: number;
  trailing?: number;
};

export type LayoutEdges = ("top" | "leading" | "bottom" | "trailing")[];

/** An anchor point of a host or of a supplementary view, with at most one kind of offset. */
export type LayoutAnchor = {
  edges: LayoutEdges;
  absoluteOffset?: LayoutPoint;
  fractionalOffset?: LayoutPoint;
};

/** A view anchored to an item or a group. */
export type LayoutSupplementary = {
  elementKind: string;
  width: LayoutDimension;
  height: LayoutDimension;
  containerAnchor: LayoutAnchor;
  itemAnchor?: LayoutAnchor;
  zIndex?: number;
  contentInsets?: LayoutInsets;
  edgeSpacing?: LayoutEdgeSpacing;
};

/** A header, footer or side view. */
export type LayoutBoundaryItem = {
  elementKind: string;
  width: LayoutDimension;
  height: LayoutDimension;
  alignment: LayoutAlignment;
  absoluteOffset?: LayoutPoint;
  extendsBoundary?: boolean;
  pinToVisibleBounds?: boolean;
  zIndex?: number;
  contentInsets?: LayoutInsets;
  edgeSpacing?: LayoutEdgeSpacing;
};

/** The alignment of a boundary item. */
export type LayoutAlignment = "none" | "top" | "topLeading" | "leading" | "bottomLeading" | "bottom" | "bottomTrailing" | "trailing" | "topTrailing";

/** A background behind a section. */
export type LayoutDecorationItem = {
  elementKind: string;
  contentInsets?: LayoutInsets;
  zIndex?: number;
  edgeSpacing?: LayoutEdgeSpacing;
};

/** One cell. */
export type LayoutItem = {
  type: "item";
  width: LayoutDimension;
  height: LayoutDimension;
  contentInsets?: LayoutInsets;
  edgeSpacing?: LayoutEdgeSpacing;
  supplementaryItems?: LayoutSupplementary[];
};

/** Subitems in sequence, repeated until the group is full. */
export type LayoutListGroup = {
  /** The direction of the subitems. */
  type: "horizontal" | "vertical";
  subitems: LayoutSubitem[];
  width: LayoutDimension;
  height: LayoutDimension;
  interItemSpacing?: LayoutSpacing;
  contentInsets?: LayoutInsets;
  edgeSpacing?: LayoutEdgeSpacing;
  supplementaryItems?: LayoutSupplementary[];
};

/** A number of equal subitems that share the group equally. */
export type LayoutCountedGroup = {
  /** The direction of the subitems. */
  type: "horizontal" | "vertical";
  subitem: LayoutSubitem;
  count: number;
  width: LayoutDimension;
  height: LayoutDimension;
  interItemSpacing?: LayoutSpacing;
  contentInsets?: LayoutInsets;
  edgeSpacing?: LayoutEdgeSpacing;
  supplementaryItems?: LayoutSupplementary[];
};

/** A number of equal subitems, each with its own layout size. */
export type LayoutRepeatingGroup = {
  /** The direction of the subitems. */
  type: "horizontal" | "vertical";
  repeatingSubitem: LayoutSubitem;
  count: number;
  width: LayoutDimension;
  height: LayoutDimension;
  interItemSpacing?: LayoutSpacing;
  contentInsets?: LayoutInsets;
  edgeSpacing?: LayoutEdgeSpacing;
  supplementaryItems?: LayoutSupplementary[];
};

/** The frame of one cell of a custom group. */
export type LayoutCustomItem = {
  frame: LayoutRect;
  zIndex?: number;
};

/** Cells at custom frames. */
export type LayoutCustomGroup = {
  type: "custom";
  items: LayoutCustomItem[];
  width: LayoutDimension;
  height: LayoutDimension;
  interItemSpacing?: LayoutSpacing;
  contentInsets?: LayoutInsets;
  edgeSpacing?: LayoutEdgeSpacing;
  supplementaryItems?: LayoutSupplementary[];
};

/** The group that a section repeats. */
export type LayoutGroup = LayoutListGroup | LayoutCountedGroup | LayoutRepeatingGroup | LayoutCustomGroup;

/** A cell or a group. */
export type LayoutSubitem = LayoutItem | LayoutGroup;

/** The guide for the content insets. */
export type LayoutContentInsetsReference = "automatic" | "none" | "safeArea" | "layoutMargins" | "readableContent";

/** The orthogonal scrolling behavior of a section. */
export type LayoutScrollingBehavior = "none" | "continuous" | "continuousGroupLeadingBoundary" | "paging" | "groupPaging" | "groupPagingCentered";

/** The properties of orthogonal scrolling. */
export type LayoutScrollingProperties = {
  decelerationRate?: "automatic" | "normal" | "fast" | number;
  /** The bounce behavior at the ends. */
  bounce?: "automatic" | "always" | "never";
};

/** A list section with an appearance. */
export type LayoutList = {
  /** The appearance. */
  appearance: "plain" | "grouped" | "insetGrouped" | "sidebar" | "sidebarPlain";
  /** The source of the header. */
  headerMode?: "none" | "supplementary" | "firstItemInSection";
  /** The source of the footer. */
  footerMode?: "none" | "supplementary";
  showsSeparators?: boolean;
  headerTopPadding?: number;
};

/** A repeated group or a list, with insets, boundary items and decorations. */
export type LayoutSection = {
  group?: LayoutGroup;
  list?: LayoutList;
  contentInsets?: LayoutInsets;
  interGroupSpacing?: number;
  contentInsetsReference?: LayoutContentInsetsReference;
  supplementaryContentInsetsReference?: LayoutContentInsetsReference;
  supplementariesFollowContentInsets?: boolean;
  orthogonalScrollingBehavior?: LayoutScrollingBehavior;
  orthogonalScrollingProperties?: LayoutScrollingProperties;
  boundarySupplementaryItems?: LayoutBoundaryItem[];
  decorationItems?: LayoutDecorationItem[];
  /** The insets of the background of a list that is written as a group. */
  listBackground?: LayoutInsets;
  /** The z-index of the cells of a list that is written as a group. */
  listZIndex?: number;
  /** True for an inset grouped list that is written as a group. */
  keepsToMargins?: boolean;
} & ({
  group: LayoutGroup;
} | {
  list: LayoutList;
});

/** A layout with an environment, data and expected results. */
export type CaseDocument = {
  name?: string;
  origin?: string;
  layout: LayoutDocument;
  environment: CaseEnvironment;
  /** The number of items of each section. */
  itemCounts: number[];
  measurement?: CaseMeasurement;
  contentOffset?: CasePoint;
  orthogonalOffsets?: CaseOffsets;
  script?: Script;
  expected?: CaseExpected;
};

/** [x, y] in points. */
export type CasePoint = [number, number];

/** [width, height] in points. */
export type CaseSize = [number, number];

/** [x, y, width, height] in points. */
export type CaseRect = [number, number, number, number];

/** Insets in points, with physical sides. */
export type CaseEdgeInsets = {
  top?: number;
  left?: number;
  bottom?: number;
  right?: number;
};

/** The view: a size or a device, and values that override those of the device. */
export type CaseEnvironment = {
  /** A device in portrait orientation. Its name is matched by words, in any case. */
  device?: string;
  /** [width, height] in points, not negative. */
  size?: [number, number];
  displayScale?: number;
  safeAreaInsets?: CaseEdgeInsets;
  layoutMargins?: CaseEdgeInsets;
  readableContentInsets?: CaseEdgeInsets;
  contentInset?: CaseEdgeInsets;
  /** The reading direction. */
  layoutDirection?: "leftToRight" | "rightToLeft";
  /** True under a navigation bar. */
  hasNavigationBar?: boolean;
  /** The iOS to follow. Values are known for 14, 17 and 26; others are as the nearest of them. */
  systemVersion?: number;
  /** The preferred text size. */
  contentSizeCategory?: "extraSmall" | "small" | "medium" | "large" | "extraLarge" | "extraExtraLarge" | "extraExtraExtraLarge" | "accessibilityMedium" | "accessibilityLarge" | "accessibilityExtraLarge" | "accessibilityExtraExtraLarge" | "accessibilityExtraExtraExtraLarge";
} & ({
  /** [width, height] in points, not negative. */
  size: [number, number];
} | {
  /** A device in portrait orientation. Its name is matched by words, in any case. */
  device: string;
});

/** Lengths in points, at least one. */
export type CaseLengths = number[];

/** [minimum, maximum] in points. */
export type CaseBounds = [number, number];

/** The sizes of one kind of element. */
export type CaseAnswer = One<{
  /** The same length for every element. */
  constant: {
    width?: number;
    height?: number;
  };
  heights: CaseLengths;
  widths: CaseLengths;
  /** Heights by width. */
  heightsByWidth: {
    [key: string]: CaseLengths;
  };
  /** A random length for each index path, from a seed. */
  random: {
    seed: number;
    width?: CaseBounds;
    height?: CaseBounds;
  };
  /** Texts with these numbers of characters. */
  text: {
    lengths: number[];
    /** A text style. */
    textStyle?: "largeTitle" | "title1" | "title2" | "title3" | "headline" | "body" | "callout" | "subheadline" | "footnote" | "caption1" | "caption2";
    /** The weight of the font; that of the text style by default. */
    weight?: "regular" | "medium" | "semibold" | "bold";
  };
  /** The contents of supplementary views, by item index, repeating. */
  contents: ContentNode[];
}>;

/** One rule for cells, and one for each kind of supplementary view. */
export type CaseRules = {
  /** The same length for every element. */
  constant?: {
    width?: number;
    height?: number;
  };
  heights?: CaseLengths;
  widths?: CaseLengths;
  /** Heights by width. */
  heightsByWidth?: {
    [key: string]: CaseLengths;
  };
  /** A random length for each index path, from a seed. */
  random?: {
    seed: number;
    width?: CaseBounds;
    height?: CaseBounds;
  };
  /** Texts with these numbers of characters. */
  text?: {
    lengths: number[];
    /** A text style. */
    textStyle?: "largeTitle" | "title1" | "title2" | "title3" | "headline" | "body" | "callout" | "subheadline" | "footnote" | "caption1" | "caption2";
    /** The weight of the font; that of the text style by default. */
    weight?: "regular" | "medium" | "semibold" | "bold";
  };
  /** The contents of cells, by item index, repeating. */
  contents?: ContentNode[];
  supplementary?: {
    [key: string]: CaseAnswer;
  };
};

/** The sizes of self-sizing elements: one rule for cells, one for each kind of supplementary view, and the rules of single sections. */
export type CaseMeasurement = {
  /** The same length for every element. */
  constant?: {
    width?: number;
    height?: number;
  };
  heights?: CaseLengths;
  widths?: CaseLengths;
  /** Heights by width. */
  heightsByWidth?: {
    [key: string]: CaseLengths;
  };
  /** A random length for each index path, from a seed. */
  random?: {
    seed: number;
    width?: CaseBounds;
    height?: CaseBounds;
  };
  /** Texts with these numbers of characters. */
  text?: {
    lengths: number[];
    /** A text style. */
    textStyle?: "largeTitle" | "title1" | "title2" | "title3" | "headline" | "body" | "callout" | "subheadline" | "footnote" | "caption1" | "caption2";
    /** The weight of the font; that of the text style by default. */
    weight?: "regular" | "medium" | "semibold" | "bold";
  };
  /** The contents of cells, by item index, repeating. */
  contents?: ContentNode[];
  supplementary?: {
    [key: string]: CaseAnswer;
  };
  /** The rules of single sections, by section index. */
  sections?: {
    [key: string]: CaseRules;
  };
};

/** Offsets in points, by section index. */
export type CaseOffsets = {
  [key: string]: number;
};

/** cell S.I, supplementary KIND S.I or decoration KIND S.I. */
export type CaseElementID = string;

/** An element and its frame. */
export type CaseElement = {
  id: CaseElementID;
  frame: CaseRect;
  zIndex?: number;
};

/** A rectangle and the elements that intersect it. */
export type CaseQuery = {
  rect: CaseRect;
  elements: CaseElementID[];
};

/** Requested offsets, the rest offsets of the sections, and the visible cells. */
export type CaseOrthogonalStep = {
  set?: CaseOffsets;
  offsets?: CaseOffsets;
  visible?: CaseElement[];
};

/** The expected results; absent parts are not checked. */
export type CaseExpected = {
  afterScript?: boolean;
  contentSize?: CaseSize;
  contentOffset?: CasePoint;
  elements?: CaseElement[];
  elementsAreComplete?: boolean;
  elementsInBounds?: boolean;
  queries?: CaseQuery[];
  items?: CaseElement[];
  orthogonal?: CaseOrthogonalStep[];
};

/** A flow layout, alone or with an environment and data. */
export type FlowDocument = {
  name?: string;
  origin?: string;
  flowLayout: FlowFlowLayout;
  environment?: CaseEnvironment;
  /** The number of items of each section. */
  itemCounts?: number[];
  measurement?: CaseMeasurement;
  contentOffset?: CasePoint;
  expected?: FlowExpected;
};

/** The expected results of a case, without those that only a compositional layout has. */
export type FlowExpected = CaseExpected;

/** [width, height] in points. */
export type FlowSize = [number, number];

/** The size of an item; "automatic" for one that measures itself. */
export type FlowItemSize = FlowSize | "automatic";

/** The properties of a section, in place of those of the layout. */
export type FlowSection = {
  /** The sizes of the items, which repeat. */
  itemSizes?: FlowItemSize[];
  minimumLineSpacing?: number;
  minimumInteritemSpacing?: number;
  inset?: CaseEdgeInsets;
  headerReferenceSize?: FlowSize;
  footerReferenceSize?: FlowSize;
};

/** The properties have the names and defaults of UICollectionViewFlowLayout. */
export type FlowFlowLayout = {
  scrollDirection?: "vertical" | "horizontal";
  itemSize?: FlowItemSize;
  estimatedItemSize?: FlowItemSize;
  minimumLineSpacing?: number;
  minimumInteritemSpacing?: number;
  sectionInset?: CaseEdgeInsets;
  sectionInsetReference?: "contentInset" | "safeArea" | "layoutMargins";
  headerReferenceSize?: FlowSize;
  footerReferenceSize?: FlowSize;
  sectionHeadersPinToVisibleBounds?: boolean;
  sectionFootersPinToVisibleBounds?: boolean;
  flipsHorizontallyInOppositeLayoutDirection?: boolean;
  /** Section i of the data uses sections[i % sections.count]. */
  sections?: FlowSection[];
};

/** Content of a cell with an environment, a proposal and expected results. */
export type ContentDocument = {
  name?: string;
  origin?: string;
  content: ContentNode;
  update?: ContentNode;
  environment?: ContentEnvironment;
  proposal?: ContentProposal;
  expected?: ContentExpected;
};

/** A length in points. */
export type ContentPoints = number;

/** A length in points, not negative. */
export type ContentLength = number;

/** [width, height] in points, not negative. */
export type ContentSize = [ContentLength, ContentLength];

/** A name, unique among siblings. */
export type ContentName = string;

/** 0 is no limit. */
export type ContentLineLimit = number;

/** Insets in points: one number, or the edges. */
export type ContentInsets = ContentPoints | {
  top?: ContentPoints;
  leading?: ContentPoints;
  bottom?: ContentPoints;
  trailing?: ContentPoints;
};

export type ContentAdaptiveLength = ContentPoints | {
  compact: ContentPoints;
  compactAccessibility?: ContentPoints;
  regular: ContentPoints;
  regularAccessibility?: ContentPoints;
};

export type ContentAdaptiveInsets = ContentPoints | {
  top?: ContentAdaptiveLength;
  leading?: ContentAdaptiveLength;
  bottom?: ContentAdaptiveLength;
  trailing?: ContentAdaptiveLength;
};

export type ContentPriorities = {
  horizontal?: number;
  vertical?: number;
};

export type ContentVerticalAlignment = "fill" | "top" | "center" | "bottom" | {
  centeredTo: string;
};

export type ContentHorizontalAlignment = "fill" | "leading" | "center" | "trailing" | {
  centeredTo: string;
};

export type ContentLineAlignment = "top" | "center" | "bottom" | "stretch";

/** A width on a line of a flow. */
export type ContentWidth = ContentPoints | "basedOnContents" | {
  absolute: ContentPoints;
} | {
  flexible: ContentPoints | "basedOnContents";
};

/** All keys must hold. */
export type ContentCondition = {
  horizontalSizeClass?: "compact" | "regular";
  verticalSizeClass?: "compact" | "regular";
  layoutDirection?: "leftToRight" | "rightToLeft";
  accessibility?: boolean;
  minWidth?: ContentPoints;
  maxWidth?: ContentPoints;
  always?: boolean;
};

export type ContentSingleSlot = "automatic" | "equal" | {
  fixed: ContentLength;
} | {
  percentage: ContentLength;
} | {
  basedOn: ContentName;
} | {
  safeArea: "top" | "leading" | "bottom" | "trailing";
  adjustment?: ContentPoints;
} | {
  layoutMargins: "top" | "leading" | "bottom" | "trailing";
  adjustment?: ContentPoints;
};

/** A slot, or the first one that holds. */
export type ContentSlot = ContentSingleSlot | {
  when?: ContentCondition;
  slot: ContentSingleSlot;
}[];

export type ContentCommonKey = "type" | "id" | "style" | "hugging" | "compression" | "verticalAlignment" | "horizontalAlignment" | "accessibilityAlignment" | "padding" | "hidden" | "slot" | "edgeInsets" | "width" | "vertical" | "interactive" | "tappable" | "separatorHiding";

/** A leaf without a type, or a container. */
export type ContentNode = {
  type?: "hStack" | "vStack" | "spacer" | "flow" | "split" | "scrollingSplit" | "conditional" | "rows" | "constraints" | "padding" | "separator";
  id?: ContentName;
  style?: string;
  hugging?: ContentPriorities;
  compression?: ContentPriorities;
  verticalAlignment?: ContentVerticalAlignment;
  horizontalAlignment?: ContentHorizontalAlignment;
  accessibilityAlignment?: ContentHorizontalAlignment;
  padding?: ContentInsets;
  hidden?: boolean;
  slot?: ContentSlot;
  edgeInsets?: ContentInsets;
  width?: ContentWidth;
  vertical?: ContentLineAlignment;
  interactive?: boolean;
  tappable?: boolean;
  separatorHiding?: boolean;
  size?: ContentSize;
  area?: ContentSize;
  wrapping?: {
    naturalWidth: ContentLength;
    lineHeight: ContentLength;
    lineLimit?: ContentLineLimit;
  };
  text?: {
    /** The text. */
    string?: string;
    /** Filler text of so many characters. */
    length?: number;
    textStyle?: "largeTitle" | "title1" | "title2" | "title3" | "headline" | "body" | "callout" | "subheadline" | "footnote" | "caption1" | "caption2";
    lineLimit?: ContentLineLimit;
    /** The weight of the font; that of the text style by default. */
    weight?: "regular" | "medium" | "semibold" | "bold";
  } & ({
    /** The text. */
    string: string;
  } | {
    /** Filler text of so many characters. */
    length: number;
  });
  baselines?: {
    first: ContentPoints;
    last: ContentPoints;
  };
  items?: ContentNode[];
  /** Vertical in an hStack, horizontal in a vStack. */
  alignment?: unknown;
  reflowedAlignment?: ContentHorizontalAlignment;
  spacing?: ContentPoints;
  insets?: ContentAdaptiveInsets;
  reflowsForAccessibility?: boolean;
  forceVertical?: boolean;
  minWidth?: ContentLength;
  maxWidth?: ContentLength;
  fixedWidth?: ContentLength;
  minHeight?: ContentLength;
  maxHeight?: ContentLength;
  fixedHeight?: ContentLength;
  elements?: ContentElement[];
  margins?: ContentInsets;
  views?: ContentNode[];
  guides?: {
    id: ContentName;
  }[];
  constraints?: ContentConstraint[];
  exactFit?: "fits" | "overflows";
  direction?: "horizontal" | "vertical" | {
    when: ContentCondition;
    then: "horizontal" | "vertical";
    else: "horizontal" | "vertical";
  };
  subviewPadding?: ContentLength;
  overlaps?: boolean;
  contentInsets?: ContentInsets;
  addsLayoutMargins?: boolean;
  branches?: {
    when?: ContentCondition;
    content: ContentNode;
  }[];
  rows?: ContentNode[];
  operations?: ContentOperation[];
  axis?: "horizontal" | "vertical";
  rowInset?: ContentInsets;
  separatorInset?: ContentInsets;
  separatorWidth?: ContentLength;
  hidesSeparatorsByDefault?: boolean;
  automaticallyHidesLastSeparator?: boolean;
};

/** item.attribute = multiplier * to.toAttribute + constant, or an inequality. */
export type ContentConstraint = {
  id?: ContentName;
  item: ContentConstraintItem;
  attribute: "left" | "right" | "top" | "bottom" | "leading" | "trailing" | "width" | "height" | "centerX" | "centerY" | "firstBaseline" | "lastBaseline";
  relation?: "lessThanOrEqual" | "equal" | "greaterThanOrEqual";
  to?: ContentConstraintItem;
  toAttribute?: string;
  multiplier?: number;
  constant?: ContentPoints;
  priority?: number;
} & ({
  to: ContentConstraintItem;
} | {
  attribute?: "width" | "height";
});

/** The id of a view or a guide, or the container and its guides. */
export type ContentConstraintItem = ".." | "@margins" | "@safeArea" | "@readable" | string;

/** An element of a flow. */
export type ContentElement = {
  space: ContentWidth;
} | {
  newline: ContentPoints;
} | {
  choice: ContentElement[][];
  id?: ContentName;
} | {
  box: ContentElement[];
  id?: ContentName;
  margins?: ContentInsets;
  width?: ContentWidth;
  vertical?: ContentLineAlignment;
} | ContentNode;

/** An operation on rows. */
export type ContentOperation = {
  do: "add" | "prepend" | "remove" | "hide" | "show" | "hideSeparator" | "showSeparator" | "setTapHandler" | "removeTapHandler";
  rows: ContentName[];
} | {
  do: "insert";
  rows: ContentName[];
  before: ContentName;
} | {
  do: "insert";
  rows: ContentName[];
  after: ContentName;
} | {
  do: "setInset" | "setSeparatorInset";
  rows: ContentName[];
  inset: ContentInsets;
} | {
  do: "removeAll";
} | {
  do: "tap" | "scrollToVisible";
  row: ContentName;
} | {
  do: "set";
  axis?: "horizontal" | "vertical";
  rowInset?: ContentInsets;
  separatorInset?: ContentInsets;
  separatorWidth?: ContentLength;
  hidesSeparatorsByDefault?: boolean;
  automaticallyHidesLastSeparator?: boolean;
};

/** The environment of a case document, and traits. */
export type ContentEnvironment = {
  traits?: {
    horizontalSizeClass?: "compact" | "regular";
    verticalSizeClass?: "compact" | "regular";
  };
};

/** Imposed lengths; null lets the content choose. */
export type ContentProposal = {
  width?: ContentLength | null;
  height?: ContentLength | null;
};

export type ContentPairs = [number, number][];

export type ContentIndexes = number[];

export type ContentExpected = {
  size?: [number, number];
  frames?: {
    [key: string]: [number, number, number, number];
  };
  framesAreComplete?: boolean;
  absent?: string[];
  diagnostics?: string[];
  choices?: {
    [key: string]: number;
  };
  branches?: {
    [key: string]: number | null;
  };
  contentSizes?: {
    [key: string]: [number, number];
  };
  offsets?: {
    [key: string]: [number, number];
  };
  rows?: {
    [key: string]: {
      all?: string[];
      hidden?: string[];
      taps?: (("didTapView" | "handler")[])[];
    };
  };
  reflowed?: string[];
  baselines?: [number, number];
  changes?: {
    [key: string]: {
      deletes?: ContentIndexes;
      inserts?: ContentIndexes;
      updates?: ContentPairs;
      moves?: ContentPairs;
    };
  };
  intermediate?: {
    [key: string]: [number, number, number, number];
  };
  /** Constraints by id or index. */
  broken?: (string | number)[];
  ambiguous?: string[];
  /** The sum of violations by priority, in points. */
  cost?: {
    [key: string]: ContentLength;
  };
};

export type Script = ScriptAction[];

/** An action: one key that names it, with its parameters. */
export type ScriptAction = One<{
  drag: {
    from?: ScriptPoint;
    by: ScriptPoint;
    duration?: ScriptSeconds;
    holding?: ScriptSeconds;
  } | {
    /** Points [seconds, x, y] of the view, in the order of their times. */
    path: [ScriptLength, ScriptLength, ScriptLength][];
  };
  fling: ScriptLength;
  tap: ScriptPoint | true;
  scrollTo: {
    offset: ScriptOffset;
    animated?: boolean;
  };
  scrollToItem: {
    item: ScriptItem;
    position?: "top" | "centeredVertically" | "bottom" | "leading" | "centeredHorizontally" | "trailing" | "nearest";
    animated?: boolean;
  };
  wait: ScriptSeconds | "rest";
  /** [width, height] in points. */
  resize: [ScriptSide, ScriptSide];
  rotate: true;
  /** The preferred text size. */
  contentSizeCategory: "extraSmall" | "small" | "medium" | "large" | "extraLarge" | "extraExtraLarge" | "extraExtraExtraLarge" | "accessibilityMedium" | "accessibilityLarge" | "accessibilityExtraLarge" | "accessibilityExtraExtraLarge" | "accessibilityExtraExtraExtraLarge";
  keyboard: ScriptSide;
  insert: ScriptItems;
  delete: ScriptItems;
  move: ScriptMove[];
  reload: true | ScriptItems | {
    itemCounts: ScriptCount[];
  };
  reconfigure: ScriptItems | ScriptSupplementaries;
  insertSections: ScriptSections | ScriptSectionItemCounts;
  deleteSections: ScriptSections;
  moveSection: ScriptSectionMove;
  reloadSections: ScriptSections;
  batch: ScriptUpdate[];
  apply: ScriptSnapshotSection[];
  orthogonal: {
    section: ScriptSection;
    drag: ScriptLength;
    duration?: ScriptSeconds;
  } | {
    section: ScriptSection;
    fling: ScriptLength;
  } | {
    section: ScriptSection;
    scrollTo: number;
    animated?: boolean;
  };
  lift: ScriptItem;
  dragItem: {
    to: ScriptPoint;
    duration?: ScriptSeconds;
  };
  drop: true;
  cancelMovement: true;
}>;

/** One operation of a batch: one key. */
export type ScriptUpdate = One<{
  insert: ScriptItems;
  delete: ScriptItems;
  move: ScriptMove[];
  reload: ScriptItems;
  reconfigure: ScriptItems;
  insertSections: ScriptSections | ScriptSectionItemCounts;
  deleteSections: ScriptSections;
  moveSection: ScriptSectionMove;
  reloadSections: ScriptSections;
  itemCounts: ScriptSectionItemCounts;
}>;

/** [x, y] in points of the view. */
export type ScriptPoint = [ScriptLength, ScriptLength];

/** [x, y] in points. */
export type ScriptOffset = [number, number];

/** Points, or points per second. */
export type ScriptLength = number;

/** Points. */
export type ScriptSide = number;

/** Seconds. */
export type ScriptSeconds = number;

export type ScriptCount = number;

export type ScriptSection = number;

/** The index path of an item, S.I: section and item. */
export type ScriptItem = string;

export type ScriptItems = ScriptItem[];

/** Headers, footers and side views. */
export type ScriptSupplementaries = string[];

/** Section indexes. */
export type ScriptSections = ScriptSection[];

/** Item counts, by section index. */
export type ScriptSectionItemCounts = {
  [key: string]: ScriptCount;
};

export type ScriptMove = {
  from: ScriptItem;
  to: ScriptItem;
};

export type ScriptSectionMove = {
  from: ScriptCount;
  to: ScriptCount;
};

export type ScriptSnapshotSection = {
  id: string;
  items: string[];
};
