"""Makes the small fonts of this folder from the files of the @fontsource packages.

Nearly every page uses only about a hundred characters. These are in one file per face, with the rupee sign, which the
packages have in another file of 9 KB; all other characters of the packages' files are loaded when a page contains them.

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools==4.66.1 brotli==1.2.0
    /tmp/fonts/bin/python src/web/ui/fonts/subset.py        from the repository's root, after npm ci

The same packages give the same bytes. SIGNS is the range in fonts.css; fonts.test.ts compares the two.
"""

import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont

SIGNS = (
    "U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0, U+00B7, U+00BB, U+00BD, U+00D7, U+00E9, "
    "U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20B9, U+2212"
)

# The display face is only used large, where hinting has no effect; the text face keeps its hints.
FACES = (
    ("hind", 400, True),
    ("hind", 600, True),
    ("rozha-one", 400, False),
)

HERE = Path(__file__).parent
PACKAGES = HERE.parents[3] / "node_modules" / "@fontsource"


def unpack(family: str, script: str, weight: int, folder: Path) -> str:
    font = TTFont(PACKAGES / family / "files" / f"{family}-{script}-{weight}-normal.woff2", recalcTimestamp=False)
    font.flavor = None
    path = folder / f"{script}.ttf"
    font.save(path)
    return str(path)


def make(family: str, weight: int, hinted: bool, folder: Path) -> None:
    font = Merger().merge([unpack(family, script, weight, folder) for script in ("latin", "latin-ext")])
    font.recalcTimestamp = False
    options = Options()
    options.hinting = hinted
    options.layout_features = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(SIGNS.replace(" ", "")))
    subsetter.subset(font)
    font.flavor = "woff2"
    font["head"].modified = font["head"].created
    target = HERE / f"{family}-basic-{weight}.woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


with tempfile.TemporaryDirectory() as temporary:
    for face in FACES:
        make(*face, Path(temporary))
