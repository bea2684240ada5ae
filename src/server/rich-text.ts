import sanitizeHtml from 'sanitize-html';
import { AppError } from './http/app-error.ts';
import { readBlocks } from './rich-text/read-blocks.ts';
import { writeHtml, writeText } from './rich-text/write-blocks.ts';

/** A description may have 50,000 signs; what word processors paste is several times as long before it is cleaned. */
const LONGEST = 200_000;

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

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
  nonTextTags: WITHOUT_A_TRACE,
  // Nobody nests deeper by hand; the time that cleaning takes grows with the depth.
  nestingLimit: 100,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    menu: 'ul',
    dir: 'ul',
    ...Object.fromEntries(PARAGRAPHS.map((tag) => [tag, 'p'])),
  },
};

function blocksOf(html: string) {
  if (html.length > LONGEST) throw new AppError('too-large', 'The text is too long');
  return readBlocks(sanitizeHtml(html, OPTIONS));
}

/**
 * Rich text with nothing left in it but paragraphs, two levels of headings, lists, line breaks, bold, italic and links
 * that lead somewhere, nested in the one way in which every parser reads them. Cleaning it again changes nothing.
 */
export const cleanHtml = (html: string): string => writeHtml(blocksOf(html));

/** The words of rich text, cleaned or not: a line for each paragraph, heading and list item. */
export const textOfHtml = (html: string): string => writeText(blocksOf(html));
