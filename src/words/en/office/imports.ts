import type { ImportNoun } from '../../../core/imports/fields.ts';
import { formatCount } from '../../counts.ts';
import { counted } from '../counts.ts';

export interface Rows {
  readonly rows: number;
}

/** Leads and bookings imported from CSV files. */
export const imports = {
  titles: { lead: 'Import leads', booking: 'Import bookings' } satisfies Record<ImportNoun, string>,
  back: { lead: 'Back to leads', booking: 'Back to bookings' } satisfies Record<ImportNoun, string>,
  about:
    'First you see what would become of each row. Nothing is stored until you say so, and travellers get no message.',
  bounds:
    'A CSV file with a header row, at most 25 MB and 100,000 rows: from Excel, Google Sheets, another tool, or an export of this site.',
  choose: 'Choose a CSV file',
  chooseAnother: 'Choose another file',
  deleteFile: 'Delete this file',
  deleted: 'The file is deleted',
  sending: ({ percent }: { percent: number }) => `Sending, ${percent}%`,
  reading: 'Reading the file…',
  sendFailed: 'The file could not be sent',
  failed: 'This could not be done',
  unread: 'The imports could not be loaded',
  latest: 'Latest imports',
  sentBy: ({ by, time }: { by: string; time: string }) => `${by}, ${time}`,

  columnsTitle: 'What the columns stand for',
  fileFacts: ({ size, rows }: { size: string } & Rows) => `${size}, ${counted(rows, 'row')}`,
  encoding: 'Characters',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16 LE',
    'utf-16be': 'UTF-16 BE',
    'windows-1252': 'Windows-1252 (older Excel)',
  },
  delimiter: 'Between cells',
  delimiters: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' },
  standsFor: ({ column }: { column: string }) => `Column “${column}” stands for`,
  unnamed: ({ number }: { number: number }) => `Column ${number}`,
  leaveOut: 'Leave out',
  leftOut: ({ columns }: { columns: string }) => `Left out: ${columns}`,
  check: 'Check the rows',
  checking: 'Checking the rows…',

  checkedTitle: 'What would become of the rows',
  fates: { new: 'New', existing: 'There already', doubled: 'Twice in the file', refused: 'Refused' },
  fatesOf: {
    lead: {
      new: 'would be added',
      existing: 'a lead has the phone and stays as it is',
      doubled: 'an earlier row has the phone',
      refused: 'would not be added',
    },
    booking: {
      new: 'would be added',
      existing: 'the same traveller, day and trip; stays as it is',
      doubled: 'an earlier row is the same',
      refused: 'would not be added',
    },
  },
  reasons: 'Why rows are refused',
  reasonRows: ({ reason, rows }: { reason: string } & Rows) => `${reason}: ${counted(rows, 'row')}`,
  downloadRefused: 'Download refused and doubled rows',
  firstRows: ({ fate }: { fate: string }) => `First rows: ${fate}`,
  line: 'Line',
  name: 'Name',
  phone: 'Phone',
  reason: 'Reason',
  rulesTitle: 'How cells are read',
  dates:
    'Dates: 2026-04-03 or the day first: 03/04/2026 is 3 April. Also 3-4-26 and 3 Apr 2026. Day numbers of Excel are refused.',
  rules: {
    lead: 'Without a status a lead is new, without a source it is “From a file”. No consent is noted unless a column says yes.',
    booking:
      'Open bookings need a date from today on; completed and cancelled ones keep their past date and total. Prices: 45000, ₹1,24,500 or 1.5 lakh, rounded to whole rupees. Without days a trip has one. No reminder goes out for the imported date.',
  },
  importedBefore: ({ by, time }: { by: string; time: string }) => `${by} has imported this file on ${time}.`,
  importAgain: 'Import it again',
  nothingNew: 'No row is new: there is nothing to import.',
  start: ({ rows }: Rows) => `Import ${counted(rows, 'row')}`,
  changeColumns: 'Change columns',

  states: {
    waiting: 'Not imported',
    running: 'Importing',
    stopped: 'Stopped',
    done: 'Imported',
    undoing: 'Being undone',
    undone: 'Undone',
  },
  progress: 'Progress',
  handled: ({ handled, rows }: { handled: number } & Rows) => `${formatCount(handled)} of ${counted(rows, 'row')}`,
  goesOn: 'You may leave this page: the work goes on.',
  stop: 'Stop',
  goOn: 'Go on',
  added: 'Added',
  undo: 'Undo the import',
  undoTitle: 'Undo this import?',
  undoAbout: ({ rows }: Rows) =>
    `${counted(rows, 'added record')} will be deleted. Those that were changed or linked since stay.`,
  removed: ({ rows }: Rows) => `Deleted again: ${formatCount(rows)}`,
  kept: ({ rows }: Rows) => `Left, because they have changed since: ${formatCount(rows)}`,
  showList: { lead: 'Show the leads', booking: 'Show the bookings' } satisfies Record<ImportNoun, string>,
} as const;
