import { expect, test } from 'vitest';
import { isIndianMobile, phoneWithCountry } from './phone.ts';

test.each(['98765 43210', '+91 98765 43210', '0 98765 43210', '0091 98765 43210', '7000000000'])(
  '%s is an Indian mobile number',
  (typed) => {
    expect(isIndianMobile(phoneWithCountry(typed))).toBe(true);
  },
);

test.each(['033 2680 0000', '+91 33 2680 0000', '1800 123 4567', '+44 7911 123456', '+65 9123 4567', '987654321'])(
  '%s is none',
  (typed) => {
    expect(isIndianMobile(phoneWithCountry(typed))).toBe(false);
  },
);
