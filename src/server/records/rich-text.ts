import sanitizeHtml from 'sanitize-html';
import { AppError } from '../http/app-error.ts';
import { readBlocks } from './rich-text/read-blocks.ts';
import { uploadsIn, writeHtml, writeText } from './rich-text/write-blocks.ts';

/**
 * Maximum input: a description may have 50,000 characters; pasted word-processor text is several times as long before
 * it is cleaned.
 */
const LONGEST_DESCRIPTION = 200_000;
/** A post may have 150,000 characters. */
const LONGEST_ARTICLE = 600_000;

/** Elements that end a line in pasted text; each becomes a paragraph. */
const PARAGRAPHS =
  'address article aside blockquote caption center dd div dl dt fieldset figcaption figure footer form h4 h5 h6 header hgroup hr legend main nav pre section table tbody td tfoot th thead tr'.split(
    ' ',
  );

/** Elements that are removed with all their content: they are no text of the page, and parsers disagree on them. */
const WITHOUT_A_TRACE =
  'script style template noscript noembed noframes xmp plaintext listing title textarea option select button iframe frame frameset object embed applet audio video canvas map svg math head'.split(
    ' ',
  );

const TRANSFORMED: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  menu: 'ul',
  dir: 'ul',
  ...Object.fromEntries(PARAGRAPHS.map((tag) => [tag, 'p'])),
};
const TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'a'];

const DESCRIPTION: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'] },
  nonTextTags: WITHOUT_A_TRACE,
  // No text nests deeper by hand; cleaning time grows with the depth.
  nestingLimit: 100,
  transformTags: TRANSFORMED,
};

/** Posts also have quotes and pictures. */
const ARTICLE: sanitizeHtml.IOptions = {
  ...DESCRIPTION,
  allowedTags: [...TAGS, 'blockquote', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
  transformTags: { ...TRANSFORMED, blockquote: 'blockquote' },
};

/**
 * Maximum of open tags. Browsers close the tags they write; the parser's work grows with the square of the open ones.
 */
const MOST_OPEN = 1000;
const TAG = /<(\/?)([a-z][\w:-]*)/gi;
const NEVER_OPEN = /^(?:area|base|br|col|hr|img|input|link|meta|source|track|wbr)$/;

/** Returns true when more tags are open than the parser should handle. Never counts fewer than the parser has open. */
function isTooDeep(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (NEVER_OPEN.test(tag)) continue;
    const before = open.get(tag) ?? 0;
    // A closing tag without an opening one must not offset another opening tag.
    const change = slash === '' ? 1 : -Math.min(1, before);
    open.set(tag, before + change);
    depth += change;
    if (depth > MOST_OPEN) return true;
  }
  return false;
}

function blocksOf(html: string, options: sanitizeHtml.IOptions, longest: number) {
  if (html.length > longest) throw new AppError('too-large', ({ records }) => records.textTooLong);
  if (isTooDeep(html)) throw new AppError('invalid', ({ records }) => records.tagsUnclosed);
  return readBlocks(sanitizeHtml(html, options));
}

const description = (html: string) => blocksOf(html, DESCRIPTION, LONGEST_DESCRIPTION);

/**
 * Returns rich text reduced to paragraphs, two levels of headings, lists, line breaks, bold, italic and working links,
 * nested in the one way that every parser reads alike. Cleaning it again changes nothing.
 */
export const cleanHtml = (html: string): string => writeHtml(description(html));

/** Returns the parts of cleaned HTML that stand below one another: paragraphs, headings, lists, quotes, pictures. */
export const partsOfHtml = (html: string): string[] =>
  blocksOf(html, ARTICLE, LONGEST_ARTICLE).map((block) => writeHtml([block]));

/** Returns the plain text of rich text, cleaned or not: one line per paragraph, heading and list item. */
export const textOfHtml = (html: string): string => writeText(description(html));

export interface Article {
  /** Cleaned as by `cleanHtml`, with quotes and uploaded pictures besides. */
  readonly html: string;
  readonly text: string;
  /** Addresses of the uploaded pictures that it shows. */
  readonly uploads: readonly string[];
}

/** Returns the cleaned content of a post. */
export function readArticle(html: string): Article {
  const blocks = blocksOf(html, ARTICLE, LONGEST_ARTICLE);
  return { html: writeHtml(blocks), text: writeText(blocks), uploads: uploadsIn(blocks) };
}
