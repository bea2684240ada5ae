import { formatRupees } from '../../../core/money.ts';
import { daysToArrival } from '../../../core/planner/days-later.ts';
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
  wordLater,
} from './document-source.ts';
import { priceTable } from './price-table.ts';
import { drawRoute } from './route-picture.ts';

/** Returns the names of the towns on the way, from home and back. */
function wayOf({ fromLocation, stays, toLocation }: DocumentSource['itinerary']): readonly string[] {
  const towns = stays.length > 0 ? stays.map(({ place }) => place) : [toLocation];
  return [fromLocation, ...towns, fromLocation].filter((town, i, all) => town !== all[i - 1]);
}

function coverOf(source: DocumentSource) {
  const { itinerary, site, words } = source;
  const { documents, plan, trips } = words;
  const classes: Readonly<Record<string, string>> = trips.classes;
  const party = {
    count: itinerary.travellers,
    travelClass: classes[itinerary.travelClass] ?? itinerary.travelClass,
  };
  return {
    kind: documents.kind,
    dates: wordDates(itinerary, words),
    way: wayOf(itinerary),
    prices: [
      { amount: formatRupees(itinerary.pricePP), label: trips.perPerson },
      { amount: formatRupees(itinerary.totalPrice), label: trips.totalFor({ count: itinerary.travellers }) },
    ],
    facts: [
      { name: documents.length, text: words.dates.length({ days: itinerary.days }) },
      { name: documents.travellers, text: documents.party(party) },
      { name: plan.howYouTravel, text: itinerary.transportSummary },
    ],
    contact: { title: site.agency, lines: listContacts(source) },
    live: { address: source.address, text: documents.livePlan, code: documents.qrCode },
  };
}

/** Returns the entry fee of a row; empty where it has none to tell. */
function wordFee({ feeRupees, paidAt, place }: Row, { words: { plan } }: DocumentSource): string {
  if (!place || feeRupees === undefined) return '';
  if (feeRupees > 0) return `${plan.entry} ${formatRupees(feeRupees)}`;
  return paidAt === undefined ? plan.freeEntry : plan.entryPaid({ place: paidAt });
}

function rowOf(row: Row, source: DocumentSource) {
  const { plan } = source.words;
  const { travelBefore: travel } = row;
  const way = travel && travel.km > 0 ? ` ${plan.onTheWay({ km: roundKm(travel.km) })}` : '';
  return {
    kind: row.kind,
    start: row.start,
    end: wordEnd(row, source.words),
    title: row.title,
    text: row.text,
    travel: travel ? `${plan.duration({ minutes: travel.minutes })}${way}` : '',
    fee: wordFee(row, source),
  };
}

function dayOf(day: DayPlan, source: DocumentSource, stay: { readonly hotelName: string } | undefined) {
  const { plan, documents } = source.words;
  return {
    label: plan.day({ day: day.day }),
    date: wordDay(day.date, source.words),
    title: day.title,
    cost: plan.each({ price: formatRupees(day.costRupees) }),
    rows: day.stops.map((row) => rowOf(row, source)),
    meals: `${plan.mealsOfDay} ${day.meals}`,
    night: stay ? documents.night({ stay: stay.hotelName }) : '',
  };
}

/** Returns the beds and rides of the plan, as two tables. */
function arrangementsOf({ details, words }: DocumentSource) {
  const { plan } = words;
  const { accommodationDetails, transportDetails } = details.structuredDetails;
  return {
    stays: {
      title: plan.whereYouStay,
      rows: accommodationDetails.map((stay) => ({
        name: stay.hotelName,
        lines: [
          stay.location,
          plan.nightsInRoom({ nights: stay.nights, room: stay.roomType }),
          ...(stay.examples.length > 0 ? [plan.suchAs(stay)] : []),
        ],
      })),
    },
    rides: {
      title: plan.howYouTravel,
      rows: transportDetails.map((ride) => ({
        day: wordDay(ride.date, words),
        hours: plan.hours({ from: ride.departs, to: ride.arrives, later: wordLater(daysToArrival(ride), words) }),
        name: [ride.service || ride.mode, ride.cabin].filter((text) => text !== '').join(', '),
        way: [ride.from, ride.to],
      })),
    },
  };
}

/** Returns the lists at the end: what to know before the trip, how to book, the checks. */
function knowledgeOf({ itinerary, details, site, words }: DocumentSource) {
  const { documents, plan, results } = words;
  const notes = itinerary.notes.map(({ text }) => text);
  const told = new Set(notes);
  return {
    notes: { title: words.itinerary.beforeYouGo, texts: notes },
    terms: { title: plan.terms, texts: details.terms.filter((term) => !told.has(term)) },
    checks: { title: results.passed({ count: itinerary.checks.length }), texts: itinerary.checks },
    booking: { title: documents.howToBook, text: documents.booking({ agency: site.agency }) },
    contacts: documents.contacts,
  };
}

/** Returns what the printed plan shows, and its map. */
export function planData(source: DocumentSource) {
  const { details, words } = source;
  const stays = staysByDay(details);
  const { map, svg } = drawRoute(source);
  const data = {
    head: headOf(source),
    cover: coverOf(source),
    map,
    daysTitle: words.itinerary.dayByDay,
    days: details.fullDayWisePlan.map((day) => dayOf(day, source, stays.get(day.day))),
    prices: priceTable(source),
    ...arrangementsOf(source),
    ...knowledgeOf(source),
  };
  return { data, map: svg };
}
