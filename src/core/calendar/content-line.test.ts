import { expect, it } from 'vitest';
import { physicalLines } from '../../../test/read-calendar.ts';
import { contentLine, escapeText } from './content-line.ts';

it('a short line stays one line', () => {
  expect(contentLine('SUMMARY', 'Taj Mahal')).toBe('SUMMARY:Taj Mahal\r\n');
});

it.each([
  ['English', 'The road from Manali to Leh is closed on these dates. '],
  ['Hindi', 'राष्ट्रीय उद्यान की सैर क्षत्रियों के किले तक, '],
  ['Bengali', 'দার্জিলিঙের পাহাড়ি ট্রেন আর চা-বাগান, '],
  ['emoji', '🛕🏰 and 🐘, '],
])('long %s is folded at 75 bytes and reads back as it was', (_language, words) => {
  for (let start = 0; start < 8; start++) {
    const value = 'x'.repeat(start) + words.repeat(12);
    const text = contentLine('DESCRIPTION', value);
    const lines = physicalLines(text);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(`DESCRIPTION:${value}`);
    // A vowel sign stays with its letter.
    for (const line of lines.slice(1)) expect(line).toMatch(/^ \P{M}/u);
  }
});

it('letters with more marks than any script has are folded all the same', () => {
  const value = `a${'\u0301'.repeat(200)}`;
  expect(
    physicalLines(contentLine('SUMMARY', value))
      .map((line) => line.replace(/^ /, ''))
      .join(''),
  ).toBe(`SUMMARY:${value}`);
});

it('what has a meaning in the format is escaped, and control characters are left out', () => {
  expect(escapeText('a, b; c\\d\r\ne\nf\u0007g\u001b')).toBe('a\\, b\\; c\\\\d\\ne\\nfg');
});
