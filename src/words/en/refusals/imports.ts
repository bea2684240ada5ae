import type { CsvProblem } from '../../../core/imports/csv-reader.ts';

export interface OnLine {
  readonly line: number;
}

/** Refusals of CSV files that are to be imported. */
export const imports = {
  notFound: 'There is no such import',
  chooseFile: 'Please choose a CSV file',
  empty: 'The file is empty',
  workbook: 'This is an Excel workbook or an archive. In Excel, choose “Save as” and “CSV UTF-8”, then send that file.',
  notText: 'This is not a text file. Save the list as CSV, then send that file.',
  tooLarge: 'The file is larger than 25 MB. Split it and import the parts.',
  tooManyRows: 'The file has more than 100,000 rows. Split it and import the parts.',
  oneColumn: 'The file has only one column. It needs a header row, with a name and a phone at least.',
  onlyHeader: 'The file has a header and no rows',
  faults: {
    'cell-too-long': ({ line }: OnLine) =>
      `A cell on line ${line} has more than 20,000 characters. Perhaps a quotation mark is not closed.`,
    'too-many-columns': ({ line }: OnLine) => `Line ${line} has more than 200 columns`,
    'quote-open': ({ line }: OnLine) => `The quotation mark on line ${line} is never closed`,
    'not-text': ({ line }: OnLine) => `Line ${line} has characters that no text has. Save the list as CSV again.`,
  } satisfies Record<CsvProblem['say'], (on: OnLine) => string>,
  otherColumns: 'The columns are not those of this file. Please reload the page.',
  fieldTwice: 'Two columns stand for the same field. Choose one of them.',
  missing: ({ fields }: { fields: string }) => `No column stands for: ${fields}`,
  busy: 'Other files are being checked. Please try again in a moment.',
  wrongState: 'This import has moved on meanwhile. Please look again.',
  fileDeleted: 'The file was deleted a day after it was sent. Send it again: rows that were imported are recognised.',
  notChecked: 'The check was of other columns. Check the file again, then import it.',
  importedBefore: ({ by }: { by: string }) => `${by} has imported this file before. Say that you want it again.`,
  line: 'Line',
  reason: 'Reason',
  doubled: 'The same as an earlier row of this file',
} as const;
