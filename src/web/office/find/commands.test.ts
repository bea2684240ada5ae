import { expect, test } from 'vitest';
import { type Command, matchingCommands } from './commands.ts';

const command = (title: string): Command => ({ key: title, title, group: 'actions', act: '/admin' });
const COMMANDS = ['New package', 'New post', 'Export bookings', 'Booking Management'].map(command);
const titles = (typed: string) => matchingCommands(COMMANDS, typed).map(({ title }) => title);

test('each typed word begins a word of the title, in any order', () => {
  expect(titles('new')).toEqual(['New package', 'New post']);
  expect(titles('pack NEW')).toEqual(['New package']);
  expect(titles('book')).toEqual(['Export bookings', 'Booking Management']);
  expect(titles('new bookings')).toEqual([]);
  expect(titles('ackage')).toEqual([]);
});

test('nothing typed is no command', () => {
  expect(titles('  ')).toEqual([]);
});
