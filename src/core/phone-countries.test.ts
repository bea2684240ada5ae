import { getCountries } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { HOME_COUNTRY, PHONE_COUNTRIES } from './phone-countries.ts';

test('the countries with phone numbers are those that the library of phones knows, each with a name', () => {
  expect([...PHONE_COUNTRIES].sort()).toEqual([...getCountries()].sort());
  const names = new Intl.DisplayNames('en', { type: 'region' });
  for (const country of PHONE_COUNTRIES) expect(names.of(country)).not.toBe(country);
  expect(PHONE_COUNTRIES).toContain(HOME_COUNTRY);
});
