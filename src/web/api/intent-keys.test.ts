import { expect, it } from 'vitest';
import { intentKeys } from './intent-keys.ts';

const counted = () => {
  let count = 0;
  return intentKeys(() => `key-${++count}`);
};

it('gives the same words that are tried again the same key', () => {
  const keys = counted();
  expect(keys.keyFor({ travelers: 3 })).toBe('key-1');
  expect(keys.keyFor({ travelers: 3 })).toBe('key-1');
});

it('gives other words another key', () => {
  const keys = counted();
  keys.keyFor({ travelers: 3 });
  expect(keys.keyFor({ travelers: 4 })).toBe('key-2');
});

it('gives a second request of the same words another key', () => {
  const keys = counted();
  keys.keyFor({ travelers: 3 });
  keys.taken();
  expect(keys.keyFor({ travelers: 3 })).toBe('key-2');
});

it('makes keys that the server takes, none twice', () => {
  const keys = intentKeys();
  const made = Array.from({ length: 100 }, (_, i) => keys.keyFor(i));
  expect(new Set(made).size).toBe(100);
  for (const key of made) expect(key).toMatch(/^[\w.:-]{16,200}$/);
});
