#!/usr/bin/env python3
"""written.py PLAYGROUND SEED COUNT [--one-size] [--no-unscrolled] [--only N] [--dump N]
Random layouts as different iOS developers write them; checks `playground infer` on them."""
import json, os, random, shutil, subprocess, sys, tempfile, time
from collections import Counter

PLAY, SEED, COUNT = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
ONE = "--one-size" in sys.argv; NOUN = "--no-unscrolled" in sys.argv
ONLY = int(sys.argv[sys.argv.index("--only") + 1]) if "--only" in sys.argv else None
TOL = 1 / 3 + 0.001
OUT = os.path.join(tempfile.gettempdir(), "written-layouts", str(SEED)) + ("-one" if ONE else "") + ("-noun" if NOUN else "")

# ------------------------------------------------------------------ devices
# name, w, h, scale, top, bottom, landscape side, landscape bottom, tablet, regular width in landscape
DEV = [("SE1", 320, 568, 2, 20, 0, 0, 0, 0, 0), ("8", 375, 667, 2, 20, 0, 0, 0, 0, 0), ("11Pro", 375, 812, 3, 44, 34, 44, 21, 0, 0),
  ("11", 414, 896, 2, 48, 34, 48, 21, 0, 1), ("14", 390, 844, 3, 47, 34, 47, 21, 0, 0), ("14Plus", 428, 926, 3, 47, 34, 47, 21, 0, 1),
  ("15", 393, 852, 3, 59, 34, 59, 21, 0, 0), ("15ProMax", 430, 932, 3, 59, 34, 59, 21, 0, 1), ("16Pro", 402, 874, 3, 62, 34, 62, 21, 0, 0),
  ("16ProMax", 440, 956, 3, 62, 34, 62, 21, 0, 1), ("iPad9", 810, 1080, 2, 20, 0, 0, 0, 1, 1), ("iPadAir", 820, 1180, 2, 24, 20, 0, 20, 1, 1),
  ("iPadPro11", 834, 1194, 2, 24, 20, 0, 20, 1, 1), ("iPadmini", 744, 1133, 2, 24, 20, 0, 20, 1, 1), ("iPadPro13", 1024, 1366, 2, 24, 20, 0, 20, 1, 1)]

def environment(d, land, rtl):
  name, w, h, s, top, bot, side, lbot, tab, reg = d
  if tab: l = r = 0; regular = True
  elif land: l = r = side; top, bot = 0, lbot; regular = bool(reg)
  else: l = r = 0; regular = False
  if land: w, h = h, w
  m = (20 if regular else 16) + l
  rd = m + max(0, (w - 2 * m - 672) / 2)
  e = {"size": [w, h], "displayScale": s, "safeAreaInsets": {"top": top, "left": l, "bottom": bot, "right": r},
       "layoutMargins": {"top": top, "left": m, "bottom": bot, "right": m},
       "readableContentInsets": {"top": top, "left": rd, "bottom": bot, "right": rd}}
  if rtl: e["layoutDirection"] = "rightToLeft"
  return e

def views(R, rtl):
  phones = [d for d in DEV if not d[8]]; pads = [d for d in DEV if d[8]]
  kind = R.random()
  if kind < .4: two = [(R.choice(phones), 0), (R.choice(pads), R.random() < .3)]
  elif kind < .65: two = [(d, 0) for d in R.sample(phones, 2)]
  elif kind < .85: d = R.choice(phones); two = [(d, 0), (d, 1)]
  else: d = R.choice(pads); two = [(d, 0), (d, 1)]
  if two[0][0][1:3] == two[1][0][1:3] and two[0][1] == two[1][1]: return views(R, rtl)
  while True:
    third = (R.choice(DEV), R.random() < .2)
    sizes = {(d[1], d[2])[::-1] if l else (d[1], d[2]) for d, l in two}
    widths = {s[0] for s in sizes}
    t = (third[0][1], third[0][2])[::-1] if third[1] else (third[0][1], third[0][2])
    if t[0] not in widths: break
  return [environment(d, l, rtl) for d, l in two], environment(*third, rtl), [f"{d[0]}{'-land' if l else ''}" for d, l in two + [third]]

# ------------------------------------------------------------------ words
fw = lambda x: {"fractionalWidth": x}
fh = lambda x: {"fractionalHeight": x}
ab = lambda x: {"absolute": x}
def item(w, h, **k): return {"type": "item", "width": w, "height": h, **k}
def hg(w, h, subs=None, **k): return {"type": "horizontal", "width": w, "height": h, **({"subitems": subs} if subs else {}), **k}
def vg(w, h, subs=None, **k): return {"type": "vertical", "width": w, "height": h, **({"subitems": subs} if subs else {}), **k}
FULL = lambda **k: item(fw(1), fh(1), **k)

class Dev:
  """One developer: habits for numbers and for ways to make gaps."""
  def __init__(s, R):
    s.R = R
    s.odd = R.random() < .3
    s.base = R.choice([8, 8, 10, 10, 12, 16, 5, 4, 20, 6, 15])
    s.gap = R.choice(["insets", "spacing", "spacing", "both"])
  def pt(s, lo=0, hi=40):
    R = s.R
    while True:
      if s.odd: v = R.choice([11, 13.5, 7, 9, 13, 17, 2.5, 3, 21, 14, 6.5, 18, 1, 5, 23, 7.5])
      else: v = R.choice([s.base, s.base, s.base * 2, s.base / 2, 4, 8, 10, 12, 16, 20, 24, 5, 2, 1, 15, 32])
      if lo <= v <= hi: return int(v) if v == int(v) else v
  def h(s, lo=30, hi=320):
    R = s.R
    while True:
      v = R.choice([44, 50, 52, 56, 60, 64, 70, 72, 80, 88, 90, 96, 100, 110, 120, 125, 132, 140, 150, 160, 180, 200, 220, 240, 250, 280, 300] if not s.odd else
        [43, 47, 53.5, 57, 61, 66, 74, 77.5, 83, 91, 99, 104, 113, 117, 128, 137.5, 145, 167, 175, 189, 213, 231, 267, 305])
      if lo <= v <= hi: return v
  def third(s): return s.R.choice([1 / 3, 1 / 3, 1 / 3, 0.33, 0.333])
  def f(s, lo, hi):
    R = s.R
    c = [.5, 1 / 3, .25, .2, .3, .7, .4, .6, .75, .8, .85, .9, .95, 2 / 3, .45, .35, .65, 1 / 6, .15, .1] + ([.42, .31, .48, .93, .88, .28, .37, .92, .57, .63, .22, .82, .475, .77] * (3 if s.odd else 1))
    return R.choice([x for x in c if lo <= x <= hi])
  def ins(s, p=1.0):
    """content insets"""
    R = s.R
    if R.random() > p: return {}
    k = R.random(); a = s.pt(1)
    if k < .45: v = dict(top=a, leading=a, bottom=a, trailing=a)
    elif k < .65: v = dict(leading=a, trailing=a)
    elif k < .75: v = dict(top=a, bottom=a)
    elif k < .88: b = s.pt(0); v = dict(top=b, leading=a, bottom=b, trailing=a)
    elif k < .94: v = dict(top=s.pt(0), leading=a, bottom=s.pt(0), trailing=a)
    else: v = dict(top=s.pt(0), leading=s.pt(0), bottom=s.pt(0), trailing=s.pt(0))
    v = {k: x for k, x in v.items() if x}
    return {"contentInsets": v} if v else {}
  def itemins(s, p=.5):
    if s.gap == "spacing": p *= .15
    if s.R.random() > p: return {}
    a = s.pt(.5, 12); k = s.R.random()
    v = dict(top=a, leading=a, bottom=a, trailing=a) if k < .7 else dict(leading=a, trailing=a) if k < .85 else dict(trailing=a, bottom=a) if k < .93 else dict(bottom=a)
    return {"contentInsets": v}
  def inter(s, p=.8, hi=24):
    if s.gap == "insets": p *= .15
    return {"interItemSpacing": {"fixed": s.pt(1, hi)}} if s.R.random() < p else {}
  def between(s, p=.8):
    if s.gap == "insets": p *= .4
    return {"interGroupSpacing": s.pt(1)} if s.R.random() < p else {}
  def height_of_row(s, cols=1):
    """height of a row of a grid: absolute, or a fraction of the width or of the view's height"""
    k = s.R.random()
    if k < .55: return ab(s.h())
    if k < .93: return fw(s.R.choice([1 / cols, 1 / cols, s.f(.15, .7), .5, .56, 9 / 16, 1.2 / cols]))
    return fh(s.f(.1, .4))

# ------------------------------------------------------------------ extras
def badge(d):
  R = d.R; n = R.choice([16, 20, 20, 22, 24, 18.5, 26])
  k = R.random()
  anchor = {"edges": R.choice([["top", "trailing"], ["top", "trailing"], ["top", "leading"], ["bottom", "trailing"], ["top"], ["bottom"]])}
  if k < .5: anchor["fractionalOffset"] = R.choice([[.3, -.3], [.5, -.5], [.25, -.25], [-.3, .3], [0, -.5]])
  elif k < .75: anchor["absoluteOffset"] = R.choice([[8, -8], [-6, 6], [-4, 4], [10, -10], [0, -7]])
  b = {"elementKind": R.choice(["badge", "badge-element-kind", "check"]), "width": ab(n), "height": ab(n), "containerAnchor": anchor}
  if R.random() < .12: b["width"] = ab(n + 14)
  if R.random() < .1: b["itemAnchor"] = {"edges": R.choice([["bottom", "leading"], ["bottom"], ["top"]])}
  return {"supplementaryItems": [b]}

def separator(d):
  return {"supplementaryItems": [{"elementKind": "separator", "width": fw(1), "height": ab(d.R.choice([1, 1, .5, 2])), "containerAnchor": {"edges": ["bottom"]}}]}

def extras(R, d, s, tags):
  bs = []
  if R.random() < .45:
    h = {"elementKind": R.choice(["header", "UICollectionElementKindSectionHeader", "title"]), "alignment": "top", "width": fw(1), "height": ab(d.h(20, 100))}
    k = R.random()
    if k < .07: h["width"] = fw(d.f(.3, .95)); tags.append("header-fraction")
    elif k < .13: h["width"] = ab(R.choice([200, 150, 120.5, 250])); tags.append("header-abs")
    if R.random() < .12: h["height"] = fw(R.choice([.1, .12, .2, .15])); tags.append("header-fw-height")
    elif R.random() < .06: h["height"] = fh(R.choice([.05, .1, .08])); tags.append("header-fh-height")
    if R.random() < .15: h["alignment"] = R.choice(["topLeading", "topLeading", "topTrailing"]); tags.append("header-align")
    if R.random() < .25: h["pinToVisibleBounds"] = True
    if R.random() < .12: h.update(d.ins()); tags.append("header-insets")
    if R.random() < .07: h["absoluteOffset"] = R.choice([[0, -8], [0, -5], [0, 10], [8, 0]]); tags.append("header-offset")
    if R.random() < .05: h["extendsBoundary"] = False; tags.append("header-inside")
    bs.append(h)
  if R.random() < .15:
    f = {"elementKind": R.choice(["footer", "UICollectionElementKindSectionFooter"]), "alignment": "bottom", "width": fw(1), "height": ab(d.h(20, 66) if R.random() < .85 else R.choice([1, 30, 26]))}
    if R.random() < .12: f["alignment"] = R.choice(["bottomLeading", "bottomTrailing"]); f["width"] = fw(.5)
    if R.random() < .1: f["height"] = fw(.1)
    bs.append(f); tags.append("footer")
  if R.random() < .02:
    bs.append({"elementKind": "index", "alignment": R.choice(["leading", "trailing"]), "width": ab(R.choice([30, 44])), "height": R.choice([fh(1), ab(60)])}); tags.append("side-item")
  if bs: s["boundarySupplementaryItems"] = bs
  if bs and R.random() < .1: s["supplementariesFollowContentInsets"] = False; tags.append("supp-no-follow")
  if R.random() < .13:
    b = {"elementKind": R.choice(["background", "section-background"])}
    if R.random() < .6: b.update(d.ins())
    s["decorationItems"] = [b]; tags.append("background")
  k = R.random()
  if k < .06: s["contentInsetsReference"] = "layoutMargins"; tags.append("ref-margins")
  elif k < .08: s["contentInsetsReference"] = "readableContent"; tags.append("ref-readable")
  elif k < .10: s["contentInsetsReference"] = "none"; tags.append("ref-none")

# ------------------------------------------------------------------ kinds of sections (vertical scroll direction)
def k_list(R, d):
  h = d.h(36, 120)
  r = R.random()
  sup = separator(d) if R.random() < .12 else badge(d) if R.random() < .06 else {}
  if r < .6: g = hg(fw(1), ab(h), [FULL(**d.itemins(.3), **sup)])
  elif r < .8: g = vg(fw(1), ab(h), [FULL(**sup)])
  elif r < .9: g = vg(fw(1), ab(h), [item(fw(1), ab(h), **sup)])
  else: g = hg(fw(1), fh(d.f(.1, .3)), [FULL(**sup)])
  return {"group": g, **d.ins(.6), **d.between(.6)}, 1

def k_grid_fraction(R, d):
  n = R.choice([2, 2, 3, 3, 3, 4, 4, 5])
  f = {2: .5, 3: d.third(), 4: .25, 5: .2}[n]
  it = item(fw(f), fh(1), **d.itemins(.8), **(badge(d) if R.random() < .12 else {}))
  g = hg(fw(1), d.height_of_row(n), [it], **d.inter(.4))
  if R.random() < .1: g.update(d.ins())
  return {"group": g, **d.ins(.5), **d.between(.5)}, n

def k_grid_square(R, d):
  # item's height is a fraction of its container's width
  n = R.choice([2, 3, 4]); f = {2: .5, 3: d.third(), 4: .25}[n]
  hh = R.choice([fw(f), fw(f), fw(round(f * 1.3, 3))])
  g = hg(fw(1), hh, [item(fw(f), hh if R.random() < .3 else fh(1), **d.itemins(.7), **(badge(d) if R.random() < .1 else {}))])
  return {"group": g, **d.ins(.5), **d.between(.3)}, n

def k_grid_count(R, d):
  n = R.choice([2, 2, 3, 3, 4, 5, 6, 7])
  sub = FULL(**d.itemins(.2), **(badge(d) if R.random() < .12 else {}))
  g = hg(fw(1), d.height_of_row(n), count=n, subitem=sub, **d.inter(.85))
  if R.random() < .08: g.update(d.ins())
  return {"group": g, **d.ins(.75), **d.between(.85)}, n

def k_grid_abs(R, d):
  w = R.choice([60, 70, 72, 80, 88, 90, 100, 105, 110, 120, 150]); h = R.choice([w, w, d.h(40, 200)])
  sp = {"interItemSpacing": R.choice([{"flexible": d.pt(1, 16)}, {"flexible": 0}, {"fixed": d.pt(1, 16)}])}
  g = hg(fw(1), ab(h), [item(ab(w), ab(h) if R.random() < .6 else fh(1), **(badge(d) if R.random() < .1 else {}))], **sp)
  return {"group": g, **d.ins(.7), **d.between(.8)}, 4

def k_centered(R, d):
  # a button or an avatar, centered by flexible edges
  w = R.choice([120, 160, 200, 80, 244.5]); h = d.h(40, 120)
  e = {"edgeSpacing": {"leading": {"flexible": 0}, "trailing": {"flexible": 0}}}
  g = hg(fw(1), ab(h), [item(ab(w) if R.random() < .6 else fw(d.f(.3, .9)), fh(1), **e)])
  return {"group": g, **d.ins(.5), **d.between(.7)}, 1

def k_edges(R, d):
  # edge spacing on the items or the group
  n = R.choice([1, 2, 3]); h = d.h(50, 180)
  keys = R.choice([["top"], ["top", "bottom"], ["leading"], ["leading", "trailing"], ["bottom"], ["trailing"], ["leading", "top", "trailing", "bottom"]])
  v = d.pt(1, 16)
  e = {"edgeSpacing": {k: {"fixed": v} for k in keys}}
  if R.random() < .5:
    iw = fw({1: 1, 2: .5, 3: d.third()}[n]) if not {"leading", "trailing"} & set(keys) else fw(R.choice([.3, .4, .25, .42]))
    it = item(iw, ab(h - 20) if {"top", "bottom"} & set(keys) else fh(1), **e)
    g = hg(fw(1), ab(h), [it], **({} if n == 1 else d.inter(.4, 10)))
  else:
    g = hg(fw(1), ab(h), [item(fw({1: 1, 2: .5, 3: d.third()}[n]), fh(1), **d.itemins(.3))], **e)
    if {"leading", "trailing"} & set(keys): g["width"] = fw(d.f(.6, .9))
  return {"group": g, **d.ins(.5), **d.between(.5)}, n

def k_lead_pair(R, d):
  # Apple's nested groups: one leading item, a column of trailing items
  a = d.f(.4, .8); b = round(1 - a, 4); n = R.choice([2, 2, 3])
  ii = d.itemins(.9)
  lead = item(fw(a), fh(1), **ii)
  if R.random() < .5: col = vg(fw(b), fh(1), [item(fw(1), fh(round(1 / n, 4) if R.random() < .3 else 1 / n), **ii)])
  else: col = vg(fw(b), fh(1), count=n, subitem=FULL(**ii))
  if not ii and R.random() < .8: col["interItemSpacing"] = {"fixed": d.pt(1, 16)}
  subs = [lead, col] if R.random() < .7 else [col, lead]
  h = R.choice([fh(.4), ab(d.h(150)), ab(d.h(150)), fw(d.f(.4, .7))])
  g = hg(fw(1), h, subs, **(d.inter(.8) if not ii else {}))
  s = {"group": g, **d.ins(.5), **d.between(.5)}
  if R.random() < .35:
    g["width"] = fw(d.f(.7, .95)); s["orthogonalScrollingBehavior"] = R.choice(["continuous", "groupPaging", "continuousGroupLeadingBoundary"])
  return s, n + 1

def k_photo_mosaic(R, d):
  # the Photos tutorial: full, main with pair, triplet, and its reverse in one group
  ii = {"contentInsets": {k: x for k in ("top", "leading", "bottom", "trailing") for x in [d.pt(1, 6)]}} if R.random() < .5 else None
  if ii: v = d.pt(1, 6); ii = {"contentInsets": dict(top=v, leading=v, bottom=v, trailing=v)}
  I = ii or {}
  full = item(fw(1), fw(2 / 3), **I)
  main = item(fw(2 / 3), fh(1), **I)
  pair = vg(fw(1 / 3), fh(1), count=2, subitem=item(fw(1), fh(.5), **I))
  pairs = hg(fw(1), fw(4 / 9), [main, pair])
  trip = hg(fw(1), fw(2 / 9), count=3, subitem=item(fw(1 / 3), fh(1), **I))
  rev = hg(fw(1), fw(4 / 9), [pair, main])
  blocks = [(full, 2 / 3, 1), (pairs, 4 / 9, 3), (trip, 2 / 9, 3), (rev, 4 / 9, 3)]
  use = blocks if R.random() < .4 else R.sample(blocks, R.choice([2, 3, 3]))
  total = sum(x[1] for x in use)
  return {"group": vg(fw(1), fw(total), [json.loads(json.dumps(x[0])) for x in use]), **d.ins(.25), **d.between(.2)}, sum(x[2] for x in use)

def k_explore(R, d):
  # Instagram's explore: small column + big, row of three, big + small column; spacing of 1-3
  sp = R.choice([1, 1, 2, 3, d.pt(1, 8)]); S = {"interItemSpacing": {"fixed": sp}}
  t = d.third(); big = round(1 - t, 4) if t != 1 / 3 else 2 / 3
  col = vg(fw(t), fh(1), [item(fw(1), fh(.5))], **S)
  a = hg(fw(1), fh(d.R.choice([.5, .4, 2 / 3])), [col, item(fw(big), fh(1))], **S)
  f0 = a["height"]["fractionalHeight"]
  b = hg(fw(1), fh(round(1 - f0, 4)), count=3, subitem=FULL(), **S)
  h = R.choice([fw(1), fw(4 / 3), ab(d.h(250)), fw(1.25)])
  return {"group": vg(fw(1), h, [a, b] if R.random() < .7 else [b, a], **S), **d.ins(.2), "interGroupSpacing": sp}, 6

def k_pinterest(R, d):
  # columns of items with different heights
  n = R.choice([2, 2, 3]); sp = d.pt(2, 16); S = {"interItemSpacing": {"fixed": sp}} if d.gap != "insets" else {}
  I = {} if S else d.itemins(1)
  cols = []; total = R.choice([300, 360, 400, 420, 500]); mode = R.random(); items = 0
  for _ in range(n):
    m = R.choice([2, 2, 3]); items += m
    if mode < .6:
      c = [R.choice([1, 1.25, 1.5, 2, .8, 1.1]) for _ in range(m)]; q = [round(x / sum(c), 2) for x in c]; q[-1] = round(1 - sum(q[:-1]), 2)
      subs = [item(fw(1), fh(x), **I) for x in q]
    else:
      room = total - (m - 1) * (sp if S else 0); q = [int(room / m) + R.choice([-30, -20, -11, 0]) for _ in range(m)]; q[-1] = int(room - sum(q[:-1]))
      subs = [item(fw(1), ab(x), **I) for x in q]
    cols.append(vg(fw(.5 if n == 2 else d.third()), fh(1), subs, **S))
  h = fw(R.choice([1, 1.2, 1.5, 1.35])) if mode < .3 else ab(total)
  return {"group": hg(fw(1), h, cols, **S), **d.ins(.6), **d.between(.8)}, items

def k_alternate(R, d):
  # a wide card above a row of two or three
  n = R.choice([2, 2, 3, 4]); sp = d.inter(.8)
  h1, h2 = d.h(80, 220), d.h(50, 160)
  top = item(fw(1), ab(h1), **d.itemins(.3)); row = hg(fw(1), ab(h2), count=n, subitem=FULL(**d.itemins(.2)), **d.inter(.8))
  subs = [top, row] if R.random() < .7 else [row, top]
  gap = sp.get("interItemSpacing", {}).get("fixed", 0)
  return {"group": vg(fw(1), ab(h1 + h2 + gap), subs, **sp), **d.ins(.6), **d.between(.7)}, n + 1

def k_two_widths(R, d):
  # 0.31 + 0.69, or a fixed width beside a fraction
  h = d.h(50, 200)
  if R.random() < .65:
    a = d.f(.2, .8); subs = [item(fw(a), fh(1), **d.itemins(.4)), item(fw(round(1 - a, 4)), fh(1), **d.itemins(.4))]
  else: subs = [item(ab(d.h(44, 120)), fh(1)), item(fw(d.f(.4, .65)), fh(R.choice([1, 1, .8])))]
  if R.random() < .2: subs.append(item(fw(1), fh(1))) if False else None
  return {"group": hg(fw(1), ab(h), subs, **d.inter(.6)), **d.ins(.6), **d.between(.7)}, 2

def k_stack_fraction(R, d):
  # a vertical group of items with fractions of the height
  a = d.f(.2, .7); subs = [item(fw(1), fh(a), **d.itemins(.3)), item(fw(R.choice([1, 1, .8, .5])), fh(round(1 - a, 4)), **d.itemins(.3))]
  return {"group": vg(fw(1), R.choice([ab(d.h(140)), fw(d.f(.4, 1))]), subs, **d.inter(.6)), **d.ins(.6), **d.between(.7)}, 2

def k_repeat(R, d):
  n = R.choice([2, 3, 4]); w = R.choice([ab(R.choice([60, 70, 75])), fw({2: .5, 3: .3, 4: .25}[n]), fw({2: .45, 3: .3, 4: .2}[n])])
  g = hg(fw(1), ab(d.h(50, 160)), count=n, repeatingSubitem=item(w, fh(1), **d.itemins(.2)), **d.inter(.6, 10))
  return {"group": g, **d.ins(.5), **d.between(.7)}, n

def k_cards(R, d):
  # inset group: narrower than the section
  g = hg(fw(d.f(.75, .95)), ab(d.h(60, 200)), [FULL(**d.itemins(.2))])
  if R.random() < .4: g["edgeSpacing"] = {"leading": {"flexible": 0}, "trailing": {"flexible": 0}}
  return {"group": g, **d.ins(.4), **d.between(.8)}, 1

# rows that scroll sideways
def k_shelf(R, d):
  # App Store: a column of three in 0.93 of the width
  n = R.choice([2, 3, 3, 4]); h = d.h(44, 90); gap = d.inter(.6, 16); total = n * h + (n - 1) * gap.get("interItemSpacing", {}).get("fixed", 0)
  w = R.choice([fw(.93), fw(.93), fw(.9), fw(d.f(.7, .95)), ab(R.choice([300, 320, 280]))])
  r = R.random(); I = d.itemins(.6)
  if r < .5: g = vg(w, ab(total), count=n, subitem=FULL(**I), **gap)
  elif r < .75: g = vg(w, ab(total), [item(fw(1), ab(h), **I)], **gap)
  else: g = vg(w, ab(total), [item(fw(1), fh(1 / n if n != 3 else d.third()), **I)], **gap)
  return {"group": g, "orthogonalScrollingBehavior": R.choice(["groupPaging", "groupPaging", "groupPagingCentered", "continuous"]), **d.ins(.5), **d.between(.5)}, n

def k_carousel(R, d):
  w = fw(d.f(.7, .95)); h = R.choice([ab(d.h(120)), ab(d.h(120)), fw(d.f(.3, .65)), fw(9 / 16), fh(.25)])
  g = R.choice([hg, vg])(w, h, [FULL(**d.itemins(.5))])
  return {"group": g, "orthogonalScrollingBehavior": R.choice(["groupPagingCentered", "groupPagingCentered", "groupPaging", "continuousGroupLeadingBoundary", "paging"]), **d.ins(.5), **d.between(.8)}, 1

def k_stories(R, d):
  w = R.choice([60, 64, 68, 72, 76, 80, 96, 100, 120, 140, 155.5]); h = R.choice([w, w + 20, d.h(50, 200)])
  it = FULL(**(badge(d) if R.random() < .15 else {})) if R.random() < .7 else item(ab(w), ab(h))
  return {"group": hg(ab(w), ab(h), [it]), "orthogonalScrollingBehavior": R.choice(["continuous", "continuous", "groupPaging", "continuousGroupLeadingBoundary"]), **d.ins(.8), **d.between(.9)}, 1

def k_posters(R, d):
  # a fraction of the width with a height of a fraction of the width
  f = d.f(.25, .5)
  g = hg(fw(f), R.choice([fw(round(f * 1.5, 3)), fw(f), ab(d.h(100))]), [FULL(**d.itemins(.5))])
  return {"group": g, "orthogonalScrollingBehavior": R.choice(["continuous", "continuousGroupLeadingBoundary", "groupPaging"]), **d.ins(.7), **d.between(.7)}, 1

def k_banner(R, d):
  g = hg(fw(1), R.choice([fw(9 / 16), fw(.5), ab(d.h(140)), fw(.56), fh(.3)]), [FULL(**d.itemins(.5))])
  return {"group": g, "orthogonalScrollingBehavior": R.choice(["paging", "groupPaging", "paging"]), **d.ins(.3), **d.between(.25)}, 1

def k_row_grid(R, d):
  # two rows that scroll sideways, items in a row of the group
  n = R.choice([2, 3]); sp = d.inter(.9, 16)
  row = hg(fw(1), fh(.5), count=n, subitem=FULL(**d.itemins(.3)), **sp)
  g = vg(fw(d.f(.8, .95)), ab(d.h(150)), count=2, subitem=row, **sp)
  return {"group": g, "orthogonalScrollingBehavior": R.choice(["groupPaging", "continuous"]), **d.ins(.6), **d.between(.7)}, 2 * n

VERTICAL = [(k_list, 14), (k_grid_fraction, 10), (k_grid_square, 7), (k_grid_count, 14), (k_grid_abs, 6), (k_centered, 3), (k_edges, 4), (k_lead_pair, 7),
  (k_photo_mosaic, 4), (k_explore, 4), (k_pinterest, 5), (k_alternate, 5), (k_two_widths, 5), (k_stack_fraction, 4), (k_repeat, 2), (k_cards, 4),
  (k_shelf, 7), (k_carousel, 7), (k_stories, 7), (k_posters, 5), (k_banner, 3), (k_row_grid, 2)]

# horizontal scroll direction
def z_cards(R, d):
  g = R.choice([hg, vg])(R.choice([fw(d.f(.3, .95)), ab(d.h(100)), fh(d.f(.2, .5))]), R.choice([fh(1), fh(1), fh(d.f(.3, .9))]), [FULL(**d.itemins(.5))])
  return {"group": g, **d.ins(.7), **d.between(.8)}, 1
def z_columns(R, d):
  n = R.choice([2, 3, 3, 4, 5])
  g = vg(R.choice([ab(d.h(60)), fw(d.f(.2, .6)), fh(1 / n)]), fh(1), count=n, subitem=FULL(**d.itemins(.3)), **d.inter(.9))
  return {"group": g, **d.ins(.7), **d.between(.8)}, n
def z_fraction(R, d):
  n = R.choice([2, 3, 4])
  g = vg(R.choice([ab(d.h(60)), fw(d.f(.2, .6))]), fh(1), [item(fw(1), fh({2: .5, 3: d.third(), 4: .25}[n]), **d.itemins(.8))], **d.inter(.3))
  return {"group": g, **d.ins(.5), **d.between(.6)}, n
def z_mosaic(R, d):
  a = d.f(.4, .75); I = d.itemins(.6)
  g = vg(R.choice([ab(d.h(120)), fw(d.f(.4, .8))]), fh(1), [item(fw(1), fh(a), **I), hg(fw(1), fh(round(1 - a, 4)), count=2, subitem=FULL(**I), **d.inter(.7))], **d.inter(.7))
  return {"group": g, **d.ins(.6), **d.between(.8)}, 3
HORIZONTAL = [(z_cards, 4), (z_columns, 5), (z_fraction, 3), (z_mosaic, 2)]

def pick(R, table): return R.choices([k for k, _ in table], [w for _, w in table])[0]

def estimated(R):
  d = Dev(R)
  s = {"group": hg(fw(1), {"estimated": d.h(44, 120)}, [item(fw(1), {"estimated": d.h(44, 120)})]), **d.ins(.7), **d.between(.8)}
  hs = [R.choice([44, 61, 80.5, 52, 97, 120, 75.5, 140]) for _ in range(R.randint(4, 12))]
  return {"sections": [s]}, [len(hs)], ["estimated", "k_estimated"], {"heights": hs}

def document(R):
  if R.random() < .04: return estimated(R)
  team = Dev(R); tags = []; layout = {}; horizontal = R.random() < .08
  sections, counts = [], []
  for _ in range(R.choices([1, 2, 3, 4], [35, 28, 22, 15])[0]):
    d = team if R.random() < .7 else Dev(R)
    kind = pick(R, HORIZONTAL if horizontal else VERTICAL)
    s, n = kind(R, d); tags.append(kind.__name__)
    if not horizontal: extras(R, d, s, tags)
    elif R.random() < .15:
      s["boundarySupplementaryItems"] = [{"elementKind": "header", "alignment": R.choice(["leading", "top"]), "width": ab(60) , "height": fh(1)}]; 
      if s["boundarySupplementaryItems"][0]["alignment"] == "top": s["boundarySupplementaryItems"][0].update(width=fw(1), height=ab(40))
      tags.append("h-header")
    sections.append(s)
    lo = 3 if R.random() < .15 else max(3, n)
    counts.append(min(20, R.randint(lo, max(20, lo)) if R.random() < .6 else max(3, n * R.randint(1, 4) + R.choice([0, 0, 1]))))
  layout["sections"] = sections
  if horizontal: layout["scrollDirection"] = "horizontal"; tags.append("horizontal")
  if R.random() < .2: layout["interSectionSpacing"] = team.pt(1, 40); tags.append("section-spacing")
  k = R.random()
  if k < .04: layout["contentInsetsReference"] = "layoutMargins"; tags.append("layout-ref-margins")
  elif k < .07: layout["contentInsetsReference"] = "none"; tags.append("layout-ref-none")
  if not horizontal and R.random() < .06:
    layout["boundarySupplementaryItems"] = [{"elementKind": "global-header", "alignment": "top", "width": fw(1), "height": R.choice([ab(team.h(44, 200)), fw(.3)])}]; tags.append("global-header")
    if R.random() < .4: layout["boundarySupplementaryItems"][0]["pinToVisibleBounds"] = True
    if R.random() < .2: layout["boundarySupplementaryItems"].append({"elementKind": "global-footer", "alignment": "bottom", "width": fw(1), "height": ab(50)})
  return layout, counts, tags, None

# ------------------------------------------------------------------ the command
TMP = tempfile.mkdtemp(prefix="fresh-")
def query(layout, env, counts, measurement=None):
  doc = {"layout": layout, "environment": env, "itemCounts": counts}
  if measurement: doc["measurement"] = measurement
  p = os.path.join(TMP, "q.json"); json.dump(doc, open(p, "w"))
  r = subprocess.run([PLAY, "query", p, "--rect=-100000,-100000,1000000,1000000", "--format", "json"], capture_output=True, text=True, timeout=60)
  if r.returncode: return None, r.stderr.strip()[:300]
  return json.loads(r.stdout), ""

def frames(a): return {e["id"]: (e["frame"], e.get("unscrolledFrame")) for e in a["elements"]}
def differ(want, got, subset=False, unscrolled=True):
  """ids of frames that differ"""
  a, b = frames(want), frames(got); out = []
  for i in a:
    if i not in b: out.append((i, a[i][0], None)); continue
    w, g = a[i], b[i]
    if max(abs(x - y) for x, y in zip(w[0], g[0])) > TOL: out.append((i, w[0], g[0]))
    elif unscrolled and w[1] and max(abs(x - y) for x, y in zip(w[1], g[1] or g[0])) > TOL: out.append((i, w[1], g[1] or g[0]))
  if not subset: out += [(i, None, b[i][0]) for i in b if i not in a]
  return out

def make_answers(layout, counts, measurement, envs):
  """the frames at each view, or the reason why the document is no valid one"""
  answers = []
  rows = {j for j, q in enumerate(layout["sections"]) if q.get("orthogonalScrollingBehavior")}
  for e in envs:
    a, err = query(layout, e, counts, measurement)
    if not a: return None, err or "refused"
    bad = [x for x in a.get("diagnostics", []) if x["severity"] == "error"]
    if bad: return None, "diagnostic " + bad[0]["code"]
    have = Counter(x["section"] for x in a["elements"] if x["category"] == "cell")  # of a row only the visible cells
    if any(have[j] != c and j not in rows for j, c in enumerate(counts)): return None, "cells missing"
    if any(not have[j] for j in rows): return None, "no visible cell of a row"
    if any(x["category"] == "cell" and min(x["frame"][2:]) <= 0 for x in a["elements"]): return None, "empty cells"
    answers.append(a)
  return answers, ""

def at(layout, path):
  """the object that holds the last key of a path such as sections[0].group.width, and the key"""
  keys = [int(k) if k.isdigit() else k for k in path.replace("[", ".").replace("]", "").split(".")]
  for k in keys[:-1]:
    if isinstance(layout, dict) and k not in layout: layout[k] = {}
    layout = layout[k]
  return layout, keys[-1]

def listed(found):
  """the layouts that the report lists as alternatives, one change each"""
  for entry in found.get("dimensions", []) + found.get("spacings", []):
    for other in entry["alternatives"]:
      layout = other.get("layout")
      if not layout and "value" in other:
        layout = json.loads(json.dumps(found["layout"]))
        try: holder, key = at(layout, entry["path"]); holder[key] = other["value"]
        except (KeyError, IndexError, TypeError): continue
      if layout: yield layout

def trial(layout, counts, measurement, given, third, plain, give_counts):
  """gives the frames to infer and judges what it prints"""
  o = {"why": None, "lies": [], "listed": False, "code": None, "took": 0, "matched": False, "memorized": False, "found": None, "files": [], "more": [], "rejected": ""}
  answers, o["rejected"] = make_answers(layout, counts, measurement, given + [third])
  if o["rejected"]: return o
  want = answers.pop(); inputs = []
  for i, (a, e) in enumerate(zip(answers, given)):
    a = json.loads(json.dumps(a)); a.pop("diagnostics", None)
    if NOUN:
      for x in a["elements"]: x.pop("unscrolledFrame", None)
    if not plain or measurement: a["environment"] = e; a["itemCounts"] = counts
    if measurement:
      for x in a["elements"]:
        if x["category"] == "cell" and x["frame"][1] < a["visibleRect"][1] + a["visibleRect"][3]: x["preferredSize"] = x["frame"][2:]
    p = os.path.join(TMP, f"a{i}.json"); json.dump(a, open(p, "w")); o["files"].append(p); inputs.append(a)
  o["more"] = ["--counts", ",".join(map(str, counts))] if plain and give_counts and not measurement else []
  t = time.time()
  try: r = subprocess.run([PLAY, "infer", *o["files"], *o["more"], "--format", "json"], capture_output=True, text=True, timeout=120)
  except subprocess.TimeoutExpired: o.update(why="no end in 120 s", code="timeout", took=120); return o
  o["took"] = time.time() - t; o["code"] = r.returncode
  if r.returncode not in (0, 1): o["why"] = f"exit {r.returncode}: {r.stderr.strip()[:200]}"; return o
  try: found = o["found"] = json.loads(r.stdout)
  except ValueError: o["why"] = "no JSON"; return o
  lies = o["lies"]; m = o["matched"] = found["matched"]; o["memorized"] = bool(found.get("memorizedSections")); layout2 = found.get("layout")
  if m != (r.returncode == 0): lies.append(f"matched {m} with exit {r.returncode}")
  if layout2 is None: o["why"] = "no layout"; return o
  seen = []  # is "matched" true?
  for i, (a, e) in enumerate(zip(inputs, given)):
    ee = dict(e); v = found["views"][i]
    if "environment" not in a:
      ee = {"size": e["size"], "displayScale": v["displayScale"]}
      for key in ("safeAreaInsets", "layoutMargins", "layoutDirection", "readableContentInsets"):
        if v.get(key): ee[key] = v[key]
    g, err = query(layout2, ee, found["itemCounts"] if found.get("itemCounts") else counts, v.get("measurement") or measurement)
    if not g: lies.append(f"the layout is refused at {e['size']}: {err}"); continue
    x = differ(a, g, subset=False, unscrolled=not NOUN); seen.append(len(x))
    if m and x and found.get("asMeasured"): x = [q for q in x if False]  # only visible elements are measured by a query
    if m and x: lies.append(f"matched, but at {e['size']} {len(x)} differ: {x[:2]}")
  if not m and not any(seen): lies.append("not matched, but nothing differs")
  if found.get("itemCounts") not in (None, counts) and (o["more"] or not plain): lies.append(f"itemCounts {found['itemCounts']} != {counts}")
  got, err = query(layout2, third, counts, measurement)
  if not got: o["why"] = f"inferred layout refused at the third size: {err}"; return o
  x = differ(want, got)
  o["listed"] = not x or any(g and not differ(want, g) for g in (query(l, third, counts, measurement)[0] for l in listed(found)))
  if x: o["why"] = ("" if m else "not matched; ") + ("memorized; " if o["memorized"] else "") + f"{len(x)} of {len(want['elements'])} differ at {third['size']}: {x[:3]}"
  return o

def main():
  shutil.rmtree(OUT, ignore_errors=True); os.makedirs(OUT, exist_ok=True)
  stat = Counter(); codes = Counter(); slow = []; rejected = Counter(); n = k = 0
  while n < COUNT:
    R = random.Random(SEED * 100003 + k); k += 1
    layout, counts, tags, measurement = document(R)
    rtl = R.random() < .03; given, third, names = views(R, rtl); plain = R.random() < .35; give_counts = R.random() < .5
    if rtl: tags.append("rtl")
    if ONE: given = given[:1]
    if ONLY is not None and n + 1 != ONLY:
      a, why = make_answers(layout, counts, measurement, given + [third]); n += not why; continue
    o = trial(layout, counts, measurement, given, third, plain, give_counts)
    if o["rejected"]: rejected[o["rejected"][:60]] += 1; continue
    n += 1; codes[o["code"]] += 1; slow.append((o["took"], n)); why, lies, found = o["why"], o["lies"], o["found"]
    stat["matched"] += o["matched"]; stat["memorized a section"] += o["memorized"]; stat["untrue reports"] += bool(lies); stat["as measured"] += bool(found and found.get("asMeasured"))
    stat["predicted"] += not why; stat["predicted by an answer of the report"] += o["listed"]; stat["failed"] += bool(why); stat["failed though matched"] += bool(why and o["matched"])
    if why or lies:
      tx = subprocess.run([PLAY, "infer", *o["files"], *o["more"]], capture_output=True, text=True, timeout=240).stdout if found is not None else ""
      base = os.path.join(OUT, f"{n:03d}")
      json.dump({"reason": why, "lies": lies, "views": names, "plain": plain, "giveCounts": give_counts, "tags": tags, "document": {"layout": layout, "environment": given[0], "itemCounts": counts, **({"measurement": measurement} if measurement else {})},
        "given": given, "third": third, "inferred": found and found.get("layout"), "report": {q: found.get(q) for q in ("matched", "memorizedSections", "asMeasured", "views", "dimensions", "spacings", "names")} if found else None}, open(base + ".json", "w"), indent=1)
      open(base + ".txt", "w").write(f"{why}\n{lies}\n{names} plain={plain}\n\n{tx}")
      for i, p in enumerate(o["files"]): shutil.copy(p, base + f".a{i}.json")
      print(f"#{n}{' (listed)' if o['listed'] else ''} {'+'.join(tags)} [{' '.join(names)}{' plain' if plain else ''}]: {why or ''} {' UNTRUE ' + '; '.join(lies) if lies else ''}"[:420], flush=True)
  slow.sort(reverse=True)
  print(f"SEED {SEED}{' one size' if ONE else ''}{' no-unscrolled' if NOUN else ''}: {COUNT} documents; " + ", ".join(f"{a} {b}" for a, b in stat.items()) + f"; exit codes {dict(codes)}; slowest {[(round(a, 1), b) for a, b in slow[:3]]}; total {sum(a for a, _ in slow):.0f} s; rejected {sum(rejected.values())}: {dict(rejected.most_common(4))}")
  shutil.rmtree(TMP, ignore_errors=True)
if __name__ == "__main__": main()
