import { addDays, type Day, weekdayOf } from '../dates.ts';

/** A festival with its days, one for each year of the table. */
export interface FestivalRecord {
  readonly id: string;
  readonly name: string;
  /** Offices and schools are closed all over the country. */
  readonly publicHoliday: boolean;
  readonly days: readonly Day[];
}

export interface LongWeekend {
  readonly from: Day;
  readonly to: Day;
  /** The holiday that makes it long. */
  readonly name: string;
}

/**
 * When somebody last compared the table with its sources: python-holidays (MIT,
 * github.com/vacanza/holidays, calendars/hindu.py), whose dates come from timeanddate.com/holidays/india; Good Friday
 * follows from the date of Easter.
 */
export const festivalsCheckedOn: Day = '2026-11-21';

const FIRST_YEAR = 2026;
const LAST_YEAR = 2030;

/** The last day for which the table knows every festival. */
export const festivalsKnownUntil: Day = `${LAST_YEAR}-12-31`;

/** The same month and day in each year of the table. */
function yearly(monthDay: string): readonly Day[] {
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => `${FIRST_YEAR + i}-${monthDay}`);
}

/** `MM-DD` of each year from 2026 on. */
const moving = (...monthDays: string[]): readonly Day[] => monthDays.map((md, i) => `${FIRST_YEAR + i}-${md}`);

/**
 * Festivals to 2030. The Eids depend on the sighting of the moon and are listed only for the year that is sure; the
 * yearly government list is to be entered when it appears (docs/operations).
 */
export const festivals: readonly FestivalRecord[] = [
  { id: 'new-year', name: 'New Year', publicHoliday: false, days: yearly('01-01') },
  { id: 'pongal', name: 'Pongal', publicHoliday: false, days: moving('01-14', '01-15', '01-15', '01-14', '01-14') },
  { id: 'republic-day', name: 'Republic Day', publicHoliday: true, days: yearly('01-26') },
  {
    id: 'maha-shivaratri',
    name: 'Maha Shivaratri',
    publicHoliday: false,
    days: moving('02-15', '03-06', '02-23', '02-11', '03-02'),
  },
  { id: 'holi', name: 'Holi', publicHoliday: true, days: moving('03-04', '03-22', '03-11', '03-01', '03-20') },
  { id: 'eid-al-fitr', name: 'Eid al-Fitr', publicHoliday: true, days: moving('03-21') },
  {
    id: 'ram-navami',
    name: 'Ram Navami',
    publicHoliday: false,
    days: moving('03-26', '04-15', '04-03', '04-22', '04-12'),
  },
  {
    id: 'good-friday',
    name: 'Good Friday',
    publicHoliday: true,
    days: moving('04-03', '03-26', '04-14', '03-30', '04-19'),
  },
  {
    id: 'buddha-purnima',
    name: 'Buddha Purnima',
    publicHoliday: true,
    days: moving('05-01', '05-20', '05-08', '05-27', '05-17'),
  },
  { id: 'eid-al-adha', name: 'Eid al-Adha', publicHoliday: true, days: moving('05-27') },
  { id: 'independence-day', name: 'Independence Day', publicHoliday: true, days: yearly('08-15') },
  { id: 'onam', name: 'Onam', publicHoliday: false, days: moving('08-26', '09-12', '09-01', '08-22', '09-09') },
  {
    id: 'janmashtami',
    name: 'Janmashtami',
    publicHoliday: false,
    days: moving('09-04', '08-25', '08-13', '09-01', '08-21'),
  },
  {
    id: 'ganesh-chaturthi',
    name: 'Ganesh Chaturthi',
    publicHoliday: false,
    days: moving('09-14', '09-04', '08-23', '09-11', '09-01'),
  },
  { id: 'gandhi-jayanti', name: 'Gandhi Jayanti', publicHoliday: true, days: yearly('10-02') },
  {
    id: 'maha-ashtami',
    name: 'Durga Puja (Maha Ashtami)',
    publicHoliday: false,
    days: moving('10-19', '10-07', '09-26', '10-14', '10-04'),
  },
  { id: 'dussehra', name: 'Dussehra', publicHoliday: true, days: moving('10-20', '10-09', '09-27', '10-16', '10-06') },
  { id: 'diwali', name: 'Diwali', publicHoliday: true, days: moving('11-08', '10-29', '10-17', '11-05', '10-26') },
  { id: 'chhath', name: 'Chhath', publicHoliday: false, days: moving('11-15', '11-04', '10-23', '11-11', '11-01') },
  {
    id: 'guru-nanak-jayanti',
    name: 'Guru Nanak Jayanti',
    publicHoliday: true,
    days: moving('11-24', '11-14', '11-02', '11-21', '11-10'),
  },
  { id: 'christmas', name: 'Christmas', publicHoliday: true, days: yearly('12-25') },
];

const festivalsByDay: ReadonlyMap<Day, readonly FestivalRecord[]> = (() => {
  const byDay = new Map<Day, FestivalRecord[]>();
  for (const festival of festivals) {
    for (const day of festival.days) byDay.set(day, [...(byDay.get(day) ?? []), festival]);
  }
  return byDay;
})();

/** The festivals of a day; empty when there are none or the day lies outside the table. */
export const festivalsOn = (day: Day): readonly FestivalRecord[] => festivalsByDay.get(day) ?? [];

/** Each festival day from `from` to `to`, both included, in order. */
export function festivalsBetween(from: Day, to: Day): readonly { readonly day: Day; readonly name: string }[] {
  return festivals
    .flatMap((festival) => festival.days.map((day) => ({ day, name: festival.name })))
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.name < b.name ? -1 : 1));
}

const publicHolidayOn = (day: Day): FestivalRecord | undefined => festivalsOn(day).find((f) => f.publicHoliday);

const isWeekend = (day: Day): boolean => weekdayOf(day) === 0 || weekdayOf(day) === 6;

/** A Friday after a holiday Thursday or a Monday before a holiday Tuesday: most people take the day off. */
function isBridge(day: Day): boolean {
  if (weekdayOf(day) === 5) return publicHolidayOn(addDays(day, -1)) !== undefined;
  if (weekdayOf(day) === 1) return publicHolidayOn(addDays(day, 1)) !== undefined;
  return false;
}

const isOff = (day: Day): boolean => isWeekend(day) || publicHolidayOn(day) !== undefined || isBridge(day);

function findLongWeekend(holiday: Day, name: string): LongWeekend | null {
  let from = holiday;
  let to = holiday;
  let length = 1;
  while (length < 10 && isOff(addDays(from, -1))) {
    from = addDays(from, -1);
    length += 1;
  }
  while (length < 10 && isOff(addDays(to, 1))) {
    to = addDays(to, 1);
    length += 1;
  }
  return length >= 3 ? { from, to, name } : null;
}

const longWeekendsByDay: ReadonlyMap<Day, LongWeekend> = (() => {
  const byDay = new Map<Day, LongWeekend>();
  for (const festival of festivals) {
    for (const holiday of festival.publicHoliday ? festival.days : []) {
      const found = findLongWeekend(holiday, festival.name);
      for (let day = found?.from; found && day && day <= found.to; day = addDays(day, 1)) {
        if (!byDay.has(day)) byDay.set(day, found);
      }
    }
  }
  return byDay;
})();

/** The long weekend that a day belongs to: three or more days off in a row of which one is a public holiday, bridge days counted. */
export const longWeekendOf = (day: Day): LongWeekend | null => longWeekendsByDay.get(day) ?? null;
