import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isIndianMobile } from '../../../core/phone.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';

const { outbox } = SERVER_WORDS.en;

/** Number types with the usual SMS price, without premium numbers and services. */
const MOBILE_TYPES: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Returns why no SMS goes to a number, in English (`word-reason.ts`); null when allowed. It must be a mobile number of one
 * of the countries; satellite and premium numbers belong to none. `to` is in international form.
 */
export function smsRefusal(to: string, countries: readonly string[]): string | null {
  const phone = to.startsWith('+') ? parsePhoneNumberFromString(to, { extract: false }) : undefined;
  if (!phone) return outbox.noCountry({ to });
  const { country, countryCallingCode, number } = phone;
  if (country === undefined || !countries.includes(country)) {
    return outbox.countryNotAllowed({ code: countryCallingCode });
  }
  const isMobile = country === 'IN' ? isIndianMobile(number) : MOBILE_TYPES.includes(phone.getType());
  return isMobile ? null : outbox.notMobile({ to });
}
