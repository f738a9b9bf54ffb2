"""Makes rule-fonts.json: tiny fonts without ink whose rules reach further than a pair of letters.

Needs fontTools 4 (PyPI fonttools; Debian python3-fonttools). Run in this directory.
"""

import base64
import io
import json

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib import newTable
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

LETTERS = list("abcdefgh")
OTHERS = [f"{letter}.{kind}" for letter in LETTERS for kind in ("sc", "x")] + [
    "space.x", "a_b_c", "f_f", "f_f_e", "tick"]

# By name: the features (fontTools' feature file syntax), and those that a text switches on.
RULES = {
    "context before small capitals": (
        "feature calt { sub a' b c by a.x; } calt;"
        "feature smcp { sub a by a.sc; sub b by b.sc; } smcp;", ["smcp"]),
    "context before a style for one letter": (
        "feature calt { sub a' b c by a.x; } calt; feature ss01 { sub b by b.sc; } ss01;",
        ["ss01"]),
    "ligature of three without the two": (
        "feature liga { sub a b c by a_b_c; } liga;", []),
    "ligatures of two and three": (
        "feature liga { sub f f e by f_f_e; sub f f by f_f; } liga;"
        "feature kern { pos f_f space -40; pos space f_f -30; pos e f -20; } kern;", []),
    "substitutions that follow each other": (
        "feature clig { lookup one { sub a by a.x; } one; } clig;"
        "feature liga { lookup two { sub a.x' b c by a.sc; } two; } liga;", []),
    "space behind a letter": (
        "feature calt { sub c' space d by c.x; } calt; feature ss01 { sub space by space.x; } ss01;",
        ["ss01"]),
    "space before letters": ("feature calt { sub space a' b' by a.x; } calt;"
                             "feature liga { sub f f by f_f; } liga;", []),
    "class of all other glyphs": (
        "@left = [a b]; @right = [c d];"
        "feature calt { ignore sub @left @right' e; sub @left @right' by [c.x d.x]; } calt;"
        "feature liga { sub f f by f_f; } liga;", []),
    "reverse chain": ("feature calt { rsub a' [b c] by a.x; rsub [a a.x] d' by d.x; } calt;", []),
    "one letter into two": ("feature ccmp { sub a by b c; } ccmp; feature liga { sub c d by d.x; } "
                            "liga;", []),
    "one letter into two in context": (
        "lookup two { sub a by b c; } two;"
        "feature calt { sub e a' lookup two f; } calt; feature kern { pos c f -50; } kern;", []),
    "skipped letters": (
        "table GDEF { GlyphClassDef [a b c d e f g space], [h a_b_c], [tick], ; } GDEF;"
        "feature liga { lookupflag IgnoreLigatures; sub a b c by a_b_c; } liga;"
        "feature kern { lookupflag IgnoreLigatures; pos d e -70; pos d space -10; } kern;", []),
    "cursive past letters": (
        "table GDEF { GlyphClassDef [a b c d e f g space], [], [tick], ; } GDEF;"
        "feature curs { lookupflag IgnoreBaseGlyphs;"
        "pos cursive h <anchor 0 100> <anchor 400 200>; } curs;"
        "feature liga { sub f f by f_f; } liga;", []),
    "cursive": ("feature curs { pos cursive h <anchor 0 100> <anchor 400 200>;"
                "pos cursive g <anchor 10 0> <anchor 300 50>; } curs;", []),
    "second values": (
        "feature kern { pos a <0 0 -20 0> b <0 0 5 0>; pos b c -30; pos c d -40; } kern;", []),
    "second values on the space": (
        "feature kern { pos a <0 0 -20 0> space <0 0 5 0>; pos space b -30; } kern;"
        "feature liga { sub f f by f_f; } liga;", []),
    "second places on the space": (
        "feature kern { pos a <0 0 0 0> space <1 0 0 0>; pos space b -30; } kern;"
        "feature liga { sub f f by f_f; } liga;", []),
    "kerning of three": (
        "lookup less { pos a -55; } less; feature kern { pos b a' lookup less c; pos a b -11; } "
        "kern;", []),
    "several lookups of kerning": (
        "feature kern { lookup one { pos a b -11; pos b a -12; } one;"
        "lookup two { pos [a b] [a b c space] -100; pos space [a b] 30; } two; } kern;"
        "feature liga { sub f f by f_f; } liga;", []),
    "single places": ("feature cpsp { pos a <10 0 20 0>; } cpsp; feature kern { pos b 15; } kern;",
                      ["cpsp"]),
    "space that is a mark": (
        "table GDEF { GlyphClassDef [a b c d e f g h], [], [space tick], ; } GDEF;"
        "feature liga { sub f f by f_f; } liga; feature kern { pos a b -40; } kern;", []),
    "random forms": (
        "feature rand { sub a from [a.x a.sc]; } rand; feature liga { sub f f by f_f; } liga;", []),
    "alternates": ("feature calt { sub a' b by a.x; } calt; feature salt { sub a from [a.x a.sc]; "
                   "sub d from [d.x d.sc]; } salt;", ["salt"]),
}


def base(name):
    order = [".notdef", "space"] + LETTERS + OTHERS
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({ord(letter): letter for letter in LETTERS} | {0x20: "space"})
    builder.setupGlyf({glyph: Glyph() for glyph in order})
    builder.setupHorizontalMetrics({glyph: (400 + 3 * at, 0) for at, glyph in enumerate(order)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": name, "styleName": "Regular", "psName": "Rules"})
    builder.setupOS2(sTypoAscender=800, usWinAscent=800, usWinDescent=200)
    builder.setupPost(keepGlyphNames=False)
    return builder.font


def kern_table(pairs):
    table = KernTable_format_0()
    table.coverage, table.version, table.format, table.apple = 1, 0, 0, False
    table.tupleIndex, table.kernTable = None, pairs
    kern = newTable("kern")
    kern.version, kern.kernTables = 0, [table]
    return kern


def packed(font):
    file = io.BytesIO()
    font.save(file, reorderTables=False)
    return base64.b64encode(file.getvalue()).decode()


fonts = []
for name, (rules, switched) in RULES.items():
    font = base(name)
    addOpenTypeFeaturesFromString(font, rules)
    fonts.append({"name": name, "features": switched, "font": packed(font)})

font = base("table of kerning")
font["kern"] = kern_table({("a", "space"): -57, ("space", "b"): -33, ("a", "b"): -21, ("f", "f"): 9})
fonts.append({"name": "table of kerning", "features": [], "font": packed(font)})

with open("rule-fonts.json", "w") as file:
    json.dump(fonts, file, indent=1)
    file.write("\n")
print(len(fonts), "fonts")
