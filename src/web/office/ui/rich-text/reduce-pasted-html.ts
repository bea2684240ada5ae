import { isUsableAddress } from './link-address.ts';

/** Returns a picture's address for the text; null for a picture that cannot be shown. */
type PictureAddress = (source: string) => string | null;

/**
 * Returns pasted HTML reduced to the tags that a description may have: paragraphs, h2 (h1 becomes h2), h3, lists, bold,
 * italic, links and line breaks; and, where the text may have pictures, also pictures and quotes. Works on the HTML
 * text and always writes balanced tags. Not a security filter: the server cleans what is sent.
 */
export function reducePastedHtml(html: string, pictureAddress?: PictureAddress): string {
  const reader = new PasteReader(pictureAddress);
  for (const [token, name] of html.matchAll(TOKEN)) {
    if (token.startsWith('<!')) continue;
    if (name === undefined) reader.text(token);
    else if (token.startsWith('</')) reader.close(name.toLowerCase());
    else reader.open(name.toLowerCase(), token);
  }
  return writeLines(reader.finish());
}

/** Returns HTML for plain text: an empty line starts a paragraph, a single line break stays one. */
export const htmlOfPlainText = (text: string): string =>
  text
    .replaceAll('\r', '')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeText(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Comments and declarations (also a word processor's conditional ones), tags with their attributes, text. */
const TOKEN = /<!--[\s\S]*?-->|<!\[?[^>]*>|<\/?([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</gi;

type ListTag = 'ul' | 'ol';
interface Run {
  readonly text: string;
  readonly strong: boolean;
  readonly em: boolean;
  readonly href: string;
}
interface Line {
  readonly tag: 'p' | 'h2' | 'h3' | 'li';
  /** The lists around an item, outermost first. */
  readonly lists: readonly ListTag[];
  readonly quoted: boolean;
  readonly runs: Run[];
}
/** A picture, separate from the lines. */
interface Picture {
  readonly tag: 'img';
  readonly src: string;
  readonly alt: string;
}

interface OpenElement {
  readonly name: string;
  readonly strong: boolean;
  readonly em: boolean;
  readonly href: string;
  readonly hidden: boolean;
  /** A word processor's bullet or number: not shown, but it tells the kind of list. */
  readonly marker: boolean;
  readonly pre: boolean;
}

const ROOT: OpenElement = { name: '', strong: false, em: false, href: '', hidden: false, marker: false, pre: false };
const HIDDEN = new Set(
  'head style script title xml svg math template noscript object iframe select textarea'.split(' '),
);
const VOID = new Set('br hr img input meta link wbr col area base embed source track'.split(' '));
const BLOCKS = new Set(
  'p div section article header footer main aside blockquote pre table tr ul ol dl dt dd h1 h2 h3 h4 h5 h6 figure figcaption address'.split(
    ' ',
  ),
);

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)?.slice(1).find(Boolean) ?? '';

function isStrong(name: string, style: string, inherited: boolean): boolean {
  const weight = /font-weight\s*:\s*(\w+)/i.exec(style)?.[1];
  if (weight) return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  return inherited || name === 'b' || name === 'strong';
}

function isEm(name: string, style: string, inherited: boolean): boolean {
  const slant = /font-style\s*:\s*(\w+)/i.exec(style)?.[1];
  return slant ? slant === 'italic' || slant === 'oblique' : inherited || name === 'i' || name === 'em';
}

/** Reads tags and text into lines, one per paragraph, heading or list item. */
class PasteReader {
  private readonly open_: OpenElement[] = [ROOT];
  private readonly lines: (Line | Picture)[] = [];
  private line: Line | null = null;
  private readonly pictureAddress: PictureAddress | undefined;

  constructor(pictureAddress: PictureAddress | undefined) {
    this.pictureAddress = pictureAddress;
  }

  private get inside(): OpenElement {
    return this.open_.at(-1) ?? ROOT;
  }

  open(name: string, tag: string): void {
    if (name === 'br') this.breakLine();
    if (name === 'hr') this.line = null;
    if (name === 'img') this.picture(tag);
    if (VOID.has(name) || tag.endsWith('/>')) return;
    const [parent, style] = [this.inside, attribute(tag, 'style')];
    this.open_.push({
      name,
      strong: isStrong(name, style, parent.strong),
      em: isEm(name, style, parent.em),
      href: name === 'a' ? usableAddress(attribute(tag, 'href')) : parent.href,
      hidden: parent.hidden || HIDDEN.has(name),
      marker: parent.marker || /mso-list\s*:\s*ignore/i.test(style),
      pre: parent.pre || name === 'pre' || /white-space\s*:\s*pre/i.test(style),
    });
    if (name === 'li') this.line = this.begin('li', this.listsAround());
    else if (/mso-list\s*:\s*\w+\s+level/i.test(style)) this.line = this.begin('li', wordLists(style));
    else if (name === 'td' || name === 'th') this.text(' ');
    else if (BLOCKS.has(name)) this.beginBlock(name);
  }

  close(name: string): void {
    const at = this.open_.findLastIndex((element) => element.name === name);
    if (at <= 0) return;
    this.open_.length = at;
    if (name === 'li' || (BLOCKS.has(name) && !this.isInItem())) this.line = null;
  }

  text(source: string): void {
    const { hidden, marker, pre, strong, em, href } = this.inside;
    if (hidden) return;
    if (marker) {
      this.readMarker(source);
      return;
    }
    for (const [index, part] of (pre ? source.split(/\r?\n/) : [source]).entries()) {
      if (index > 0) this.breakLine();
      const text = part.replaceAll('<', '&lt;').replace(/(?:\s|&nbsp;|&#160;|\u00a0)+/g, ' ');
      if (text.trim() === '' && (this.line === null || text === '')) continue;
      this.line ??= this.begin('p', []);
      const heading = this.line.tag === 'h2' || this.line.tag === 'h3';
      this.line.runs.push({ text, strong: strong && !heading, em, href });
    }
  }

  finish(): readonly (Line | Picture)[] {
    return this.lines
      .map((line) => (line.tag === 'img' ? line : { ...line, runs: trimRuns(line.runs) }))
      .filter((line) => line.tag === 'img' || line.runs.length > 0);
  }

  /** Splits the line that contains it. */
  private picture(tag: string): void {
    const src = this.inside.hidden ? null : (this.pictureAddress?.(attribute(tag, 'src')) ?? null);
    if (src === null) return;
    this.lines.push({ tag: 'img', src, alt: attribute(tag, 'alt') });
    this.line = null;
  }

  private begin(wanted: Line['tag'], lists: readonly ListTag[]): Line {
    const quoted = this.isQuoted();
    // A quote has no headings.
    const line: Line = { tag: quoted && wanted !== 'li' ? 'p' : wanted, lists, quoted, runs: [] };
    this.lines.push(line);
    return line;
  }

  /** A paragraph inside a list item continues its line; any other block starts a new one. */
  private beginBlock(name: string): void {
    if (name === 'ul' || name === 'ol') {
      this.line = null;
    } else if (this.isInItem()) {
      if (this.line && this.line.runs.length > 0) this.breakLine();
    } else if (/^h[1-3]$/.test(name)) {
      this.line = this.begin(name === 'h3' ? 'h3' : 'h2', []);
    } else {
      this.line = null;
    }
  }

  private breakLine(): void {
    if (!this.inside.hidden) this.line?.runs.push({ text: '\n', strong: false, em: false, href: '' });
  }

  private listsAround(): ListTag[] {
    const lists = this.open_.flatMap(({ name }) => (name === 'ul' || name === 'ol' ? [name] : []));
    return lists.length > 0 ? (lists as ListTag[]) : ['ul'];
  }

  /** Returns true inside a quote outside lists; one in a list is part of its item. */
  private isQuoted(): boolean {
    const outermost = this.open_.find(({ name }) => name === 'blockquote' || name === 'li');
    return this.pictureAddress !== undefined && outermost?.name === 'blockquote';
  }

  private isInItem(): boolean {
    return this.open_.some(({ name }) => name === 'li');
  }

  /** "1." or "a)" before a word processor's item makes the list numbered. */
  private readMarker(source: string): void {
    const line = this.line;
    if (line?.tag !== 'li' || !/^\s*\(?(?:\d+|[a-z]{1,3})[.)]/i.test(source)) return;
    const numbered: Line = { ...line, lists: [...line.lists.slice(0, -1), 'ol'] };
    this.lines[this.lines.indexOf(line)] = numbered;
    this.line = numbered;
  }
}

const usableAddress = (href: string): string => (isUsableAddress(href) ? href.trim() : '');

/** A word processor writes an item as a paragraph that names its level. */
const wordLists = (style: string): ListTag[] =>
  Array.from({ length: Math.min(6, Number(/level(\d+)/i.exec(style)?.[1] ?? 1)) }, () => 'ul' as const);

/** Reduces spaces to single ones, without any at the ends of a line, and removes line breaks at the ends of a block. */
function trimRuns(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    const before = kept.at(-1);
    const spaced = before === undefined || /[ \n]$/.test(before.text);
    const text = spaced && run.text !== '\n' ? run.text.replace(/^ /, '') : run.text;
    if (text === '' || (text === '\n' && before === undefined)) continue;
    if (text === '\n' && before) kept[kept.length - 1] = { ...before, text: before.text.replace(/ $/, '') };
    kept.push({ ...run, text });
  }
  while (kept.length > 0) {
    const last = kept.pop();
    const text = last?.text.replace(/[ \n]+$/, '');
    if (!last || !text) continue;
    kept.push({ ...last, text });
    break;
  }
  return kept.filter(({ text }) => text !== '');
}

function writeRun({ text, strong, em, href }: Run): string {
  if (text === '\n') return '<br>';
  let html = text;
  if (em) html = `<em>${html}</em>`;
  if (strong) html = `<strong>${html}</strong>`;
  return href === '' ? html : `<a href="${href.replaceAll('"', '&quot;')}">${html}</a>`;
}

const quoteSign = (text: string): string => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function writeLines(lines: readonly (Line | Picture)[]): string {
  let html = '';
  let open: readonly ListTag[] = [];
  let inQuote = false;
  const closeTo = (depth: number): void => {
    for (const tag of open.slice(depth).reverse()) html += `</li></${tag}>`;
  };
  /** A quote contains whole lists, a list no quote. */
  const beginIn = (quoted: boolean): void => {
    if (quoted === inQuote) return;
    closeTo(0);
    open = [];
    html += quoted ? '<blockquote>' : '</blockquote>';
    inQuote = quoted;
  };
  for (const line of lines) {
    beginIn(line.tag !== 'img' && line.quoted);
    if (line.tag === 'img') {
      closeTo(0);
      open = [];
      html += `<img src="${quoteSign(line.src)}" alt="${quoteSign(line.alt)}">`;
      continue;
    }
    const { tag, lists, runs } = line;
    const body = runs.map(writeRun).join('');
    const split = lists.findIndex((list, depth) => list !== open[depth]);
    const shared = split < 0 ? lists.length : split;
    closeTo(shared);
    if (tag !== 'li') {
      html += `<${tag}>${body}</${tag}>`;
    } else {
      if (shared === lists.length) html += '</li><li>';
      for (const list of lists.slice(shared)) html += `<${list}><li>`;
      html += body;
    }
    open = lists;
  }
  beginIn(false);
  closeTo(0);
  return html;
}
