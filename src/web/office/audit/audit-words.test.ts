import { expect, test } from 'vitest';
import { describeAction, describeSource, isOfKind } from './audit-words.ts';

test('an action is told in plain words, an unknown one by its name', () => {
  expect(describeAction('admin.password-wrong')).toBe('Wrong password for an admin');
  expect(describeAction('backup.made')).toBe('Backup made');
  expect(describeAction('booking.moved')).toBe('Status of a booking changed');
});

test('actions are offered with their kind alone', () => {
  expect(isOfKind('booking.moved', 'deed')).toBe(true);
  expect(isOfKind('user.password-wrong', 'deed')).toBe(false);
  expect(isOfKind('user.password-wrong', 'sign-in')).toBe(true);
  expect(isOfKind('access.refused-to-token', 'refusal')).toBe(true);
  expect(isOfKind('access.refused-to-token', 'all')).toBe(true);
});

test('an entry says who, how often, from where and by which request, as far as it is known', () => {
  const empty = { admin: '', network: '', count: 1, requestId: '' };
  expect(describeSource(empty)).toEqual([]);
  expect(describeSource({ ...empty, admin: 'Mitali', requestId: 'abcd2345' })).toEqual(['Mitali', 'request abcd2345']);
  expect(describeSource({ ...empty, count: 12, network: '203.0.113.0/24' })).toEqual([
    '12 times within a minute',
    'from 203.0.113.0/24',
  ]);
});
