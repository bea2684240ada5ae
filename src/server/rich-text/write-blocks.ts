import { type Block, isList, type Line, type List, type Run } from './blocks.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};
const escapeText = (text: string): string => text.replace(/[&<>\u00a0]/g, (sign) => ESCAPES[sign] ?? sign);
const escapeAttribute = (text: string): string => text.replace(/[&<>"\u00a0]/g, (sign) => ESCAPES[sign] ?? sign);

interface Mark {
  readonly open: string;
  readonly close: string;
}
const STRONG: Mark = { open: '<strong>', close: '</strong>' };
const EM: Mark = { open: '<em>', close: '</em>' };

const marksOf = ({ href, strong, em }: Run): Mark[] => [
  ...(href === null
    ? []
    : [{ open: `<a href="${escapeAttribute(href)}" rel="noopener noreferrer nofollow">`, close: '</a>' }]),
  ...(strong ? [STRONG] : []),
  ...(em ? [EM] : []),
];

/** Closes the innermost marks that the next run does not have, and opens its others: never one mark across another. */
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

export const writeHtml = (blocks: readonly Block[]): string =>
  blocks.map((block) => (isList(block) ? writeList(block) : writeLine(block))).join('');

const linesOf = (block: Block): string[] =>
  isList(block)
    ? block.items.flatMap((item) => item.flatMap(linesOf))
    : [block.runs.map(({ text }) => text ?? '\n').join('')];

export const writeText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(linesOf)
    .flatMap((line) => line.split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
