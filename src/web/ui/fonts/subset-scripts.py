"""Makes the small fonts for Hindi and Bengali of this folder from the files of the @fontsource packages.

A page in Hindi or Bengali needs two weights of its script, 146 KB in the packages. Here they have no hints (ttfautohint
made more than half of each file; screens of today do without), the characters that the two languages are written with,
and the forms of every syllable of one or two consonants and of the usual ones of three. Devanagari writes any other
conjunct with half letters, as it also may. Characters outside RANGES (Vedic signs, digits of the script) come from the
packages' files when a page has one.

    apt-get install fonttools python3-brotli libharfbuzz-bin
    /usr/bin/python3 src/web/ui/fonts/subset-scripts.py    from the repository's root, after npm ci

It prints the size of each file and the words of our own catalogues and facts that would look different in the whole font:
none is allowed. Made with fontTools 4.38 and HarfBuzz 6.0 (Debian 12). RANGES are those in fonts.css; fonts.test.ts
compares the two.
"""

import re
import subprocess
import tempfile
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

HERE = Path(__file__).parent
ROOT = HERE.parents[3]
PACKAGES = ROOT / "node_modules" / "@fontsource"
UNITS_PER_EM = 400

RANGES = {
    "devanagari": "U+0901-0903, U+0905-090D, U+090F-0911, U+0913-0928, U+092A-0933, U+0935-0939, U+093C-0945, "
    "U+0947-0949, U+094B-094D, U+0950, U+0958-095E, U+0964-0965, U+0970, U+200C-200D, U+25CC",
    "bengali": "U+0020, U+0964-0965, U+0981-0983, U+0985-098B, U+098F-0990, U+0993-09A8, U+09AA-09B0, U+09B2, "
    "U+09B6-09B9, U+09BC, U+09BE-09C3, U+09C7-09C8, U+09CB-09CE, U+09D7, U+09DC-09DD, U+09DF, U+200C-200D, "
    "U+25CC",
}


class Script:
    """What syllables of a script are made of."""

    def __init__(self, family, name, tag, language, alone, consonants, virama, ra, vowels, marks, triples):
        self.family, self.name, self.tag, self.language = family, name, tag, language
        # Vowels at the beginning of a syllable.
        self.alone = alone
        self.consonants, self.virama, self.ra = consonants, virama, ra
        self.vowels, self.marks, self.triples = vowels, marks, triples

    def syllables(self):
        v, endings = self.virama, ["", *self.vowels]
        yield from (vowel + mark for vowel in self.alone for mark in self.marks)
        # র‍্যা, as in loan words: the joiner keeps the ra whole.
        yield from (self.ra + "\u200d" + v + "য" + ending for ending in endings if self.tag == "beng")
        pairs = [first + v + last for first in self.consonants for last in self.consonants]
        clusters = [*self.consonants, *pairs, *self.triples.split()]
        for cluster in clusters:
            yield cluster + v
            for ending in endings:
                yield cluster + ending
        for cluster in [*self.consonants, *self.triples.split()]:
            for ending in endings:
                for before in ("", self.ra + v):
                    for mark in self.marks:
                        yield before + cluster + ending + mark
                    yield before + cluster + ending


SCRIPTS = (
    Script(
        "hind", "devanagari", "deva", "hi", "अआइईउऊऋएऐऑओऔऍ",
        [chr(code) for code in range(0x915, 0x93A) if chr(code) not in "ऩऱऴ"] + ["क़", "ख़", "ग़", "ज़", "ड़", "ढ़", "फ़"],
        "्", "र", "ािीुूृेैोौॅॉ", "ंँः",
        "न्त्र न्द्र स्त्र ष्ट्र ष्ट्य क्ष्म क्ष्य क्ष्व त्त्व ज्ज्व द्ध्य द्व्य न्त्य न्द्य न्ध्य न्ध्र म्प्र म्भ्र ङ्क्ष ङ्ग्र "
        "च्छ्व च्छ्र त्स्य त्म्य त्प्र त्क्र द्भ्र प्त्य र्त्स्य र्द्ध्व ल्क्य स्थ्य स्प्र स्क्र स्न्य स्म्य स्व्य ट्ठ्य ण्ड्र ण्ठ्य ण्ड्य "
        "ञ्च्य ञ्ज्य न्न्य न्स्य क्त्य क्त्र क्ट्र श्च्य श्व्य ष्क्र ष्ण्य ह्म्य",
    ),
    Script(
        "hind-siliguri", "bengali", "beng", "bn", "অআইঈউঊঋএঐওঔ",
        list("কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ") + ["ড়", "ঢ়", "য়"],
        "্", "র", "ািীুূৃেৈোৌ", "ংঁঃ",
        "ন্ত্র ন্দ্র স্ত্র ষ্ট্র ষ্ট্য ক্ষ্ম ক্ষ্য ক্ষ্ণ ত্ত্ব জ্জ্ব দ্ধ্ব দ্ধ্য ন্ত্য ন্ত্ব ন্দ্ব ন্দ্য ন্ধ্য ন্ধ্র ম্প্র ম্ভ্র ম্ব্র ঙ্ক্ষ ঙ্গ্র ঙ্ঘ্র ঙ্ক্য ঙ্খ্য "
        "ঙ্গ্য ঙ্ঘ্য চ্ছ্ব চ্ছ্র চ্ছ্য ত্স্য দ্ভ্র দ্ব্য দ্ব্র প্ত্য ক্ত্য ক্ত্র ক্ট্র স্থ্য স্প্র স্ক্র স্ট্র স্ত্য স্ত্ব স্প্ল ষ্ক্র ষ্প্র ষ্ঠ্য ণ্ড্র ণ্ঠ্য ণ্ড্য ন্ট্র ন্ড্র "
        "ঞ্চ্য ঞ্জ্য ন্ন্য ন্স্য ম্প্য ম্ভ্য ল্ক্য ল্প্য ল্গ্য ট্ট্য ত্ত্য ত্র্য দ্দ্য দ্ভ্য ষ্ণ্য হ্ম্য শ্চ্য গ্ধ্য গ্ন্য",
    ),
)  # fmt: skip


def whole_font(script, weight, folder):
    font = TTFont(
        PACKAGES / script.family / "files" / f"{script.family}-{script.name}-{weight}-normal.woff2",
        recalcTimestamp=False,
    )
    font.flavor = None
    path = folder / f"{script.family}-{weight}.ttf"
    font.save(path)
    return path


def shape(path, script, lines):
    """Returns the glyphs of each line."""
    command = ["hb-shape", "--no-positions", "--no-clusters", f"--script={script.tag}", str(path)]
    answer = subprocess.run(command, input="\n".join(lines), text=True, capture_output=True, check=True)
    return [re.findall(r"[^\[\]|]+", line) for line in answer.stdout.splitlines()]


def subset(font, glyphs, text, is_closed):
    options = Options()
    options.hinting = False
    options.glyph_names = True
    options.notdef_outline = False
    options.layout_closure = is_closed
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(text.replace(" ", "")), glyphs=glyphs)
    subsetter.subset(font)


def words_of_ours(language):
    files = [*(ROOT / "src/words" / language).rglob("*.ts"), *(ROOT / "facts/languages" / language).glob("*.csv")]
    text = "\n".join(file.read_text() for file in files)
    return sorted(set(re.findall(r"[\u0904-\u0939\u0985-\u09b9][\u0900-\u0963\u0980-\u09fe\u200c\u200d]*", text)))


def make(script, weight, folder):
    whole = whole_font(script, weight, folder)
    lines = list(script.syllables())
    glyphs = sorted({glyph for line in shape(whole, script, lines) for glyph in line})
    font = TTFont(whole, recalcTimestamp=False)
    subset(font, glyphs, RANGES[script.name], is_closed=False)
    font["head"].modified = font["head"].created
    small = folder / "small.ttf"
    font.save(small)

    ours = words_of_ours(script.language)
    different = [word for word, left, right in zip(ours, shape(whole, script, ours), shape(small, script, ours)) if left != right]
    scale_upem(font, UNITS_PER_EM)
    font["post"].formatType = 3.0
    font.flavor = "woff2"
    target = HERE / f"{script.family}-{script.name}-{weight}.woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes, {len(glyphs)} glyphs; {len(ours)} words, different: {different}")


with tempfile.TemporaryDirectory() as temporary:
    for script in SCRIPTS:
        for weight in (400, 600):
            make(script, weight, Path(temporary))
