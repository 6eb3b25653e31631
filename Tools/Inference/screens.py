#!/usr/bin/env python3
"""Random layouts of app screens, to try `playground infer`.

    python3 screens.py PLAYGROUND SEED COUNT [--only N] [--keep DIR] [--jobs 2] [--show]

Each layout is laid out in two views of real devices. `infer` gets the frames of both, and what it finds is laid out
in a third view. Half of the layouts come as full recordings of an app (`app`: frames, surroundings of the view, the sizes
that cells prefer, all cells of rows), the others as frames, the view's size and the item counts alone (`bare`). `--show`
prints the documents and does not infer. Layout N of a seed is always the same, whatever COUNT is.
"""
import argparse, copy, json, os, random, re, subprocess, tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

# ---------------------------------------------------------------- words of documents
fw, fh, ab, es, un = [lambda v, k=k: {k: v} for k in
                      ("fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings")]

def item(w, h, **more): return dict({"type": "item", "width": w, "height": h}, **more)
def group(kind, w, h, subitems, gap=None, **more):
    made = dict({"type": kind, "width": w, "height": h}, **more)
    if isinstance(subitems, tuple): made["subitem"], made["count"] = subitems   # `count:` of an item
    else: made["subitems"] = subitems
    if gap: made["interItemSpacing"] = gap if isinstance(gap, dict) else {"fixed": gap}
    return made
def row(*a, **k): return group("horizontal", *a, **k)
def column(*a, **k): return group("vertical", *a, **k)
def around(v): return {"top": v, "leading": v, "bottom": v, "trailing": v}
def sides(v): return {"leading": v, "trailing": v}
FILL = lambda **more: item(fw(1), fh(1), **more)

# What a self-sizing cell shows: a title and a text, or a chip with one line.
def article(title, body, pad):
    return {"type": "vStack", "spacing": 4, "insets": pad, "items": [
        {"id": "title", "text": {"length": title, "textStyle": "headline"}},
        {"id": "body", "text": {"length": body, "textStyle": "body"}}]}
def chip(length, pad):
    return {"type": "hStack", "insets": {"top": 6, "leading": pad, "bottom": 6, "trailing": pad}, "items": [
        {"id": "text", "text": {"length": length, "textStyle": "subheadline"}}]}

# ---------------------------------------------------------------- views of real devices
# name: width, height, scale, safe area at top and bottom, in landscape at the sides and bottom, regular width there
DEVICES = {
    "iPhone SE (1st)": (320, 568, 2, 20, 0, 0, 0, False), "iPhone SE (3rd)": (375, 667, 2, 20, 0, 0, 0, False),
    "iPhone 13 mini": (375, 812, 3, 50, 34, 50, 21, False), "iPhone 14": (390, 844, 3, 47, 34, 47, 21, False),
    "iPhone 11": (414, 896, 2, 48, 34, 48, 21, True), "iPhone 15": (393, 852, 3, 59, 34, 59, 21, False),
    "iPhone 15 Pro Max": (430, 932, 3, 59, 34, 59, 21, True), "iPhone 16 Pro": (402, 874, 3, 62, 34, 62, 21, False),
    "iPhone 16 Pro Max": (440, 956, 3, 62, 34, 62, 21, True), "iPad (9th)": (810, 1080, 2, 20, 0, 0, 0, True),
    "iPad mini (6th)": (744, 1133, 2, 24, 20, 0, 0, True), "iPad Air 11\"": (820, 1180, 2, 24, 20, 0, 0, True),
    "iPad Pro 11\"": (834, 1194, 2, 24, 20, 0, 0, True), "iPad Pro 12.9\"": (1024, 1366, 2, 24, 20, 0, 0, True)}
PHONES, PADS = [d for d in DEVICES if "iPhone" in d], [d for d in DEVICES if "iPad" in d]

def environment(device, landscape, surroundings=True, direction=None):
    w, h, scale, top, bottom, side, low, regular = DEVICES[device]
    pad = device in PADS
    if landscape: w, h = h, w
    made = {"size": [w, h], "displayScale": scale}
    if direction: made["layoutDirection"] = direction
    if not surroundings: return made
    if landscape and not pad: top, bottom = 0, low
    side = side if landscape and not pad else 0
    margin = side + (20 if regular and (pad or landscape) else 16)
    readable = max(margin, (w - 672) / 2)
    for key, s in ("safeAreaInsets", side), ("layoutMargins", margin), ("readableContentInsets", readable):
        made[key] = {"top": top, "left": s, "bottom": bottom, "right": s}
    return made

def views(r, needs_margins, edges, plain, direction):
    """Two views to give and a third to predict, each a device and whether it is in landscape."""
    while True:
        pair = r.choices(["phone+pad", "turned phone", "turned pad", "phones"],
                         [50, 25, 0 if needs_margins else 13, 0 if needs_margins else 12])[0]
        phone, other, pad = r.choice(PHONES), r.choice(PHONES), r.choice(PADS)
        given = {"phone+pad": [(phone, False), (pad, r.random() < .4)], "turned phone": [(phone, False), (phone, True)],
                 "turned pad": [(pad, False), (pad, True)], "phones": [(phone, False), (other, False)]}[pair]
        if pair == "turned phone" and needs_margins and not DEVICES[phone][7]: continue   # margins of 16 in both
        third = (r.choice(PHONES + PADS), r.random() < .4)
        beside = lambda v: not plain and environment(*v)["safeAreaInsets"]["left"] > 0
        if edges and beside(third) and not any(map(beside, given)): continue   # what is beside a notch, they do not show
        sizes = [environment(*v)["size"] for v in given + [third]]
        far = all(abs(sizes[2][0] - s[0]) >= 45 and abs(sizes[2][1] - s[1]) >= 20 for s in sizes[:2])
        if far and abs(sizes[0][0] - sizes[1][0]) >= 15:
            return [environment(*v, not plain, direction) for v in given + [third]], [
                v[0] + (" landscape" if v[1] else "") for v in given + [third]]

# ---------------------------------------------------------------- sections
class Style:
    """What a screen has in common: a margin, a gap, the kind of its headers."""
    def __init__(self, r):
        self.r = r
        self.margin = self.pick({16: 50, 20: 20, 12: 8, 8: 6, 10: 6, 15: 5, 24: 5})
        self.gap = self.pick({8: 26, 10: 20, 12: 18, 16: 14, 5: 6, 4: 6, 20: 4, 6: 3, 2: 3})
        self.header = self.pick({"absolute": 60, "estimated": 40})
        self.tall = self.pick({44: 40, 40: 12, 50: 12, 30: 8, 32: 6, 36: 6, 48: 6, 60: 6, 56: 4})
        self.pinned = self.chance(.22)
    def pick(self, weights): return self.r.choices(list(weights), list(weights.values()))[0]
    def chance(self, p): return self.r.random() < p
    def one(self, *values): return self.r.choice(values)
    def many(self, low, high): return self.r.randint(low, high)
    def section(self, made, insets="some", spacing=None, **more):
        m = self.margin
        if insets == "some":
            insets = self.pick({"none": 10, "sides": 38, "all": 18, "low": 14, "both": 14, "leading": 3, "odd": 3})
        value = {"none": None, "sides": sides(m), "all": around(m), "low": dict(sides(m), bottom=self.one(8, 16, 20, 24, 32)),
                 "both": dict(sides(m), top=self.one(8, 10, 12, 16), bottom=self.one(8, 16, 20, 24)), "leading": {"leading": m},
                 "odd": {"top": self.one(0, 4, 10), "leading": m, "bottom": self.one(0, 5, 30), "trailing": self.one(8, 12, 24)}
                 }.get(insets) if isinstance(insets, str) else insets
        made = dict({"group": made}, **more)
        if value: made["contentInsets"] = value
        if spacing is None: spacing = self.gap if self.chance(.75) else 0
        if spacing: made["interGroupSpacing"] = spacing
        return made
    def texts(self, n, low=20, high=240):
        pad = self.one(8, 12, 16)
        return {"contents": [article(self.many(10, 40), self.many(low, high), pad) for _ in range(n)]}

def rows(s):
    h = ab(s.pick({44: 14, 50: 8, 60: 16, 64: 8, 72: 10, 80: 14, 88: 6, 100: 12, 120: 8, 56: 4}))
    made = row(fw(1), h, [FILL()]) if s.chance(.75) else column(fw(1), h, [FILL()])
    if s.chance(.12): made["subitems"][0]["contentInsets"] = s.one(sides(s.margin), around(s.one(2, 4, 5, 8)))
    return s.section(made, spacing=s.pick({0: 40, 1: 10, s.gap: 50})), s.many(3, 14), None
def feed(s):
    e, n = es(s.one(44, 50, 60, 80, 100, 100, 120, 150, 200, 300)), s.many(3, 10)
    make = row if s.chance(.7) else column
    return s.section(make(fw(1), e, [item(fw(1), e)])), n, s.texts(n)
def grid(s):
    n, g = s.pick({2: 34, 3: 40, 4: 18, 5: 6, 6: 2}), s.gap
    h = s.pick({"square": 45, "absolute": 35, "fraction": 20})
    h = {"square": fw(s.one(1 / n, 1 / n, round(1 / n, 2))), "absolute": ab(s.one(80, 100, 120, 150, 180, 200, 220)),
         "fraction": s.one(fw(.6), fw(.5), fw(.3), fh(.25), fh(.2))}[h]
    form = s.pick({"count": 45, "insets": 30, "fraction": 25})
    if form == "count": made = row(fw(1), h, (FILL(), n), g)
    elif form == "insets":
        made = row(fw(1), h, [item(fw(1 / n), fh(1), contentInsets=around(s.one(1, 2, 2, 4, 5, 5, 8)))])
        return s.section(made, insets=s.pick({"none": 50, "sides": 20, "all": 30}), spacing=0), s.many(5, 30), None
    else: made = row(fw(1), h, [item(fw(1 / n), fh(1))], s.one(0, g, g))
    return s.section(made, spacing=s.one(g, g, g, 0, s.one(8, 12, 20))), s.many(4, 30), None
def mosaic(s):
    pad = {"contentInsets": around(s.one(1, 2, 4, 5, 10))} if s.chance(.55) else {}
    gap = 0 if pad else s.gap
    big = s.one(.7, 2 / 3, .5, .6, .75)
    h = s.one(ab(200), ab(240), ab(300), fw(.5), fw(2 / 3), fh(.4), fh(.3))
    if s.chance(.3):   # a large photo, then a main one beside a pair, then three: one group of all
        pair = column(fw(1 / 3), fh(1), (FILL(**pad), 2), gap)
        main = row(fw(1), fw(4 / 9), [item(fw(2 / 3), fh(1), **pad), pair], gap)
        triple = row(fw(1), fw(2 / 9), (FILL(**pad), 3) if s.chance(.5) else [item(fw(1 / 3), fh(1), **pad)], gap)
        first = item(fw(1), fw(2 / 3), **pad)
        parts = s.one([first, main, triple], [main, triple], [first, triple], [triple, main])
        tall = sum({id(first): 6, id(main): 4, id(triple): 2}[id(p)] for p in parts) / 9
        return s.section(column(fw(1), fw(tall), parts), insets=s.one("none", "none", "sides"), spacing=0), s.many(7, 20), None
    small = column(fw(1 - big), fh(1), (FILL(**pad), s.one(2, 2, 2, 3)), gap)
    large = item(fw(big), fh(1), **pad)
    return s.section(row(fw(1), h, s.one([large, small], [large, small], [small, large]), gap),
                     spacing=0 if pad else gap), s.many(6, 18), None
def cards(s):
    w = s.pick({"fraction": 55, "absolute": 45})
    if w == "fraction":
        w = fw(s.pick({.9: 18, .8: 15, .85: 10, .425: 8, .4: 12, .45: 10, .7: 6, .6: 5, .93: 4, .33: 6, .3: 6}))
        h = s.one(ab(150), ab(180), ab(200), ab(220), ab(250), fw(.5), fw(.55), fw(.4), fh(.25))
    else: w, h = ab(s.one(120, 140, 150, 160, 200, 250, 280)), ab(s.one(100, 140, 180, 200, 220, 240))
    behavior = s.pick({"continuous": 38, "continuousGroupLeadingBoundary": 16, "groupPaging": 26, "groupPagingCentered": 15, "paging": 5})
    if s.chance(.12):   # one cell and its height are the tallest page's, or as high as the texts need
        n, e = s.many(4, 7), s.one(un, es)(s.one(100, 150, 200))
        return s.section(row(w, e, [item(fw(1), e)]), orthogonalScrollingBehavior=behavior), n, s.texts(n, 20, 120)
    pad = {"contentInsets": s.one({"trailing": s.gap}, sides(5), around(5))} if s.chance(.2) else {}
    return s.section(row(w, h, [FILL(**pad)]), spacing=0 if pad else None,
                     orthogonalScrollingBehavior=behavior), s.many(4, 10), None
def stacked(s):
    n, g = s.one(2, 3, 3, 3, 4), s.pick({0: 30, s.gap: 60, 10: 10})
    w = fw(s.pick({.9: 30, .93: 15, .92: 8, .85: 12, .8: 8, 1: 5, .95: 10})) if s.chance(.85) else ab(s.one(280, 300, 320))
    h = ab(s.one(180, 200, 210, 220, 240, 250, 270, 300))
    made = column(w, h, (FILL(), n), g) if s.chance(.6) else column(w, h, [item(fw(1), fh(1 / n))], g)
    return s.section(made, orthogonalScrollingBehavior=s.one("groupPaging", "groupPaging", "groupPagingCentered", "continuousGroupLeadingBoundary")), s.many(6, 18), None
def banner(s):
    w = s.pick({1: 35, .9: 35, .85: 12, .92: 8, .95: 10})
    made = row(fw(w), s.one(ab(180), ab(200), ab(220), ab(160), fw(.5), fw(.5625), fw(.6), fh(.3)), [FILL()])
    if w == 1 and s.chance(.4): made["subitems"][0]["contentInsets"] = s.one(sides(s.margin), around(8))
    section = s.section(made, insets=s.one("none", "none", {"bottom": 16}, {"top": 10}), spacing=0 if w == 1 else s.gap,
                        orthogonalScrollingBehavior=s.one("paging", "groupPaging") if w == 1 else s.one("groupPagingCentered", "groupPagingCentered", "groupPaging"))
    if s.chance(.5): section["boundarySupplementaryItems"] = [{"elementKind": "page-dots", "width": fw(1), "height": ab(s.one(20, 30, 40)), "alignment": "bottom"}]
    return section, s.many(3, 7), None
def listing(s):
    n, made = s.many(1, 8), {"appearance": s.listKind}
    if s.listHeaders: made["headerMode"] = s.listHeaders
    if s.chance(.2): made["footerMode"] = "supplementary"
    heights = {"heights": [44] if s.chance(.5) else [s.one(44, 44, 52, 60, 65, 76) for _ in range(n)]}
    return {"list": made}, n, dict(heights, supplementary={k: {"heights": [s.one(28, 32, 38, 44, 56)]} for k in
        ("UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter")})
def insetCard(s):
    section = s.section(row(fw(1), ab(s.one(44, 48, 52, 60)), [FILL()]), insets=s.one("all", "both", "sides"), spacing=s.one(0, 0, 1))
    section["decorationItems"] = [{"elementKind": "background"}]
    around_it = s.pick({"none": 25, "sides": 45, "all": 15, "top": 15})
    if around_it != "none":
        section["decorationItems"][0]["contentInsets"] = {"sides": sides(s.one(8, s.margin / 2, s.margin)), "all": around(s.one(4, 5, 8)),
                                                          "top": {"top": s.tall}}[around_it]
    return section, s.many(2, 7), None
def calendar(s):
    h = s.pick({"square": 50, "absolute": 50})
    h = fw(1 / 7) if h == "square" else ab(s.one(40, 44, 48, 50, 60))
    made = row(fw(1), h, (FILL(), 7)) if s.chance(.5) else row(fw(1), h, [item(fw(1 / 7), fh(1))])
    if s.chance(.35): made["interItemSpacing"] = {"fixed": s.one(1, 2, 4)}
    section = s.section(made, insets=s.one("none", "sides", "sides", "both"), spacing=s.one(0, 0, 1, 4))
    section["boundarySupplementaryItems"] = [header(s, "month", ab(s.one(40, 44, 50)))]
    return section, s.one(28, 30, 31, 35), None
def chat(s):
    n, e = s.many(5, 14), es(s.one(44, 50, 60, 80))
    w = fw(1) if s.chance(.7) else fw(s.one(.75, .8))
    bubbles = [item(w, e)] if w == fw(1) else [item(w, e), item(w, e, edgeSpacing={"leading": {"flexible": 0}})]
    made = (row if w == fw(1) else column)(fw(1), e if w == fw(1) else es(100), bubbles, 0 if w == fw(1) else s.one(4, 8))
    return s.section(made, spacing=s.one(2, 4, 8, 8, 10)), n, {"contents": [article(s.many(4, 12), s.many(5, 160), 10) for _ in range(n)]}
def tags(s):
    n = s.many(6, 20)
    if s.chance(.5): made = row(fw(1), es(36), [item(es(s.one(60, 80, 100)), es(36))], s.one(8, 8, 10, 6))
    else:
        h = ab(s.one(30, 32, 36, 40))
        made = row(fw(1), h, [item(es(s.one(60, 80, 100)), fh(1))], s.one(8, 8, 10, 6))
    return s.section(made, spacing=s.one(8, 8, 10, 12)), n, {"contents": [chip(s.many(3, 18), s.one(10, 12)) for _ in range(n)]}
def chips(s):
    n, h = s.many(5, 12), ab(s.one(32, 34, 36, 40, 44))
    w = es(s.one(60, 80, 100)) if s.chance(.7) else ab(s.one(80, 90, 100))
    made = row(w, h, [item(w if "estimated" in w else fw(1), fh(1))])
    return (s.section(made, insets=s.one("sides", "sides", "both", "all"), spacing=s.one(8, 8, 10, 12), orthogonalScrollingBehavior="continuous"),
            n, {"contents": [chip(s.many(3, 16), 12) for _ in range(n)]} if "estimated" in w else None)
def dashboard(s):
    g, h = s.gap, s.one(100, 110, 120, 140, 160)
    halves = row(fw(1), fh(.5), (FILL(), 2), g)
    wide = item(fw(1), fh(.5))
    form = s.pick({"wide first": 35, "wide last": 20, "side": 30, "three": 15})
    if form == "side":
        made = row(fw(1), ab(2 * h), [item(fw(.5), fh(1)), column(fw(.5), fh(1), (FILL(), 2), g)], g)
    elif form == "three":
        made = column(fw(1), ab(3 * h), [item(fw(1), ab(h)), row(fw(1), ab(h), [item(fw(.5), fh(1))], g)], g)
    else: made = column(fw(1), ab(2 * h), [wide, halves] if form == "wide first" else [halves, wide], g)
    return s.section(made, insets=s.one("sides", "all", "both"), spacing=g), s.many(3, 12), None
def onboarding(s):
    h = s.one(fh(1), fh(1), fh(.8), fh(.75), fh(.9))
    return s.section(row(fw(1), h, [FILL()]), insets="none", spacing=0, orthogonalScrollingBehavior=s.one("paging", "paging", "groupPaging", "groupPagingCentered")), s.many(3, 5), None
def agenda(s):
    w, h, g = s.one(44, 50, 60, 64, 72, 80), s.one(120, 150, 180, 200), s.gap
    if s.chance(.5):    # a column of the hour or the team, and rows beside it
        made = row(fw(1), ab(h), [item(ab(w), fh(1)), column(fw(s.one(.7, .75)), fh(1), (FILL(), s.one(2, 3)), s.one(0, g))], s.one(0, g))
        return s.section(made, insets=s.one("sides", "none", "all")), s.many(4, 15), None
    section = s.section(row(fw(1), ab(s.one(50, 60, 64, 80)), [FILL()]), insets={"leading": w, "trailing": s.margin}, spacing=s.one(4, 6, 8))
    section["supplementariesFollowContentInsets"] = False
    section["boundarySupplementaryItems"] = [{"elementKind": "day", "width": ab(w), "height": ab(s.one(50, 60)), "alignment": "topLeading", "extendsBoundary": False}]
    return section, s.many(2, 6), None
def products(s):
    n, count = s.many(4, 14), s.one(2, 2, 2, 3)
    if s.chance(.55):
        e = es(s.one(200, 220, 250, 260, 300))
        inner = s.pick({"estimated": 70, "uniform": 30})
        made = row(fw(1), e, (item(fw(1), e if inner == "estimated" else un(e["estimated"])), count) if s.chance(.6)
                   else [item(fw(1 / count), e if inner == "estimated" else un(e["estimated"]))], s.gap)
        return s.section(made), n, s.texts(n, 20, 160)
    inner = FILL()
    if s.chance(.4): inner["supplementaryItems"] = [badge(s)]
    return s.section(row(fw(1), s.one(ab(220), ab(240), ab(260), ab(280), fw(.7), fw(.75)), (inner, count), s.gap)), n, None
def badge(s):
    size = s.one(16, 20, 24, 30)
    offset = {"fractionalOffset": s.one([.3, -.3], [.5, -.5])} if s.chance(.6) else {"absoluteOffset": s.one([8, -8], [4, -4], [-8, 8])}
    return {"elementKind": "badge", "width": ab(size), "height": ab(size), "containerAnchor": dict({"edges": ["top", "trailing"]}, **offset)}
def hero(s):
    h = s.one(ab(200), ab(250), ab(300), ab(400), fw(.5625), fw(.75), fw(1), fh(.3), fh(.4), fw(1.2))
    return s.section(row(fw(1), h, [FILL()]), insets=s.one("none", "none", "none", "sides", "all"), spacing=0), 1, None
def circles(s):
    w = s.one(60, 64, 70, 72, 76, 80, 90)
    inner = FILL(supplementaryItems=[badge(s)]) if s.chance(.25) else FILL()
    return s.section(row(ab(w), ab(w + s.one(0, 20, 24, 30)), [inner]), spacing=s.one(8, 10, 12, 16),
                     orthogonalScrollingBehavior=s.one("continuous", "continuous", "continuousGroupLeadingBoundary")), s.many(5, 14), None
def fitting(s):
    w = s.one(60, 72, 80, 90, 100, 110, 120)
    gap = {"flexible": s.one(4, 8, 10)} if s.chance(.55) else {"fixed": s.one(8, 10, 12)}
    return s.section(row(fw(1), ab(s.one(w, w, w + 20, w + 30)), [item(ab(w), fh(1))], gap)), s.many(5, 24), None
def edged(s):
    g = s.one(4, 5, 8, 10)
    if s.chance(.4):      # groups of a fixed width in the middle
        made = row(ab(s.one(240, 280, 300)), ab(s.one(60, 80, 120)), [FILL()], edgeSpacing={"leading": {"flexible": 0}, "trailing": {"flexible": 0}})
        return s.section(made, insets=s.one("none", "sides", "all")), s.many(2, 8), None
    if s.chance(.4):      # groups with space above and below
        made = row(fw(1), ab(s.one(60, 80, 100)), (FILL(), s.one(1, 2)), edgeSpacing={"top": {"fixed": g}, "bottom": {"fixed": g}})
        return s.section(made, spacing=0), s.many(3, 10), None
    n = s.one(2, 3)       # items with space around them
    made = row(fw(1), ab(s.one(80, 100, 120)), [item(fw(s.one(.45, .4) if n == 2 else .3), fh(1), edgeSpacing={"leading": {"fixed": g}})])
    return s.section(made, insets=s.one("none", "sides")), s.many(4, 12), None
def pair(s):
    e, n = es(s.one(60, 80, 100)), s.one(2, 4, 6)
    return s.section(row(fw(1), e, [item(fw(.5), e)], s.one(0, s.gap)), insets=s.one("sides", "all")), n, s.texts(n, 5, 80)
def waterfall(s):       # the frames were computed for one width, as people do at first
    w, n, y, frames = s.one(160, 170), s.many(4, 9), [0, 0], []
    for i in range(n):
        h, c = s.one(120, 150, 180, 210, 240), y.index(min(y))
        frames.append({"frame": [c * (w + s.gap), y[c], w, h]})
        y[c] += h + s.gap
    return s.section({"type": "custom", "width": fw(1), "height": ab(max(y)), "items": frames}, spacing=0), n, None
def repeating(s):
    n = s.one(3, 4, 5)
    made = {"type": "horizontal", "width": fw(1), "height": ab(s.one(80, 100)), "repeatingSubitem": item(fw(s.one(.2, .18)), fh(1)),
            "count": n, "interItemSpacing": {"fixed": s.one(4, 8)}}
    return s.section(made), s.many(n, 3 * n), None

def header(s, kind, h, alignment="top"):
    made = {"elementKind": kind, "width": fw(1), "height": h, "alignment": alignment}
    if alignment == "top" and s.pinned: made.update(pinToVisibleBounds=True, zIndex=s.one(2, 2, 10))
    if s.chance(.06): made["contentInsets"] = s.one({"leading": 4}, sides(s.margin), {"bottom": 8}, {"top": 4, "bottom": 4})
    if s.chance(.03): made["absoluteOffset"] = s.one([0, -8], [0, -4], [0, 5])
    return made

# What a screen is made of. The first list is always there, the others by chance; `odd` mixes everything.
SCREENS = {
    "store": (14, [banner, cards], [stacked, cards, stacked, chips, rows]), "music": (10, [cards, stacked], [cards, rows, circles, hero]),
    "photos": (11, [grid, mosaic], [grid, mosaic, cards]), "settings": (8, [listing], [listing, listing, listing]),
    "cards": (5, [insetCard], [insetCard, rows, insetCard]), "news": (11, [feed], [hero, cards, chips, feed, banner]),
    "calendar": (5, [calendar], [calendar, agenda, rows]), "chat": (5, [chat], [chat]), "shop": (11, [products, grid], [chips, banner, circles, products]),
    "dashboard": (7, [dashboard, grid], [pair, rows, dashboard, cards]), "onboarding": (2, [onboarding], []),
    "profile": (7, [hero, circles], [grid, pair, rows, feed]), "explore": (6, [tags, mosaic, chips], [grid, tags, cards]),
    "agenda": (3, [agenda], [agenda, rows]), "list": (7, [rows, feed], [rows, circles, feed]),
    "odd": (8, [fitting, edged, waterfall, repeating, agenda, fitting, edged], [fitting, edged, repeating, tags, mosaic, stacked, grid])}

def screen(seed, number):
    """The layout document, the item counts, the measurement, the views, and what is in it."""
    r = random.Random(f"screens {seed} {number}")
    s = Style(r)
    name = s.pick({k: v[0] for k, v in SCREENS.items()})
    s.listKind = s.pick({"insetGrouped": 60, "grouped": 15, "plain": 20, "sidebar": 5})
    s.listHeaders = s.pick({None: 45, "supplementary": 50, "firstItemInSection": 5})
    first, others = SCREENS[name][1:]
    wanted = s.pick({1: 32, 2: 30, 3: 22, 4: 11, 5: 5}) if others else 1
    makers = [r.choice(first)] + [r.choice(others) for _ in range(wanted - 1)] if others else first
    if name not in ("chat", "settings", "calendar") and s.chance(.5): makers = sorted(makers, key=lambda m: m not in (hero, banner, chips))
    headed, sections, counts, rules = s.chance(.6), [], [], {}
    measured = {"supplementary": {"header": {"constant": {"height": s.one(36, 41, 52, 60)}}, "footer": {"constant": {"height": s.one(28, 34)}},
                                  "global-header": {"constant": {"height": s.one(90, 120)}}}}
    for index, maker in enumerate(makers):
        section, n, rule = maker(s)
        if "group" in section:
            items = section.setdefault("boundarySupplementaryItems", [])
            if headed and not items and maker not in (hero, banner, onboarding) and s.chance(.85):
                items.append(header(s, "header", ab(s.tall) if s.header == "absolute" else es(s.tall)))
            if s.chance(.1) and maker not in (banner, onboarding):
                items.append(header(s, "footer", ab(s.one(20, 30, 44)) if s.chance(.6) else es(30), "bottom"))
            if not items: del section["boundarySupplementaryItems"]
            elif s.chance(.08): section["supplementariesFollowContentInsets"] = False
            if "decorationItems" not in section and s.chance(.06): section["decorationItems"] = [{"elementKind": "background"}]
            reference = s.pick({None: 87, "layoutMargins": 5, "readableContent": 3, "none": 3, "safeArea": 2})
            if reference and maker is not waterfall:
                section["contentInsetsReference"] = reference
                if reference in ("layoutMargins", "readableContent") and s.chance(.8):   # instead of insets at the sides
                    kept = {k: v for k, v in section.pop("contentInsets", {}).items() if k in ("top", "bottom")}
                    if kept: section["contentInsets"] = kept
        sections.append(section), counts.append(n)
        if rule: rules[str(index)] = rule
    doc = {"sections": sections}
    if rules: measured["sections"] = rules
    if s.chance(.35) and len(sections) > 1: doc["interSectionSpacing"] = s.one(8, 10, 16, 20, 20, 24, 32)
    reference = s.pick({None: 91, "none": 5, "layoutMargins": 2, "readableContent": 2})
    if reference: doc["contentInsetsReference"] = reference
    if s.chance(.08):
        doc["boundarySupplementaryItems"] = [header(s, "global-header", s.one(ab(60), ab(100), ab(150), ab(200), es(100), fw(.5)))]
    if s.chance(.03):
        doc.setdefault("boundarySupplementaryItems", []).append({"elementKind": "global-footer", "width": fw(1), "height": ab(s.one(44, 50, 80)), "alignment": "bottom"})
    if name in ("photos", "odd") and len(sections) == 1 and s.chance(.12) and makers[0] is grid:   # pages to the side
        doc, counts = {"scrollDirection": "horizontal", "sections": [s.section(
            column(s.one(fw(.5), ab(150), fw(1 / 3)), fh(1), (FILL(), s.one(2, 3, 4)), s.gap), insets="all")]}, [s.many(6, 20)]
    text = json.dumps(doc)
    margins = any(w in text for w in ("layoutMargins", "readable", '"list"'))
    plain = not margins and s.chance(.18)
    direction = "rightToLeft" if s.chance(.03) else None
    # The height of a row whose cells size themselves is that of its tallest cell, which may be beyond the edge of the view.
    own = any(part.get("orthogonalScrollingBehavior") and estimates(part["group"]) for part in doc["sections"])
    made, names = views(r, margins, '"contentInsetsReference": "none"' in text, plain, direction)
    return dict(doc=doc, counts=counts, measurement=measured, views=made, names=names, screen=name, plain=plain,
                mode=s.one("app", "app" if own else "bare"), makers=[m.__name__ for m in makers])

# ---------------------------------------------------------------- the command
class Failed(Exception): pass

def call(arguments, text=None, fine=(0,)):
    try: done = subprocess.run(arguments, input=text, capture_output=True, text=True, timeout=10)
    except subprocess.TimeoutExpired: raise Failed("no answer in 10 s")
    if done.returncode not in fine: raise Failed(f"exit {done.returncode}: {(done.stderr or done.stdout).strip()[:160]}")
    return json.loads(done.stdout)

def walk(doc, env, answer):
    """A script that shows everything once: down the page, and along each row whose cells size themselves."""
    (w, h), start, actions = env["size"], answer["contentOffset"], []
    rows_of_own = [i for i, part in enumerate(doc["sections"]) if part.get("orthogonalScrollingBehavior") and estimates(part.get("group"))]
    for k in range(min(60, int(answer["contentSize"][1] * 3 / h / .7) + 4)):
        actions.append({"scrollTo": {"offset": [0, start[1] + k * h * .7]}})
        for n in rows_of_own:
            steps = [i * w * .7 for i in range(1, 9)] + [-9999]
            actions += [{"orthogonal": {"section": n, "scrollTo": x}} for x in steps]
    return actions + [{"scrollTo": {"offset": start}}]

def query(playground, doc, env, counts, measurement=None, mode="app"):
    """The answer of `query`, as it is when the user has seen everything and is back at the start.

    `query` measures the cells on the screen only, as a device does. `verify` goes through a script, and reports the
    frames it finds in place of expected ones, here in place of nonsense. It also has the cells of rows beyond the edge,
    which a recording has (`app`), and an answer of `query` has not (`bare`).
    """
    case = {"layout": doc, "environment": env, "itemCounts": counts}
    if measurement: case["measurement"] = measurement
    answer = call([playground, "query", "-", "--format", "json", "--rect=-10000,-10000,1000000,1000000"], json.dumps(case))
    elements, scrolled = {e["id"]: e for e in answer["elements"]}, {}
    for e in answer["elements"]:     # a row whose groups are centered starts so
        if "unscrolledFrame" in e and e["category"] == "cell": scrolled[str(e["section"])] = round(e["unscrolledFrame"][0] - e["frame"][0], 4)
    if env.get("layoutDirection"): scrolled = {k: -v for k, v in scrolled.items()}
    if any(scrolled.values()): case["orthogonalOffsets"] = {k: v for k, v in scrolled.items() if v}
    for n, count in enumerate(counts):
        for i in range(count):
            elements.setdefault(f"cell {n}.{i}", {"id": f"cell {n}.{i}", "category": "cell", "kind": None, "section": n, "item": i,
                                                  "zIndex": 0, "alpha": 1, "isHidden": False})
    if estimates(doc): case["script"] = walk(doc, env, answer)
    case["expected"] = {"afterScript": estimates(doc), "contentSize": [-1, -1], "elements": [{"id": i, "frame": [-5e5, -5e5, 1, 1]} for i in elements]}
    found = call([playground, "verify", "-", "--format", "json"], json.dumps(case), (1,))["cases"][0]
    if "error" in found: raise Failed(found["error"])
    pixels = lambda v: round(round(v * env["displayScale"]) / env["displayScale"], 4) if abs(v * env["displayScale"] - round(v * env["displayScale"])) < .01 else v
    got = {m["subject"]: [pixels(float(v)) for v in re.findall(r"-?[\d.]+(?:e[+-]?\d+)?", m["got"])] for m in found["mismatches"]}
    answer["contentSize"] = got.get("content size", answer["contentSize"])
    answer["elements"] = []
    for name, e in elements.items():
        e["frame"] = got.get(name, [])
        side = e["category"] == "cell" and doc["sections"][e["section"] % len(doc["sections"])].get("orthogonalScrollingBehavior")
        if len(e["frame"]) != 4: continue
        if mode == "app" or not side or (e["frame"][0] < env["size"][0] and e["frame"][0] + e["frame"][2] > 0): answer["elements"].append(e)
    return answer

def frames(answer): return {e["id"]: e["frame"] for e in answer["elements"]}

def difference(want, got, tolerance):
    """The first element that is elsewhere, in words, and nothing if there is none."""
    for name in list(want) + [n for n in got if n not in want]:
        a, b = want.get(name), got.get(name)
        if not a or not b or any(abs(x - y) > tolerance for x, y in zip(a, b)): return f"{name}: is {a}, found {b}"

def estimates(part): return any(w in json.dumps(part) for w in ('"estimated"', '"uniformAcrossSiblings"', '"list"'))

def sizes(doc, answer, everything=False):
    """The measurement with the sizes of the elements that size themselves in `doc`, as they are in the answer."""
    made, cells = {}, {}
    scale = lambda f: {"size": [max(0, f[2] - .001), max(0, f[3] - .001)]}   # contents are rounded up to pixels
    for e in answer["elements"]:
        if e["category"] == "decoration": continue
        n = e["section"]
        part = doc if e["item"] == "max" else doc["sections"][n % len(doc["sections"])]
        if not everything:
            if e["category"] == "cell" and not estimates(part.get("group", part)): continue
            boundary = [b for b in part.get("boundarySupplementaryItems", []) if b["elementKind"] == e["kind"]]
            if boundary and not estimates(boundary): continue
        place = made if e["item"] == "max" else made.setdefault("sections", {}).setdefault(str(n), {})
        if e["category"] == "cell": cells.setdefault(n, {})[e["item"]] = scale(e["frame"])
        else: place.setdefault("supplementary", {}).setdefault(e["kind"], {}).setdefault("contents", []).append(scale(e["frame"]))
    for n, found in cells.items():
        made["sections"][str(n)]["contents"] = [found.get(i, {"size": [1, 1]}) for i in range(max(found) + 1)]
    return made or None

def recording(answer, env, counts, mode, doc):
    """What an app can write down: no frames of unscrolled rows, no parts, no findings."""
    made = {k: answer[k] for k in ("version", "contentSize", "contentOffset", "visibleRect")}
    made["elements"] = [{k: v for k, v in e.items() if k in ("id", "category", "kind", "section", "item", "frame", "zIndex", "alpha", "isHidden")}
                        for e in answer["elements"]]
    if mode == "app":
        made["environment"], made["itemCounts"] = dict(env, systemVersion=17), counts
        x, y, w, h = answer["visibleRect"]
        for e in made["elements"]:
            a, b, c, d = e["frame"]
            seen = a < x + w and a + c > x and b < y + h and b + d > y
            uniform = "uniformAcross" in json.dumps(doc["sections"][(e["section"] or 0) % len(doc["sections"])])
            if e["category"] == "cell" and seen and not uniform: e["preferredSize"] = [c, d]
    return made

def put(doc, path, value):
    """The document with one value replaced; the path is as `sections[0].group.subitems[1].width`."""
    made = copy.deepcopy(doc)
    steps = [int(a) if a else b for a, b in re.findall(r"\[(\d+)\]|([A-Za-z]\w*)", path)]
    place = made
    for step in steps[:-1]: place = place[step] if isinstance(step, int) else place.setdefault(step, {})
    place[steps[-1]] = value
    return made

def alternatives(report):
    for part in report.get("dimensions", []) + report.get("spacings", []) + report.get("names", []):
        for other in part["alternatives"]:
            if isinstance(other, dict) and "layout" in other: yield part["path"], other["layout"]
            elif isinstance(other, dict) and "value" not in other: continue   # insets of cells: equal to the spacing
            else:
                value = other["value"] if isinstance(other, dict) else other
                try: yield f"{part['path']} = {json.dumps(value)}", put(report["layout"], part["path"], value)
                except (KeyError, IndexError, TypeError): continue

# ---------------------------------------------------------------- one layout
def attempt(playground, seed, number, keep=None):
    s = screen(seed, number)
    result, files = dict(number=number, mode=s["mode"], flags=set(), reason="", out=None, kind=s["screen"], makers=s["makers"]), {}
    a, b, c = s["views"]
    try: truth = [query(playground, s["doc"], v, s["counts"], s["measurement"], s["mode"]) for v in s["views"]]
    except Failed as problem:
        result["out"] = f"no truth: {problem}"
        return result
    if frames(truth[0]) == frames(truth[1]): result["out"] = "the two views are identical"
    if not truth[0]["elements"]: result["out"] = "nothing to see"
    if result["out"]: return result
    given = [recording(t, v, s["counts"], s["mode"], s["doc"]) for t, v in zip(truth, (a, b))]
    flags, report = result["flags"], None
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, n) for n in ("A.json", "B.json")]
        for path, g in zip(paths, given):
            with open(path, "w") as file: json.dump(g, file)
        counts = ["--counts", ",".join(map(str, s["counts"]))] if s["mode"] == "bare" else []
        try: report = call([playground, "infer", *paths, "--format", "json", *counts], fine=(0, 1))
        except Failed as problem: result["reason"] = f"infer: {problem}"
    layout = report and report.get("layout")
    if layout:
        if report["matched"]: flags.add("matched")
        # Is what it says true? The layout again, in the surroundings that the report names.
        for n, view in enumerate(report["views"]):
            env = {k: view[k] for k in ("size", "displayScale", "layoutDirection", "safeAreaInsets", "layoutMargins", "readableContentInsets") if k in view}
            measured = view.get("measurement") or (sizes(layout, given[n], True) if report.get("asMeasured") else None)
            try: differs = difference(frames(given[n]), frames(query(playground, layout, env, s["counts"], measured, s["mode"])), .3434)
            except Failed as problem: differs = str(problem)
            if differs and not result["reason"]: result["reason"] = f"given {s['names'][n]}: {differs}"
            if differs and report["matched"]: flags.add("untrue")
        if report["matched"] and any(
                estimates(layout["sections"][i % len(layout["sections"])].get("group", {"list": 0})) and
                not estimates(s["doc"]["sections"][i].get("group", {"list": 0})) for i in range(len(s["counts"]))):
            flags.add("estimated")
        # The third view, with the sizes of the cells that size themselves in the app.
        want, tolerance, sized = frames(truth[2]), .5 / c["displayScale"] + .001, sizes(s["doc"], truth[2])
        def miss(doc):
            try: return difference(want, frames(query(playground, doc, c, s["counts"], sized, s["mode"])), tolerance)
            except Failed as problem: return str(problem)
        missed = miss(layout)
        if not missed: flags.add("predicted")
        elif not result["reason"]: result["reason"] = f"third: {missed}"
        result["by"] = "" if missed else "the answer"
        for what, other in alternatives(report) if missed else ():
            if not miss(other):
                result["by"] = what
                break
        if result["by"]: flags.add("listed")
    elif not result["reason"]: result["reason"] = "no layout"
    result["fine"] = {"matched", "predicted"} <= flags and not flags & {"untrue", "estimated"}
    result["line"] = (f"{seed}/{number} {s['screen']} [{' '.join(s['makers'])}] {s['mode']}{' plain' if s['plain'] else ''} "
                      f"({', '.join(s['names'])}): {' '.join(sorted(flags)) or 'nothing'}"
                      f"{' by ' + result['by'] if 'predicted' not in flags and 'listed' in flags else ''}; {result['reason']}; --only {number}")
    if keep and not result["fine"]:
        files = {"truth": {"layout": s["doc"], "environment": a, "itemCounts": s["counts"], "measurement": s["measurement"]},
                 "A": given[0], "B": given[1], "third": dict(truth[2], environment=c), "third-sizes": sizes(s["doc"], truth[2]), "report": report}
        os.makedirs(os.path.join(keep, f"{seed}-{number}"), exist_ok=True)
        for name, value in files.items():
            with open(os.path.join(keep, f"{seed}-{number}", name + ".json"), "w") as file: json.dump(value, file, indent=1)
    return result

def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("playground"), p.add_argument("seed", type=int), p.add_argument("count", type=int)
    p.add_argument("--only", type=int), p.add_argument("--keep"), p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--show", action="store_true")
    o = p.parse_args()
    numbers = range(o.count) if o.only is None else [o.only]
    if o.show:
        for n in numbers:
            s = screen(o.seed, n)
            print(json.dumps({"name": f"{o.seed}/{n} {s['screen']}", "layout": s["doc"], "environment": s["views"][0], "itemCounts": s["counts"],
                              "measurement": s["measurement"]}))
        return
    with ThreadPoolExecutor(o.jobs) as pool:
        results = list(pool.map(lambda n: attempt(o.playground, o.seed, n, o.keep), numbers))
    counted = [x for x in results if not x["out"]]
    for x in results:
        if x["out"]: print(f"{o.seed}/{x['number']} {x['kind']} left out: {x['out']}")
        elif not x["fine"] or o.only is not None: print(x["line"])
    failing = Counter(x["kind"] for x in counted if not x["fine"])
    print("failing by screen:", ", ".join(f"{k} {v}/{sum(x['kind'] == k for x in counted)}" for k, v in failing.most_common()) or "none")
    for mode in ("app", "bare", "all"):   # the last line has the totals of all
        some = [x for x in counted if mode in (x["mode"], "all")]
        print(f"{mode}: {len(some)} layouts, " + ", ".join(f"{sum(f in x['flags'] for x in some)} {f}" for f in ("matched", "predicted", "listed", "untrue", "estimated"))
              + (f"; left out {len(results) - len(counted)} ({sum('identical' in x['out'] for x in results if x['out'])} identical)" if mode == "all" else ""))

if __name__ == "__main__": main()
