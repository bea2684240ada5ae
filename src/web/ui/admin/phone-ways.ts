import { canonicalPhone, phoneDigits } from '../../../core/phone.ts';
import { phoneLink, whatsappLink } from '../contact-links.ts';

const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** The number with its country in front: an Indian one gets 91, another stays as it was typed. */
export function internationalPhone(typed: string): string {
  const known = canonicalPhone(typed);
  if (INDIAN_MOBILE.test(known)) return `91${known}`;
  return phoneDigits(typed).replace(/^00(?=[1-9])/, '');
}

/** The ways to reach a number as somebody typed it, with the first words of a chat. */
export function phoneWays(typed: string, words: string): { readonly call: string; readonly whatsapp: string } {
  const number = internationalPhone(typed);
  const isInternational = number !== phoneDigits(typed) || typed.trim().startsWith('+');
  return { call: phoneLink(isInternational ? `+${number}` : number), whatsapp: whatsappLink(number, words) };
}
