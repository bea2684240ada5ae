import { searchWords } from '../names.ts';
import { emailWords, phoneWords } from '../typed-words.ts';

interface FoundBy {
  readonly name: string;
  readonly phone: string;
  /** Null for none. */
  readonly email?: string | null | undefined;
}

/** Returns the distinct search words of a lead: those of its name and its e-mail, its phone and the phone reversed. */
export function leadWords({ name, phone, email = null }: FoundBy): string[] {
  const words = [...searchWords(name), ...phoneWords(phone), ...emailWords(email)];
  return [...new Set(words)].filter((word) => word !== '');
}
