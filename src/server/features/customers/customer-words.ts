import anyAscii from 'any-ascii';
import { cutWord, searchWords } from '../../../core/names.ts';
import { phoneDigits } from '../../../core/phone.ts';
import { phoneWord, typedWords } from '../../../core/typed-words.ts';

/** Marks the sound of a word in another script than Latin, and that of a Latin word. No other word contains them. */
const SOUND = { other: '<', latin: '>' } as const;
/** Sounds of fewer consonants are those of too many names. */
const SHORTEST_SOUND = 2;

const isLatin = (word: string): boolean => /^[a-z0-9]+$/.test(word);

const toLatin = (word: string): string =>
  anyAscii(word)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/**
 * Returns the consonants of a word, as far as they are spelt alike across scripts: of "Bandyopadhyay" and of its Bengali
 * and Hindi spellings.
 */
const soundOf = (word: string): string =>
  toLatin(word)
    .replace(/mh$/, 'ngh')
    .replace(/^[eiou]/, 'a')
    .replace(/ph|f/g, 'p')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/[cq]/g, 'k')
    .replace(/n(?=g|d|t|k|j)|m(?=b|p|h|$)/g, '')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');

const soundWord = (word: string, mark: string): string[] => {
  const sound = soundOf(word);
  return sound.length < SHORTEST_SOUND ? [] : [mark + sound];
};

/** Returns every ending of a phone's digits, so that any part of it begins one of them. */
function endingsOf(phone: string): string[] {
  const digits = phoneWord(phone);
  return Array.from(digits, (_, start) => digits.slice(start));
}

function wordsOfName(name: string): string[] {
  return searchWords(name).flatMap((word) =>
    isLatin(word) ? [word, ...soundWord(word, SOUND.latin)] : [word, toLatin(word), ...soundWord(word, SOUND.other)],
  );
}

interface Indexed {
  readonly name: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

/** Returns the distinct words of a customer's index entries. */
export function customerWords({ name, phones, emails }: Indexed): string[] {
  const ofEmails = emails.flatMap((email) => [cutWord(email.toLowerCase()), ...searchWords(email)]);
  const words = [...wordsOfName(name), ...phones.flatMap(endingsOf), ...ofEmails];
  return [...new Set(words)].filter((word) => word !== '');
}

/** Returns, for each word of a search, the beginnings of which a customer's words must have one. */
export function customerBeginnings(search: string): string[][] {
  return typedWords(search).map((word) => {
    if (/^\d+$/.test(word)) return [word, ...(/^0+[1-9]/.test(word) ? [phoneDigits(word).replace(/^0+/, '')] : [])];
    if (isLatin(word)) return [word, ...soundWord(word, SOUND.other)];
    const latin = toLatin(word);
    const ownSpelling = latin === '' ? [word] : [word, latin];
    return [...ownSpelling, ...soundWord(word, SOUND.latin), ...soundWord(word, SOUND.other)];
  });
}
