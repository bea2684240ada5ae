import type { GazetteerRows } from '../../core/gazetteer/gazetteer.ts';

/** The tables that are stored as CSV. */
export type CsvTable = Exclude<keyof GazetteerRows, 'bases' | 'regions'>;

/** Reads a cell; undefined leaves the field out of the row. */
type ReadCell = (cell: string) => unknown;

const text: ReadCell = (cell) => (cell === '' ? undefined : cell);
const number: ReadCell = (cell) => (cell === '' ? undefined : Number(cell));
const numberOrNone: ReadCell = Number;
/** Leaves anything but yes and no unchanged, for the schema to reject. */
const yesOrNo: ReadCell = (cell) => (cell === 'yes' ? true : cell === 'no' ? false : cell);
/** Leaves the field out unless the cell says yes. */
const onlyYes: ReadCell = (cell) => (cell === '' ? undefined : yesOrNo(cell));
/** Names and addresses, which may contain spaces. */
const list: ReadCell = (cell) => (cell === '' ? [] : cell.split(' | '));
const codes: ReadCell = (cell) => (cell === '' ? [] : cell.split(' '));
const weekdays: ReadCell = (cell) => (cell === '' ? undefined : cell.split(' ').map(Number));

const point = { lat: number, lon: number };
const provenance = { source: list };

/** How the cells of each table are read; columns not named here are text. */
const READERS: Readonly<Record<CsvTable, Readonly<Record<string, ReadCell>>>> = {
  airports: { ...point, ...provenance, hub: yesOrNo, directTo: codes, fareFactor: number },
  stations: { ...point, ...provenance },
  trains: { ...provenance, minutes: number, km: number, classes: codes, weekdays, fareFactor: number },
  legs: { ...provenance, km: number, minutes: number },
  towns: { ...point, ...provenance, aliases: list, population: numberOrNone },
  subPlaces: { aliases: list, sights: codes },
  sameNames: point,
  circuits: { aliases: list, places: list, asOneTrip: onlyYes },
  states: { ...provenance, aliases: list, south: number, north: number, west: number, east: number },
  abroad: { instead: list },
  festivals: { ...provenance, publicHoliday: yesOrNo, days: codes },
  extras: { ...provenance, rupees: number },
  dormitories: provenance,
  nightStays: { ...provenance, roomRupees: number, leastRooms: number, mostNights: number },
  dishes: { ...provenance, diet: codes },
  bookingNotes: { ...provenance, places: codes },
  eatingPlaces: {
    ...point,
    ...provenance,
    vegetarian: yesOrNo,
    meals: codes,
    closedWeekdays: weekdays,
    since: number,
  },
  placeClosures: { ...provenance, names: list },
  fairs: { ...provenance, bases: codes, days: codes, hotelFactor: number },
};

type Cells = Readonly<Record<string, string>>;

function readFields(cells: Cells, readers: Readonly<Record<string, ReadCell>>): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(cells)) {
    const value = (readers[column] ?? text)(cell);
    if (value !== undefined) row[column] = value;
  }
  return row;
}

/** The columns of a leg's closure describe one period of the year. */
function readLeg({ closedFrom, closedTo, closedBecause, ...cells }: Cells): Record<string, unknown> {
  const row = readFields(cells, READERS.legs);
  if (!closedFrom && !closedTo && !closedBecause) return row;
  return { ...row, closedRanges: [{ from: closedFrom, to: closedTo, reason: closedBecause }] };
}

/** Returns the fields of a record, as its schema describes it, from the cells of a row. */
export const readCells = (table: CsvTable, cells: Cells): Record<string, unknown> =>
  table === 'legs' ? readLeg(cells) : readFields(cells, READERS[table]);
