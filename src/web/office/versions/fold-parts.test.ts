import { expect, test } from 'vitest';
import { foldParts } from './fold-parts.ts';

const long = 'a'.repeat(200) + 'b'.repeat(200);
const same = (text: string) => ({ mark: 'same' as const, text });
const added = { mark: 'added' as const, text: long };

test('unchanged text is folded to what stands beside a change, and changes are shown whole', () => {
  const [before, change, between, , after] = foldParts([same(long), added, same(long), added, same(long)]);
  expect(before?.text).toBe(`… ${'b'.repeat(90)}`);
  expect(change).toEqual(added);
  expect(between?.text).toBe(`${'a'.repeat(90)} … ${'b'.repeat(90)}`);
  expect(after?.text).toBe(`${'a'.repeat(90)} …`);
});

test('short unchanged text stays', () => {
  expect(foldParts([same('Tea gardens '), added])).toEqual([same('Tea gardens '), added]);
});
