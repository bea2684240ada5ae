import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneDigits, phoneWithCountry } from './phone.ts';

/** Numbers of Indian services, which other countries have as well: without a country they are Indian. */
const INDIAN_SERVICE = /^18[06]0\d{6,7}$/;

/** A number in international form, when it can be one of its country; else null. */
function validNumber(international: string): string | null {
  // `extract: false`: the text is a phone number or none, not a text with one in it.
  const parsed = parsePhoneNumberFromString(international, { extract: false });
  return parsed?.isValid() ? parsed.number : null;
}

/**
 * The number as anyone in the world dials it (E.164, such as +6591234567), or null when it is unknown of which country it
 * is. With + or 00 it is what it says. Without a country it is Indian when it has an Indian number's ten digits (also
 * behind 0 or 91), else of the country whose code it begins with, if it can be a number of that country.
 */
export function internationalPhone(typed: string): string | null {
  const withCountry = phoneWithCountry(typed);
  // Numbering plans grow: a number with a country is never refused for being unknown.
  if (withCountry.startsWith('+')) return validNumber(withCountry) ?? withCountry;
  return INDIAN_SERVICE.test(withCountry) ? `+91${withCountry}` : validNumber(`+${withCountry}`);
}

/**
 * The one form under which a phone is known, however it is written: the ten digits of an Indian number, the
 * international form of any other, the digits of what is no known number. A canonical phone is its own canonical form.
 */
export function canonicalPhone(typed: string): string {
  const international = internationalPhone(typed) ?? phoneDigits(typed);
  return /^\+91([1-9]\d{9})$/.exec(international)?.[1] ?? international;
}

/**
 * The form in which a phone is stored beside its canonical one: the digits as they were typed where a link of them dials
 * the phone (`phoneWithCountry`) and no 0 stands behind India's code, else the canonical form. Reading it again finds the
 * same phone.
 */
export function keptPhone(typed: string): string {
  const digits = phoneDigits(typed);
  const dialled = internationalPhone(typed) ?? digits;
  const canonical = canonicalPhone(typed);
  const isDialled = phoneWithCountry(digits) === dialled && !/^(?:00)?910/.test(digits);
  return isDialled && !canonical.startsWith('+') ? digits : canonical;
}
