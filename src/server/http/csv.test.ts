import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a record of CSV', () => {
  it('keeps commas, quotes and line breaks inside their cells (RFC 4180)', () => {
    expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', 12, null])).toBe(
      'plain,"a,b","say ""hi""","two\nlines",12,\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '＝1', '＠x', '=HYPERLINK("http://x","y")'])(
    'begins no formula with %j',
    (cell) => {
      const line = csvLine([cell]).replace(/^"/, '');
      expect(line.startsWith("'")).toBe(true);
    },
  );

  it('leaves other text as it is, in any script', () => {
    for (const cell of ['Asha Sen', 'আশা', '9876543210', "O'Neil", 'a=b', 'x-y', '🌄']) {
      expect(csvLine([cell])).toBe(`${cell}\r\n`);
    }
  });

  it('writes numbers as numbers', () => {
    expect(csvLine([-5, 0, 1e6])).toBe('-5,0,1000000\r\n');
  });
});
