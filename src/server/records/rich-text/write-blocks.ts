import { readUploadedAddress, uploadedSources } from '../../../core/pictures/uploaded-picture.ts';
import { type Block, isLine, type Line, type List, type Picture, type Run } from './blocks.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};
const escapeText = (text: string): string =>
  text.replace(/[&<>\u00a0]/g, (character) => ESCAPES[character] ?? character);
const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"\u00a0]/g, (character) => ESCAPES[character] ?? character);

interface Mark {
  readonly open: string;
  readonly close: string;
}
const STRONG: Mark = { open: '<strong>', close: '</strong>' };
const EM: Mark = { open: '<em>', close: '</em>' };

/** Search engines should follow links to our own pages only. */
const relOf = (href: string): string => (href.startsWith('/') ? '' : ' rel="noopener noreferrer nofollow"');

const marksOf = ({ href, strong, em }: Run): Mark[] => [
  ...(href === null ? [] : [{ open: `<a href="${escapeAttribute(href)}"${relOf(href)}>`, close: '</a>' }]),
  ...(strong ? [STRONG] : []),
  ...(em ? [EM] : []),
];

/** Closes the innermost marks that the next run lacks and opens its new ones, so that marks never overlap. */
function writeRuns(runs: readonly Run[]): string {
  let html = '';
  let open: Mark[] = [];
  const change = (wanted: Mark[]): void => {
    let shared = 0;
    while (shared < open.length && open[shared]?.open === wanted[shared]?.open) shared += 1;
    for (const mark of open.slice(shared).reverse()) html += mark.close;
    for (const mark of wanted.slice(shared)) html += mark.open;
    open = wanted;
  };
  for (const run of runs) {
    change(marksOf(run));
    html += run.text === null ? '<br>' : escapeText(run.text);
  }
  change([]);
  return html;
}

const writeLine = ({ kind, runs }: Line): string =>
  kind === 'bare' ? writeRuns(runs) : `<${kind}>${writeRuns(runs)}</${kind}>`;

function writeList({ kind, items }: List): string {
  const written = items.map(writeHtml).filter((item) => item !== '');
  return written.length === 0 ? '' : `<${kind}>${written.map((item) => `<li>${item}</li>`).join('')}</${kind}>`;
}

/** The width of the text column. */
const SIZES = '(min-width: 48rem) 46rem, 100vw';

/** Writes a picture with its size, so that the layout does not shift, in the widths that suit the screen. */
function writePicture({ address, alt }: Picture): string {
  const sources = uploadedSources(address);
  const fitting = sources
    ? ` srcset="${sources.webp}" sizes="${SIZES}" width="${sources.width}" height="${sources.height}"`
    : '';
  return `<img src="${escapeAttribute(address)}" alt="${escapeAttribute(alt)}"${fitting} loading="lazy" decoding="async">`;
}

function writeBlock(block: Block): string {
  if (isLine(block)) return writeLine(block);
  if (block.kind === 'img') return writePicture(block);
  if (block.kind !== 'blockquote') return writeList(block);
  const written = writeHtml(block.blocks);
  return written === '' ? '' : `<blockquote>${written}</blockquote>`;
}

export const writeHtml = (blocks: readonly Block[]): string => blocks.map(writeBlock).join('');

/** Returns a block and all blocks inside it. */
const withInner = (block: Block): Block[] =>
  isLine(block) || block.kind === 'img'
    ? [block]
    : [block, ...(block.kind === 'blockquote' ? block.blocks : block.items.flat()).flatMap(withInner)];

/** Returns the addresses of all uploaded pictures in the blocks. */
export const uploadsIn = (blocks: readonly Block[]): string[] =>
  blocks
    .flatMap(withInner)
    .flatMap((block) => (block.kind === 'img' && readUploadedAddress(block.address) ? [block.address] : []));

const lineOf = ({ runs }: Line): string => runs.map(({ text }) => text ?? '\n').join('');

export const writeText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(withInner)
    .flatMap((block) => (isLine(block) ? lineOf(block).split('\n') : []))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
