import { formatDay, WEEKDAY_NAMES } from '../../../core/dates.ts';
import type { NoteSaying } from '../../../core/planner/sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { broken } from './broken.ts';
import { inTown, joinNames, plural, withoutStop } from './grammar.ts';
import { wordSeason } from './price-lines.ts';
import { vehicle } from './vehicles.ts';

const wordDates = (first: string, last: string): string =>
  first === last ? `on ${formatDay(first)}` : `from ${formatDay(first)} to ${formatDay(last)}`;

export const notes: Words<NoteSaying> = {
  broken,
  monsoon: () =>
    'It is the monsoon: expect rain on some days and wet paths. A boat or a hill road may be cancelled at short notice. Rooms cost less and the land is green.',
  'north-east-monsoon': () =>
    'The north-east monsoon brings rain to this coast in these weeks, sometimes with a cyclone warning. Keep an afternoon free to move things.',
  snow: () =>
    'It is winter in the hills: nights are very cold, below zero higher up, and snow may close high roads for a day. Pack layers and ask for a heated room.',
  heat: () =>
    'It is very hot in the plains in these weeks. See sights early and late, rest at noon and drink a lot. Take a room with air conditioning.',
  fog: () => 'Winter fog delays trains and morning flights in the north. Do not plan anything fixed right after them.',
  'dear-rooms': ({ season, towns }) =>
    `${wordSeason(season)}: rooms in ${joinNames(towns)} cost more than usual. The price includes this.`,
  'closed-road': ({ from, to, reason }) =>
    `The road from ${from} to ${to} is closed on these dates: ${withoutStop(reason)}.`,
  permit: ({ name, sights, leadDays }) =>
    `${joinNames(sights)}: ${name}. Arrange it at least ${plural(leadDays, 'day')} ahead.`,
  altitude: ({ town, metres, flown }) =>
    `${town} lies at ${metres} m.${flown ? ' The first two days are slow on purpose: rest, drink water, do not climb.' : ''} See a doctor before you book if you have a heart or lung condition.`,
  fair: ({ name, town, first, last, about }) =>
    `You are in ${town} for the ${name}, ${wordDates(first, last)}. ${about}`,
  booking: ({ places, about }) => `${joinNames(places)}: ${about}`,
  festival: ({ name, day }) => `${name} is on ${formatDay(day)}: expect crowds, and shorter hours at some places.`,
  'long-weekend': ({ name }) => `Your dates touch the long weekend around ${name}. Book rooms and berths early.`,
  'times-typical': ({ trains, change }) => {
    const names = trains.map(({ name, number }) => `${name} (${number})`);
    const which = names.length > 0 ? `The times of ${joinNames(names)}` : 'The times of the rides';
    const direct = change ? ' We know of no direct train for a part of the way: expect one change there.' : '';
    return `${which} are the usual ones. Check them before you book.${direct}`;
  },
  'arrives-late': (ride) =>
    `${vehicle(ride.vehicle)} to ${ride.to} arrives late at night. Arrange the last stretch in advance.`,
  'night-on-the-way': ({ town, from, to }) =>
    `The way from ${from} to ${to} is too long for one day. You break it for a night ${inTown(town)}.`,
  'leaves-today': () => 'You leave today: make sure of seats and a room before you pack.',
  'own-way-to-station': () => 'The way between your door and the station or airport at home is not included.',
  'no-first-class': () =>
    'No airline flies First Class within India. Flights are priced as Business, trains as first class AC.',
  estimate: ({ checkedOn }) =>
    `The price is an estimate from our rates of ${formatDay(checkedOn)}. Fares and room rates can change until they are booked.`,
  'missed-season': ({ sight, reason }) =>
    `${sight} is closed on these dates${reason === '' ? '' : `: ${withoutStop(reason)}`}.`,
  'missed-theme': ({ sight }) => `${sight} is left out for the themes that you asked for.`,
  'missed-strenuous': ({ sight }) => `${sight} is left out: it is too strenuous for your party.`,
  'missed-sunrise': ({ sight }) => `${sight} is left out, because you asked for no early starts.`,
  'missed-avoided': ({ sight }) => `${sight} is left out, because you asked us to avoid it.`,
  'missed-permit': ({ sight, permit }) => `${sight} needs a permit for which there is no time left: ${permit}.`,
  'missed-weekday': ({ sight, weekdays, town }) =>
    `${sight} is closed on ${joinNames(weekdays.map((day) => `${WEEKDAY_NAMES[day]}s`))}. Move the trip by a day or two, or stay longer in ${town}, to see it.`,
  'missed-time': ({ sight, town }) => `There is no time for ${sight} on these dates. Stay longer in ${town} to see it.`,
};
