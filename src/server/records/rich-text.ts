import sanitizeHtml from 'sanitize-html';
import { AppError } from '../http/app-error.ts';
import { readBlocks } from './rich-text/read-blocks.ts';
import { uploadsIn, writeHtml, writeText } from './rich-text/write-blocks.ts';

/** A description may have 50,000 signs; what word processors paste is several times as long before it is cleaned. */
const LONGEST_DESCRIPTION = 200_000;
/** A post may have 150,000. */
const LONGEST_ARTICLE = 600_000;

/** What ends a line in what people paste, and what is left of it here: a paragraph. */
const PARAGRAPHS =
  'address article aside blockquote caption center dd div dl dt fieldset figcaption figure footer form h4 h5 h6 header hgroup hr legend main nav pre section table tbody td tfoot th thead tr'.split(
    ' ',
  );

/** What is no text of the page, and how parsers come to disagree: goes with all that is in it. */
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
  // Nobody nests deeper by hand; the time that cleaning takes grows with the depth.
  nestingLimit: 100,
  transformTags: TRANSFORMED,
};

/** Posts have quotes and pictures besides. */
const ARTICLE: sanitizeHtml.IOptions = {
  ...DESCRIPTION,
  allowedTags: [...TAGS, 'blockquote', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
  transformTags: { ...TRANSFORMED, blockquote: 'blockquote' },
};

/** Tags that are open at once. What a browser makes closes its tags; the parser's work grows with the square of these. */
const MOST_OPEN = 1000;
const TAG = /<(\/?)([a-z][\w:-]*)/gi;
const NEVER_OPEN = /^(?:area|base|br|col|hr|img|input|link|meta|source|track|wbr)$/;

/** Whether more tags are open at once than the parser should see. Never counts fewer than the parser has open. */
function isTooDeep(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (NEVER_OPEN.test(tag)) continue;
    const before = open.get(tag) ?? 0;
    // One that closes nothing must not make up for one that opens.
    const change = slash === '' ? 1 : -Math.min(1, before);
    open.set(tag, before + change);
    depth += change;
    if (depth > MOST_OPEN) return true;
  }
  return false;
}

function blocksOf(html: string, options: sanitizeHtml.IOptions, longest: number) {
  if (html.length > longest) throw new AppError('too-large', 'The text is too long');
  if (isTooDeep(html)) throw new AppError('invalid', 'The text has too many tags that are never closed');
  return readBlocks(sanitizeHtml(html, options));
}

const description = (html: string) => blocksOf(html, DESCRIPTION, LONGEST_DESCRIPTION);

/**
 * Rich text with nothing left in it but paragraphs, two levels of headings, lists, line breaks, bold, italic and links
 * that lead somewhere, nested in the one way in which every parser reads them. Cleaning it again changes nothing.
 */
export const cleanHtml = (html: string): string => writeHtml(description(html));

/** The words of rich text, cleaned or not: a line for each paragraph, heading and list item. */
export const textOfHtml = (html: string): string => writeText(description(html));

export interface Article {
  /** Clean as `cleanHtml` makes it, with quotes and pictures of ours besides. */
  readonly html: string;
  readonly text: string;
  /** Addresses of the uploaded pictures that it shows. */
  readonly uploads: readonly string[];
}

/** Reads the content of a post. */
export function readArticle(html: string): Article {
  const blocks = blocksOf(html, ARTICLE, LONGEST_ARTICLE);
  return { html: writeHtml(blocks), text: writeText(blocks), uploads: uploadsIn(blocks) };
}
