import { daysBetween, isInRange } from '../../dates.ts';
import type { Base } from '../../gazetteer/gazetteer.ts';
import { ALTITUDE, REST_DAY, SEASON_NOTES } from '../limits.ts';
import type { NoteSaying } from '../sayings.ts';
import type { Itinerary, PlannedDay } from '../types.ts';
import type { Finding } from './checks.ts';
import { arrivalOf, baseIdOfNight, baseOfNight, findStayedBases, findVisits, nameDay, type Trip } from './trip.ts';

const saysOf = ({ notes }: Itinerary): readonly NoteSaying[] =>
  notes.flatMap(({ text }) => (typeof text === 'string' ? [] : [text]));

function fitsSeason(rule: (typeof SEASON_NOTES)[number], base: Base, day: PlannedDay): boolean {
  if (!isInRange(day.date, rule)) return false;
  if (rule.states && !rule.states.includes(base.state)) return false;
  if (rule.exceptRegions?.some((region) => base.regions.includes(region))) return false;
  if (rule.minLat !== undefined && base.lat < rule.minLat) return false;
  if (rule.minAltitude !== undefined && base.altitudeMetres < rule.minAltitude) return false;
  return rule.maxAltitude === undefined || base.altitudeMetres <= rule.maxAltitude;
}

/** V27: a note mentions monsoon, snow and fog on the way. */
export function checkSeasonNotes(trip: Trip): Finding[] {
  const stayed = findStayedBases(trip);
  return SEASON_NOTES.flatMap((rule): Finding[] => {
    const hit = stayed.find(({ base, day }) => fitsSeason(rule, base, day));
    if (!hit || saysOf(trip.itinerary).some(({ say }) => say === rule.id)) return [];
    return [{ check: 'V27', message: `no note on the ${rule.id} season in ${hit.base.name} on ${nameDay(hit.day)}` }];
  });
}

/** V38: a note mentions each public holiday during the trip. */
export function checkHolidayNotes({ itinerary, gazetteer }: Trip): Finding[] {
  const told = saysOf(itinerary).filter(({ say }) => say === 'festival' || say === 'long-weekend' || say === 'fair');
  return gazetteer.festivals.festivals
    .filter((festival) => festival.publicHoliday)
    .filter((festival) => festival.days.some((day) => day >= itinerary.startDate && day <= itinerary.endDate))
    .filter(({ name }) => !told.some((note) => 'name' in note && note.name === name))
    .map((festival) => ({ check: 'V38', message: `no note says that ${festival.name} falls into the trip` }));
}

/** V18: each permit is named with the days it takes, and that many days are left. */
export function checkPermits(trip: Trip): Finding[] {
  const { itinerary } = trip;
  const notes = saysOf(itinerary).flatMap((note) => (note.say === 'permit' ? [note] : []));
  return findVisits(trip).flatMap(({ day, sight }): Finding[] => {
    const permit = sight?.permit;
    if (!permit) return [];
    const noted = notes.some(
      ({ name, sights, leadDays }) =>
        name === permit.name && leadDays >= permit.leadDays && sights.includes(sight.name),
    );
    const late = daysBetween(itinerary.bookedOn, day.date) < permit.leadDays;
    return [
      ...(noted ? [] : [{ check: 'V18' as const, message: `no note names the ${permit.name} for ${sight.name}` }]),
      ...(late
        ? [{ check: 'V18' as const, message: `the ${permit.name} for ${sight.name} takes longer than is left` }]
        : []),
    ];
  });
}

/** Returns when and where the outward flight lands above the altitude that requires rest. */
export function findHighLanding({
  itinerary,
  gazetteer,
}: Trip): { readonly minute: number; readonly base: Base } | null {
  const rides = itinerary.journeys.filter((j) => j.direction !== 'back').flatMap((j) => j.rides);
  for (const flight of rides.filter((ride) => ride.mode === 'flight')) {
    const minute = arrivalOf(flight);
    const base = baseOfNight(itinerary.days[Math.floor(minute / 1440)], gazetteer);
    if (base && base.altitudeMetres > ALTITUDE.flownInAbove) return { minute, base };
  }
  return null;
}

function checkRestAfterLanding(trip: Trip): Finding[] {
  const landing = findHighLanding(trip);
  if (!landing) return [];
  const findings: Finding[] = [];
  const add = (message: string) => findings.push({ check: 'V17', message });
  const { days } = trip.itinerary;
  const landingIndex = Math.floor(landing.minute / 1440);
  for (const day of days.slice(landingIndex, landingIndex + ALTITUDE.restNights)) {
    const elsewhere = day.night !== 'home' && baseIdOfNight(day) !== landing.base.id;
    if (elsewhere) add(`the night after ${nameDay(day)} is not one of rest in ${landing.base.name}`);
  }
  const early = findVisits(trip).filter(
    ({ day, stop }) => (day.number - 1) * 1440 + stop.start < landing.minute + ALTITUDE.restHours * 60,
  );
  for (const { day, sight } of early) {
    if (!sight) continue;
    if ((sight.altitudeMetres ?? 0) > ALTITUDE.sightMaximum)
      add(`${sight.name} on ${nameDay(day)} is too high so soon`);
    if (sight.strenuous) add(`${sight.name} on ${nameDay(day)} is strenuous so soon after landing`);
  }
  const onLandingDay = early.filter(({ day }) => day.number === landingIndex + 1).length;
  if (onLandingDay > REST_DAY.sights) add(`${onLandingDay} visits on the day of landing`);
  return findings;
}

/** V17: rest after flying in above 3,000 m, and nights that rise by at most 500 m a night on average. */
export function checkAltitude(trip: Trip): Finding[] {
  const landing = findHighLanding(trip);
  const findings = checkRestAfterLanding(trip);
  let nightsAbove = 0;
  trip.itinerary.days.forEach((day, i) => {
    const base = baseOfNight(day, trip.gazetteer);
    nightsAbove = base && base.altitudeMetres > ALTITUDE.countAbove ? nightsAbove + 1 : 0;
    if (!base || nightsAbove === 0) return;
    const flownIn = landing !== null && i === Math.floor(landing.minute / 1440);
    const highest = ALTITUDE.base + ALTITUDE.risePerNight * nightsAbove + ALTITUDE.tolerance;
    if (flownIn || base.altitudeMetres <= highest) return;
    findings.push({ check: 'V17', message: `${base.name} is too high to sleep at on ${nameDay(day)}` });
  });
  return findings;
}
