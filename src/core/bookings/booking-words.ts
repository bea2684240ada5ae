import { cutWord, searchWords } from '../search-words.ts';
import { phoneWords } from '../typed-words.ts';

interface FoundBy {
  /** Such as SN-7K3M9Q. */
  readonly reference: string;
  readonly itemTitle: string;
  readonly fullName: string;
  /** Digits. */
  readonly phone: string;
  readonly email: string | null;
}

/**
 * The distinct words by which a booking is found: those of its name and title; the phone in its one form, and
 * backwards; the e-mail whole and the words before its @; the reference with and without its prefix, hyphen left out.
 */
export function bookingWords({ reference, itemTitle, fullName, phone, email }: FoundBy): string[] {
  const [prefix = '', code = ''] = reference.toLowerCase().split('-');
  const words = [
    prefix + code,
    code,
    ...searchWords(fullName),
    ...phoneWords(phone),
    ...(email === null ? [] : [cutWord(email.toLowerCase()), ...searchWords(email.slice(0, email.lastIndexOf('@')))]),
    ...searchWords(itemTitle),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}
