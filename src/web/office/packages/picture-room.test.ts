import { expect, test } from 'vitest';
import { findRoom } from './picture-room.ts';

const MB = 1024 * 1024;
const picture = (name: string, size = MB, type = 'image/jpeg') => ({ name, size, type });
const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);

test('only pictures of a known type and up to 10 MB are taken, each refusal names its file', () => {
  const { taken, problems } = findRoom(
    [
      picture('a.jpg'),
      picture('b.svg', 10, 'image/svg+xml'),
      picture('c.png', 11 * MB, 'image/png'),
      picture('d.webp', 0, 'image/webp'),
    ],
    { pictures: 0, bytes: 0 },
  );
  expect(namesOf(taken)).toEqual(['a.jpg']);
  expect(problems).toEqual([
    'b.svg is not a JPEG, PNG, WebP or AVIF picture',
    'c.png is larger than 10 MB',
    'd.webp is empty',
  ]);
});

test('a package keeps to 20 pictures and one save to 60 MB', () => {
  const twenty = findRoom([picture('a.jpg'), picture('b.jpg')], { pictures: 19, bytes: 0 });
  expect(namesOf(twenty.taken)).toEqual(['a.jpg']);
  expect(twenty.problems).toEqual(['b.jpg is left out: a package has at most 20 pictures']);
  const heavy = findRoom([picture('a.jpg', 9 * MB), picture('b.jpg', MB)], { pictures: 6, bytes: 54 * MB });
  expect(namesOf(heavy.taken)).toEqual(['b.jpg']);
  expect(heavy.problems).toEqual(['a.jpg is left out: save first, new pictures may have 60 MB together']);
});
