/** Zeros of the digits of Hindi and Bengali. */
const INDIC_ZEROS: readonly number[] = [0x0966, 0x09e6];

const inLatinDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f\u09e6-\u09ef]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (INDIC_ZEROS.findLast((zero) => code >= zero) ?? code));
  });

/** A longer line is read in parts: no day is one line as long as a book's page. */
const LONGEST_LINE = 2000;

/** What a chat puts before each message: "[12/03/26, 9:41 pm] Asha: " or "12/03/2026, 21:41 - Asha: ". */
const CHAT_STAMP =
  /^\[?\d{1,2}[./-]\d{1,2}[./-]\d{2,4},? {0,2}\d{1,2}:\d{2}(?::\d{2})? ?(?:[ap]\.?m\.?)?\]?(?: ?[-\u2013])? {0,2}[^:\d]{1,40}: ?/i;

/** Numbers in a box, which lists of chats begin with. */
const KEYCAPS = /[0-9#*]\ufe0f?\u20e3/gu;
/** Emoji and their joiners. */
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}]|\u200d|\u20e3|\ufe0f/gu;

/** Bullets, quotes, heading marks and emphasis of lists, chats and Markdown. */
const LINE_MARKS = /^[\s>#*_~`|\u2022\u25cf\u25aa\u25e6\u2023\u2043\u00b7\u2714\u2713\u2013\u2014+-]+/;
const EMPHASIS = /[*_~`]{1,3}/g;

/** A line of a pasted text, ready to be read. */
export interface PlanLine {
  readonly text: string;
  /** True for an item of a list. */
  readonly isItem: boolean;
}

const isBullet = (marks: string): boolean => /[*\u2022\u25cf\u25aa\u25e6\u2023\u2043\u00b7\u2714\u2713+-]/.test(marks);

function readLine(line: string): PlanLine {
  const bare = line.replace(CHAT_STAMP, '');
  const plain = bare.replace(KEYCAPS, ' ').replace(PICTURES, ' ');
  const [marks = ''] = LINE_MARKS.exec(plain) ?? [];
  const text = plain.slice(marks.length).replace(EMPHASIS, '').trim();
  return { text, isItem: isBullet(marks) || plain.trim().length < bare.trim().length };
}

function* partsOf(line: string): Generator<string> {
  for (let at = 0; at < line.length || at === 0; at += LONGEST_LINE) yield line.slice(at, at + LONGEST_LINE);
}

/**
 * Returns the lines of a text without what chats, lists and Markdown put around words: stamps, bullets, emoji; digits
 * are Latin. Empty lines are left out.
 */
export const linesOfPlan = (text: string): readonly PlanLine[] =>
  inLatinDigits(text.normalize('NFC'))
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .flatMap((line) => [...partsOf(line)].map(readLine))
    .filter((line) => line.text !== '');
