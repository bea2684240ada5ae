import type { ServerWords } from '../../../words/server-words.ts';
import type { SERVER_WORDS } from '../../../words/words-of.ts';

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
  [
    /^Not sent: this number had (\d+) messages today already$/,
    (words, most) => words.whatsappToOne({ most: Number(most) }),
  ],
  [
    /^Not sent: this message has no value for (\{\w+\}) of its template$/,
    (words, placeholder) => words.valueMissing({ placeholder }),
  ],
  [/^Not sent: one visitor caused too many messages today$/, (words) => words.byOneVisitor],
  [
    /^Not sent: the limit of (\d+) messages a day in Settings was reached$/,
    (words, most) => words.dayLimit({ most: Number(most) }),
  ],
];

type KnownCode = keyof (typeof SERVER_WORDS)['en']['whatsapp']['codes'];

/** As the gateway of WhatsApp words it: Meta's code, then its own words. */
const OF_WHATSAPP = /^WhatsApp (\d+): (.*)$/s;

/**
 * Returns why a message was not sent, in the words of a language. Reasons are stored in English, beside those of providers, which
 * stay as they are.
 */
export function wordReason(stored: string, { outbox, whatsapp }: Pick<ServerWords, 'outbox' | 'whatsapp'>): string {
  const [, code = '', said = ''] = OF_WHATSAPP.exec(stored) ?? [];
  if (code !== '') {
    const inBrackets = whatsapp.says({ code, said });
    return Object.hasOwn(whatsapp.codes, code) ? `${whatsapp.codes[code as `${KnownCode}`]} ${inBrackets}` : inBrackets;
  }
  for (const [pattern, word] of REASONS) {
    const found = pattern.exec(stored);
    if (found) return word(outbox, found[1] ?? '');
  }
  return stored;
}
