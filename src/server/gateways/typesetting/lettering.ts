import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../../core/languages.ts';
import { readFonts } from './fonts.ts';
import { printableIn } from './printable.ts';

interface Letters {
  readonly text: string;
  readonly language: Language;
  readonly face: 'display' | 'bold' | 'plain';
  readonly colour: string;
  /** In pixels; no text is wider. */
  readonly width: number;
}

/** A text in one line, made smaller where it would be too wide. */
export interface TextLine extends Letters {
  /** Of the letters, in pixels. */
  readonly size: number;
  readonly isStruck?: true;
}

/** A text in several lines. */
export interface TextBlock extends Letters {
  /** The best first: a smaller one is taken where the text would be too high. */
  readonly sizes: readonly [number, ...number[]];
  readonly mostHeight: number;
}

/** A text as a picture with a transparent ground. */
export interface LetteredText {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface LetteredLine extends LetteredText {
  /** From the top to the line that the letters stand on. */
  readonly baseline: number;
}

export interface Lettering {
  readonly line: (line: TextLine) => Promise<LetteredLine>;
  readonly block: (block: TextBlock) => Promise<LetteredText>;
}

/** Latin digits are in one file, ₹ in the others: every list names all scripts. */
const TEXT_FACES: Readonly<Record<Language, string>> = {
  en: 'Hind Latin, Hind LatinExt, Hind Deva, Siliguri Beng',
  hi: 'Hind Latin, Hind LatinExt, Hind Deva, Siliguri Beng',
  bn: 'Siliguri Latin, Siliguri Beng, Hind LatinExt, Hind Deva',
};

function fontOf(language: Language, face: Letters['face'], size: number): string {
  const faces = TEXT_FACES[language];
  if (face === 'plain') return `${faces} ${size}`;
  // The display face has no Bengali letters.
  if (face === 'bold' || language === 'bn') return `${faces} SemiBold ${size}`;
  return `Rozha Latin, Rozha Deva, ${faces} ${size}`;
}

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Pango cuts a picture to its letters. With these beside it, unseen, all lines of a size are of one height. */
const TALL = '\u00c5\u0930\u094d\u0915\u093f';
const TALL_AND_DEEP = `${TALL}j\u091f\u094d\u0930\u0942`;
const MEASURED_SIZE = 100;
/** Small letters are a little wider in proportion. */
const SHRINKS = 0.94;

async function loadPango() {
  const { default: sharp } = await import('sharp');
  const fonts = readFonts();
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [i, font] of fonts.entries()) {
    const fontfile = join(folder, `${i}.ttf`);
    writeFileSync(fontfile, font);
    // A font that was used once is known by its family from then on.
    await sharp({ text: { text: 'x', fontfile } })
      .png()
      .toBuffer();
  }
  const draw = async (text: string, font: string, width?: number) => {
    const wrapped = width === undefined ? {} : { width, wrap: 'word-char' as const };
    const { data, info } = await sharp({ text: { text, font, rgba: true, dpi: 72, ...wrapped } })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  };
  const cut = (png: Buffer, width: number, height: number) =>
    sharp(png).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  return { draw, cut, printable: printableIn(fonts) };
}

const unseen = (letters: string): string => `<span alpha="1">${letters}</span>`;

/**
 * Returns what draws texts with the fonts of documents, shaped and broken into lines by Pango. Characters that no font has
 * are replaced. The fonts are unpacked with the first text, into a folder that goes with the process.
 */
export function openLettering(): Lettering {
  let loading: ReturnType<typeof loadPango> | null = null;
  const baselines = new Map<string, Promise<number>>();

  function load(): ReturnType<typeof loadPango> {
    loading ??= loadPango().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  /** Returns the part of a line's height that is above the line that letters stand on. */
  async function shareAbove(language: Language, face: Letters['face']): Promise<number> {
    const { draw } = await load();
    const font = fontOf(language, face, MEASURED_SIZE);
    const [tall, whole] = await Promise.all([draw(TALL, font), draw(TALL_AND_DEEP, font)]);
    return tall.height / whole.height;
  }

  function knownShareAbove(language: Language, face: Letters['face']): Promise<number> {
    const key = `${language} ${face}`;
    const known = baselines.get(key) ?? shareAbove(language, face);
    baselines.set(key, known);
    known.catch(() => baselines.delete(key));
    return known;
  }

  const markupOf = (text: string, colour: string, struck = ''): string =>
    `<span foreground="${colour}"${struck}>${escapeMarkup(text)}</span>`;

  return {
    async line({ text, language, face, colour, width, size, isStruck }) {
      const { draw, cut, printable } = await load();
      const markup = markupOf(printable(text), colour, isStruck && ' strikethrough="true"');
      const asked = await draw(markup, fontOf(language, face, size));
      const fitting = asked.width <= width ? size : Math.floor((size * SHRINKS * width) / asked.width);
      const font = fontOf(language, face, fitting);
      const [letters, whole, above] = await Promise.all([
        fitting === size ? asked : draw(markup, font),
        draw(markup + unseen(TALL_AND_DEEP), font),
        knownShareAbove(language, face),
      ]);
      const png = await cut(whole.png, letters.width, whole.height);
      return { png, width: letters.width, height: whole.height, baseline: Math.round(whole.height * above) };
    },

    async block({ text, language, face, colour, width, sizes, mostHeight }) {
      const { draw, printable } = await load();
      const markup = markupOf(printable(text), colour);
      let drawn = await draw(markup, fontOf(language, face, sizes[0]), width);
      for (const size of sizes.slice(1)) {
        if (drawn.height <= mostHeight) break;
        drawn = await draw(markup, fontOf(language, face, size), width);
      }
      return drawn;
    },
  };
}
