import { searchWords } from '../search-words.ts';
import { phoneWords } from '../typed-words.ts';

/** The distinct words by which a lead is found: those of its name, its phone and the phone backwards. */
export function leadWords({ name, phone }: { readonly name: string; readonly phone: string }): string[] {
  return [...new Set([...searchWords(name), ...phoneWords(phone)])].filter((word) => word !== '');
}
