import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [15 * 1024 ** 2, '15 MB'],
  [1.44 * 1024 ** 3, '1.4 GB'],
  [3 * 1024 ** 5, '3072 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
