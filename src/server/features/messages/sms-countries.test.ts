import { describe, expect, it } from 'vitest';
import { internationalPhone } from '../../../core/canonical-phone.ts';
import { smsRefusal } from './sms-countries.ts';

const refusalOf = (typed: string, countries: readonly string[] = ['IN']) =>
  smsRefusal(internationalPhone(typed) ?? typed, countries);

describe('an SMS', () => {
  it.each(['98765 43210', '+91 98765 43210', '6591234567', '7000000000'])('goes to the Indian mobile %s', (typed) => {
    expect(refusalOf(typed)).toBeNull();
  });

  it.each([
    ['+65 9123 4567', '+65'],
    ['+971 50 123 4567', '+971'],
    ['+1 415 555 2671', '+1'],
    ['+44 7911 123456', '+44'],
    ['+977 984 1234567', '+977'],
    ['+880 1712 345678', '+880'],
    ['+975 17 12 34 56', '+975'],
  ])('goes to %s only where its country is allowed', (typed, code) => {
    expect(refusalOf(typed)).toBe(`Not sent: SMS to ${code} are not allowed in Settings`);
    expect(refusalOf(typed, ['IN', 'SG', 'AE', 'US', 'GG', 'NP', 'BD', 'BT'])).toBeNull();
  });

  it.each([
    ['+870 773 123 456', '+870'],
    ['+881 6 1234 5678', '+881'],
    ['+882 16 1234 5678', '+882'],
    ['+979 1 2345 6789', '+979'],
  ])('never goes to the satellite or special number %s', (typed, code) => {
    for (const countries of [['IN'], ['IN', '001', '870', 'US']]) {
      expect(refusalOf(typed, countries)).toBe(`Not sent: SMS to ${code} are not allowed in Settings`);
    }
  });

  it.each(['+1 900 555 1234', '+44 909 879 0000', '+44 20 7946 0958'])(
    'never goes to %s: premium numbers and landlines are not mobile',
    (typed) => {
      expect(refusalOf(typed, ['US', 'GB'])).toMatch(/^Not sent: \+\d+ is not a mobile number$/);
    },
  );

  it.each(['033 2654 1100', '1800 123 4567', '+91 1900 123 4567'])('does not go to the Indian %s', (typed) => {
    expect(refusalOf(typed)).toMatch(/^Not sent: \+91\d+ is not a mobile number$/);
  });

  it.each(['0501234567', '123456789012345', '+999 123 456 7890', '+0'])(
    'does not go to %s, which is no number',
    (typed) => {
      expect(refusalOf(typed)).toMatch(/is not a phone number with a country$/);
    },
  );

  it('does not go to another country that shares the code of an allowed one', () => {
    expect(refusalOf('+1 876 555 1234', ['US', 'CA'])).toBe('Not sent: SMS to +1 are not allowed in Settings');
  });
});
