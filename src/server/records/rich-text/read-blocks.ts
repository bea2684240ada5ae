import { readUploadedAddress } from '../../../core/pictures/uploaded-picture.ts';
import { isPosterAddress } from '../../../core/posters/poster-address.ts';
import { isOwnPage } from '../../../core/site/own-page.ts';
import { type Block, isBlank, isEmpty, type Line, type List, type Picture } from './blocks.ts';

const DEEPEST_LIST = 6;
const LONGEST_LINK = 2000;
const LONGEST_ALT = 300;
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const decode = (escaped: string): string =>
  escaped
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROL, '');

/** Returns the decoded value of an attribute; empty when it is absent. */
function readAttribute(attributes: string, name: 'href' | 'src' | 'alt'): string {
  const [, escaped = ''] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? [];
  return decode(escaped);
}

/** Returns the target of a link, or null for a target that we do not link to. */
function readLink(attributes: string): string | null {
  const typed = readAttribute(attributes, 'href');
  if (isOwnPage(typed) && typed.length <= LONGEST_LINK) return typed;
  const address = URL.canParse(typed) ? new URL(typed) : null;
  if (!address || !SCHEMES.includes(address.protocol) || address.username !== '' || address.password !== '')
    return null;
  return address.href.length <= LONGEST_LINK ? address.href : null;
}

/** Returns an uploaded picture; null for a picture of another site, which would tell strangers about our readers. */
function readPicture(attributes: string): Picture | null {
  const address = readAttribute(attributes, 'src');
  if (readUploadedAddress(address) === null && !isPosterAddress(address)) return null;
  const alt = readAttribute(attributes, 'alt').replace(/\s+/g, ' ').trim();
  return { kind: 'img', address, alt: alt.slice(0, LONGEST_ALT).toWellFormed().trim() };
}

/** An open list, quote or list item. */
type Frame =
  | { readonly kind: 'list'; readonly list: List; readonly isImplied: boolean }
  | { readonly kind: 'item' | 'quote'; readonly blocks: Block[] };

/** Assembles the pieces of a cleaned text into valid blocks. */
class BlockReader {
  readonly #blocks: Block[] = [];
  readonly #frames: Frame[] = [];
  #line: Line | null = null;
  #strong = 0;
  #em = 0;
  readonly #links: (string | null)[] = [];
  /** Number of open lists that are nested too deep and therefore ignored. */
  #tooDeep = 0;
  /** Number of open quotes inside a quote, ignored likewise. */
  #quotesInQuote = 0;

  /** Returns where the next line or list goes; inside a list but outside its items, adds a new item for it. */
  #place(): Block[] {
    const frame = this.#frames.at(-1);
    if (!frame) return this.#blocks;
    if (frame.kind !== 'list') return frame.blocks;
    if (frame.isImplied) {
      this.#frames.pop();
      return this.#place();
    }
    return this.#beginItem(frame.list);
  }

  #beginItem(list: List): Block[] {
    const blocks: Block[] = [];
    list.items.push(blocks);
    this.#frames.push({ kind: 'item', blocks });
    return blocks;
  }

  #beginList(kind: List['kind'], isImplied: boolean): List {
    const list: List = { kind, items: [] };
    this.#place().push(list);
    this.#frames.push({ kind: 'list', list, isImplied });
    return list;
  }

  #endFrame(kind: Frame['kind']): void {
    const at = this.#frames.findLastIndex((frame) => frame.kind === kind);
    if (at >= 0) this.#frames.length = at;
  }

  #beginLine(wanted: Line['kind']): void {
    const place = this.#place();
    const line: Line = { kind: this.#kindAt(place, wanted), runs: [] };
    place.push(line);
    this.#line = line;
  }

  #kindAt(place: readonly Block[], wanted: Line['kind']): Line['kind'] {
    if (place === this.#blocks) return wanted === 'bare' ? 'p' : wanted;
    if (this.#frames.at(-1)?.kind === 'quote') return 'p';
    const before = place.findLast((block) => !isEmpty(block));
    // Two bare lines in a row would be read back as one.
    const followsBare = before?.kind === 'bare';
    return wanted === 'bare' && !followsBare ? 'bare' : 'p';
  }

  #endLine(): void {
    const line = this.#line;
    this.#line = null;
    if (!line || !isBlank(line)) return;
    const frame = this.#frames.at(-1);
    const place = frame && frame.kind !== 'list' ? frame.blocks : this.#blocks;
    if (place.at(-1) === line) place.pop();
  }

  #add(text: string | null): void {
    const line = this.#line;
    if (!line) return;
    const format = { strong: this.#strong > 0, em: this.#em > 0, href: this.#links.at(-1) ?? null };
    const last = line.runs.at(-1);
    const isSame = last?.strong === format.strong && last.em === format.em && last.href === format.href;
    if (last && isSame && typeof last.text === 'string' && text !== null) last.text += text;
    else line.runs.push({ text, ...format });
  }

  text(text: string): void {
    if (text === '') return;
    if (!this.#line && text.trim() === '') return;
    if (!this.#line) this.#beginLine('bare');
    this.#add(text);
  }

  open(tag: string, attributes: string): void {
    if (tag === 'strong') this.#strong += 1;
    else if (tag === 'em') this.#em += 1;
    else if (tag === 'a') this.#links.push(readLink(attributes));
    else if (tag === 'br') this.#add(null);
    else if (tag === 'img') this.#picture(readPicture(attributes));
    else this.#openBlock(tag);
  }

  /** Adds a picture as a block of its own: a line around it ends before it and continues after it. */
  #picture(picture: Picture | null): void {
    if (!picture) return;
    this.#endLine();
    this.#place().push(picture);
  }

  #beginQuote(): void {
    if (this.#frames.some(({ kind }) => kind === 'quote')) {
      this.#quotesInQuote += 1;
      return;
    }
    const blocks: Block[] = [];
    this.#place().push({ kind: 'blockquote', blocks });
    this.#frames.push({ kind: 'quote', blocks });
  }

  #openBlock(tag: string): void {
    this.#endLine();
    if (tag === 'ul' || tag === 'ol') {
      const depth = this.#frames.filter(({ kind }) => kind === 'list').length;
      if (depth >= DEEPEST_LIST) this.#tooDeep += 1;
      else this.#beginList(tag, false);
    } else if (tag === 'li') {
      if (this.#frames.at(-1)?.kind === 'item') this.#frames.pop();
      const frame = this.#frames.at(-1);
      this.#beginItem(frame?.kind === 'list' ? frame.list : this.#beginList('ul', true));
    } else if (tag === 'blockquote') {
      this.#beginQuote();
    } else if (tag === 'p' || tag === 'h2' || tag === 'h3') {
      this.#beginLine(tag);
    }
  }

  close(tag: string): void {
    if (tag === 'strong') this.#strong -= 1;
    else if (tag === 'em') this.#em -= 1;
    else if (tag === 'a') this.#links.pop();
    else this.#closeBlock(tag);
  }

  #closeBlock(tag: string): void {
    this.#endLine();
    if (tag === 'li') this.#endFrame('item');
    else if (tag === 'blockquote') {
      if (this.#quotesInQuote > 0) this.#quotesInQuote -= 1;
      else this.#endFrame('quote');
    } else if (tag === 'ul' || tag === 'ol') {
      if (this.#tooDeep > 0) this.#tooDeep -= 1;
      else this.#endFrame('list');
    }
  }

  end(): readonly Block[] {
    this.#endLine();
    return this.#blocks;
  }
}

const PIECE = /<(\/?)([a-z0-9]+)((?:\s[^>]*)?)>|[^<]+/g;

/** Returns the blocks of a text that contains only allowed tags, all closed, with every other character escaped. */
export function readBlocks(cleaned: string): readonly Block[] {
  const reader = new BlockReader();
  for (const [piece, slash, tag, attributes = ''] of cleaned.matchAll(PIECE)) {
    if (tag === undefined) reader.text(decode(piece));
    else if (slash === '/') reader.close(tag);
    else reader.open(tag, attributes);
  }
  return reader.end();
}
