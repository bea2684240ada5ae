import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isIndianMobile } from '../../../core/phone.ts';

/** What takes an SMS at the usual price; premium numbers and services are neither. */
const MOBILE_TYPES: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Why no SMS goes to a number, in words for the agency, or null when one may: it has to be a mobile number of one of the
 * countries. Satellite and premium numbers are mobile numbers of no country. `to` is in international form.
 */
export function smsRefusal(to: string, countries: readonly string[]): string | null {
  const phone = to.startsWith('+') ? parsePhoneNumberFromString(to, { extract: false }) : undefined;
  if (!phone) return `Not sent: ${to} is not a phone number with a country`;
  const { country, countryCallingCode, number } = phone;
  if (country === undefined || !countries.includes(country)) {
    return `Not sent: SMS to +${countryCallingCode} are not allowed in Settings`;
  }
  const isMobile = country === 'IN' ? isIndianMobile(number) : MOBILE_TYPES.includes(phone.getType());
  return isMobile ? null : `Not sent: ${to} is not a mobile number`;
}
