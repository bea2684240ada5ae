import { formatClock, parseClock } from '../../../core/clock-time.ts';
import {
  type DayPlan,
  type DocumentSource,
  headOf,
  listContacts,
  type Row,
  roundKm,
  staysByDay,
  wordDates,
  wordDay,
  wordEnd,
} from './document-source.ts';

/** What the traveller's own driver drives. */
const DRIVEN: ReadonlySet<string> = new Set(['hired-car', 'own-car']);
const TOLD: ReadonlySet<Row['kind']> = new Set(['visit', 'ride', 'check-in', 'check-out']);

const isRide = ({ kind }: Row): boolean => kind === 'ride';
/** In plans stored before the vehicle was kept, any ride may be the driver's. */
const isDriven = (row: Row): boolean =>
  isRide(row) ? row.vehicle === undefined || DRIVEN.has(row.vehicle) : row.travelBefore !== undefined;

interface PickUp {
  readonly time: string;
  readonly place: string;
}

/**
 * Returns where and when the driver's day begins: where the travellers arrive by train, flight or bus just before, else
 * where they slept, in time for the first drive. Null for a day without driving.
 */
function pickUpOf(stops: readonly Row[], start: string): PickUp | null {
  const at = stops.findIndex(isDriven);
  const first = stops[at];
  if (!first) return null;
  const arrival = stops.slice(0, at).findLast(isRide);
  if (arrival) return { time: arrival.end, place: arrival.place?.name ?? start };
  return { time: formatClock(parseClock(first.start) - (first.travelBefore?.minutes ?? 0)), place: start };
}

function wordDrive({ travelBefore }: Row, { words: { plan, documents } }: DocumentSource): string {
  if (!travelBefore) return '';
  const duration = plan.duration({ minutes: travelBefore.minutes });
  return travelBefore.km > 0 ? documents.drive({ km: String(roundKm(travelBefore.km)), duration }) : duration;
}

interface Night {
  readonly name: string;
  readonly area: readonly string[];
}

function dayOf(
  { day, date, stops }: DayPlan,
  source: DocumentSource,
  { begins, night }: { readonly begins: string; readonly night: Night | null },
) {
  const { plan, documents } = source.words;
  const pickUp = pickUpOf(stops, begins);
  return {
    label: plan.day({ day }),
    date: wordDay(date, source.words),
    pickUp: pickUp ? documents.pickUp(pickUp) : documents.noDriving,
    rows: stops
      .filter((row) => TOLD.has(row.kind) || row.travelBefore !== undefined)
      .map((row) => ({
        time: isRide(row) ? `${row.start} – ${wordEnd(row, source.words)}` : row.start,
        title: row.title,
        drive: wordDrive(row, source),
        // What the travellers do without the driver stands back.
        isDriven: isDriven(row),
      })),
    night: night ? documents.night({ stay: [night.name, ...night.area].join(', ') }) : '',
  };
}

/** Returns the sheet for the driver: nothing of prices, and of the travellers only the reader's own first name and phone. */
export function driverData(source: DocumentSource) {
  const { itinerary, details, site, reader, words } = source;
  const { documents } = words;
  const nights = staysByDay(details);
  const nightOf = (day: number): Night | null => {
    const stay = nights.get(day);
    if (!stay) return null;
    // Many a name says part of the area already: "3-star hotel near Mall Road".
    const area = stay.location.split(', ').filter((part) => !stay.hotelName.includes(part));
    return { name: stay.hotelName, area };
  };
  const [firstName = ''] = reader.name.split(/\s+/);
  return {
    head: headOf(source),
    kind: documents.forDriver,
    dates: wordDates(itinerary, words),
    facts: [
      { name: documents.travellers, text: `${itinerary.travellers} (${firstName}, ${reader.phone})` },
      { name: site.agency, text: site.phone },
    ],
    question: documents.askAgency({ agency: site.agency }),
    contacts: listContacts(source),
    days: details.fullDayWisePlan.map((day) =>
      dayOf(day, source, {
        begins: nightOf(day.day - 1)?.name ?? details.meetingPoint,
        night: nightOf(day.day),
      }),
    ),
  };
}
