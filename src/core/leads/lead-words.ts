import { searchWords } from '../names.ts';
import { phoneWords } from '../typed-words.ts';

/** Returns the distinct search words of a lead: those of its name, its phone and the phone reversed. */
export function leadWords({ name, phone }: { readonly name: string; readonly phone: string }): string[] {
  return [...new Set([...searchWords(name), ...phoneWords(phone)])].filter((word) => word !== '');
}
