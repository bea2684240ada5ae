import { expect, test } from 'vitest';
import { foldParts } from './fold-parts.ts';

const long = `${'here '.repeat(40)}${'there '.repeat(40)}`;
const same = (text: string) => ({ mark: 'same' as const, text });
const added = { mark: 'added' as const, text: long };

test('unchanged text is folded between words to what stands beside a change, and changes are shown whole', () => {
  const [before, change, between, , after] = foldParts([same(long), added, same(long), added, same(long)]);
  expect(before?.text).toMatch(/^… (?:there ){14}$/);
  expect(change).toEqual(added);
  expect(between?.text).toMatch(/^(?:here ){17}here … (?:there ){14}$/);
  expect(after?.text).toMatch(/^(?:here ){17}here …$/);
});

test('short unchanged text stays, and unchanged parts that follow one another are one', () => {
  expect(foldParts([same('Tea '), same('gardens '), added])).toEqual([same('Tea gardens '), added]);
});
