import { expect, it, test } from 'vitest';
import { isOver, wordNext } from './coming-booking.ts';

const booking = { preferredDate: '2026-12-04', createdAt: '2026-11-24T20:00:00.000Z' };
const at = { agency: 'Teesta Tours', today: '2026-11-28' };

test.each([
  // Sent after midnight in India.
  ['pending', 'Waiting for Teesta Tours since Wed 25 Nov 2026'],
  ['contacted', 'Teesta Tours settles the details with you'],
  ['confirmed', 'Starts in 6 days'],
  ['cancelled', 'Nothing more happens'],
  ['completed', 'This trip is behind you'],
] as const)('what happens next with a %s booking follows from its data', (status, words) => {
  expect(wordNext({ ...booking, status }, at)).toBe(words);
});

it('says today and tomorrow, and that a day has passed', () => {
  const on = (today: string) => wordNext({ ...booking, status: 'confirmed' }, { ...at, today });
  expect([on('2026-12-03'), on('2026-12-04'), on('2026-12-05')]).toEqual([
    'Starts tomorrow',
    'Starts today',
    'Its day has passed',
  ]);
});

it('is over once it has ended or its day has passed', () => {
  const over = (status: 'pending' | 'cancelled' | 'completed', today: string) => isOver({ ...booking, status }, today);
  expect([over('pending', '2026-12-04'), over('pending', '2026-12-05')]).toEqual([false, true]);
  expect([over('cancelled', '2026-11-28'), over('completed', '2026-11-28')]).toEqual([true, true]);
});
