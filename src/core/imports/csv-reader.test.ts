import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_DELIMITERS, type CsvDelimiter, CsvReader, csvBeginning } from './csv-reader.ts';

function read(text: string, delimiter: CsvDelimiter = ',', cuts: readonly number[] = []) {
  const reader = new CsvReader(delimiter);
  const ends = [...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
  const pieces = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

const cellsOf = (text: string, delimiter?: CsvDelimiter) => read(text, delimiter).map(({ cells }) => cells);

const problemOf = (text: string) => {
  try {
    read(text);
    return null;
  } catch (error) {
    return (error as { problem?: unknown }).problem;
  }
};

describe('records of a CSV file', () => {
  it('are the same, however the text is cut, and hold what was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'न', '"', ',', ';', '\t', '\n', '\r', ' ', '😀') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    const breaks = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(
        table,
        breaks,
        fc.constantFrom(...CSV_DELIMITERS),
        fc.array(fc.nat()),
        (rows, end, delimiter, cuts) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const text = rows.map((cells) => cells.map(quoted).join(delimiter)).join(end);
          expect(read(text, delimiter, cuts).map(({ cells }) => cells)).toEqual(rows);
        },
      ),
    );
  });

  it('begin on the line of the file on which a person finds them', () => {
    const lines = read('a,b\r\n"two\r\nlines",b\r\n\r\nlast,b').map(({ line, cells }) => [line, cells[0]]);
    expect(lines).toEqual([
      [1, 'a'],
      [2, 'two\r\nlines'],
      [4, ''],
      [5, 'last'],
    ]);
  });

  it('take quotation marks within a cell as they are', () => {
    expect(cellsOf('5" pipe,"a"b\nc,""')).toEqual([
      ['5" pipe', 'ab'],
      ['c', ''],
    ]);
  });

  it('are refused with the line, where the file is no CSV', () => {
    expect(problemOf('a,b\n"open,b\nc')).toEqual({ say: 'quote-open', line: 2 });
    expect(problemOf(`a,b\n${'x'.repeat(30_000)},b`)).toEqual({ say: 'cell-too-long', line: 2 });
    expect(problemOf(`a\n${','.repeat(5000)}`)).toEqual({ say: 'too-many-columns', line: 2 });
    expect(problemOf('a,b\n\0')).toEqual({ say: 'not-text', line: 1 });
  });
});

describe('the beginning of a CSV file', () => {
  it('tells the delimiter, or Excel names it', () => {
    expect(csvBeginning('Name;Phone;Notes\nA;98;"a,b,c,d,e\nf"', null).delimiter).toBe(';');
    expect(csvBeginning('Name\tPhone\n', null).delimiter).toBe('\t');
    expect(csvBeginning('sep=;\r\nName;Phone\n', null)).toEqual({ delimiter: ';', skipped: 7, line: 2 });
    expect(csvBeginning('Name;Phone,x\n', ';').delimiter).toBe(';');
  });
});
