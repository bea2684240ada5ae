import type { ServerWords } from '../../../words/server-words.ts';

type Words = ServerWords['outbox'];

/** The reasons of our own, as they are stored, with how to say each in another language. */
const REASONS: readonly (readonly [RegExp, (words: Words, value: string) => string])[] = [
  [/^Not sent: (.*) is not a phone number with a country$/, (words, to) => words.noCountry({ to })],
  [/^Not sent: SMS to \+(\d+) are not allowed in Settings$/, (words, code) => words.countryNotAllowed({ code })],
  [/^Not sent: (.*) is not a mobile number$/, (words, to) => words.notMobile({ to })],
  [/^Not sent: this number had (\d+) SMS today already$/, (words, most) => words.smsToOne({ most: Number(most) })],
  [
    /^Not sent: this address had (\d+) e-mails today already$/,
    (words, most) => words.emailsToOne({ most: Number(most) }),
  ],
  [/^Not sent: a backup was restored/, (words) => words.heldAfterRestore],
  [/^Not sent: one visitor caused too many messages today$/, (words) => words.byOneVisitor],
  [
    /^Not sent: the limit of (\d+) messages a day in Settings was reached$/,
    (words, most) => words.dayLimit({ most: Number(most) }),
  ],
];

/**
 * Returns why a message was not sent, in the words of a language. Reasons are stored in English, beside those of providers, which
 * stay as they are.
 */
export function wordReason(stored: string, { outbox }: Pick<ServerWords, 'outbox'>): string {
  for (const [pattern, word] of REASONS) {
    const found = pattern.exec(stored);
    if (found) return word(outbox, found[1] ?? '');
  }
  return stored;
}
