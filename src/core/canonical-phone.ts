import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneDigits, phoneWithCountry } from './phone.ts';

/** Matches Indian service numbers, which other countries have as well: without a country code they are Indian. */
const INDIAN_SERVICE = /^18[06]0\d{6,7}$/;

/** Returns a number in international form if it is valid in its country; else null. */
function validNumber(international: string): string | null {
  // `extract: false`: the whole text must be a phone number.
  const parsed = parsePhoneNumberFromString(international, { extract: false });
  return parsed?.isValid() ? parsed.number : null;
}

/**
 * Returns the number in E.164, such as +6591234567, or null when its country is unknown. With + or 00 the number states
 * its country. Otherwise it is Indian when it has an Indian number's ten digits (also after 0 or 91); else it is of the
 * country whose code it begins with, if it is a possible number there.
 */
export function internationalPhone(typed: string): string | null {
  const withCountry = phoneWithCountry(typed);
  // Numbering plans grow: a number with a country code is never rejected for being unknown.
  if (withCountry.startsWith('+')) return validNumber(withCountry) ?? withCountry;
  return INDIAN_SERVICE.test(withCountry) ? `+91${withCountry}` : validNumber(`+${withCountry}`);
}

/**
 * Returns the canonical form of a phone, however it is written: the ten digits of an Indian number, the international
 * form of any other, the bare digits of an unknown number. A canonical phone is its own canonical form.
 */
export function canonicalPhone(typed: string): string {
  const international = internationalPhone(typed) ?? phoneDigits(typed);
  return /^\+91([1-9]\d{9})$/.exec(international)?.[1] ?? international;
}

/**
 * Returns the form in which a phone is stored beside its canonical one: the digits as typed where a link with them
 * dials the phone (`phoneWithCountry`) and no 0 follows India's code, else the canonical form. Parsing it again yields
 * the same phone.
 */
export function keptPhone(typed: string): string {
  const digits = phoneDigits(typed);
  const dialled = internationalPhone(typed) ?? digits;
  const canonical = canonicalPhone(typed);
  const isDialled = phoneWithCountry(digits) === dialled && !/^(?:00)?910/.test(digits);
  return isDialled && !canonical.startsWith('+') ? digits : canonical;
}
