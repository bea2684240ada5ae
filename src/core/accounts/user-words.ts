import { searchWords } from '../names.ts';
import { emailWords, phoneWords } from '../typed-words.ts';

interface FoundBy {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

/**
 * Returns the distinct search words of a user: those of the name, the phone and the phone reversed, the whole e-mail
 * and the words before its @.
 */
export function userWords({ name, phone, email }: FoundBy): string[] {
  const words = [...searchWords(name), ...phoneWords(phone), ...emailWords(email)];
  return [...new Set(words)].filter((word) => word !== '');
}
