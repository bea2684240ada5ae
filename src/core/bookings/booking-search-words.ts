import { searchWords } from '../names.ts';
import { emailWords, phoneWords } from '../typed-words.ts';

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
 * Returns the distinct search words of a booking: those of its name and title; the canonical phone, also reversed; the
 * whole e-mail and the words before its @; the reference with and without its prefix, without the hyphen.
 */
export function bookingWords({ reference, itemTitle, fullName, phone, email }: FoundBy): string[] {
  const [prefix = '', code = ''] = reference.toLowerCase().split('-');
  const words = [
    prefix + code,
    code,
    ...searchWords(fullName),
    ...phoneWords(phone),
    ...emailWords(email),
    ...searchWords(itemTitle),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}
