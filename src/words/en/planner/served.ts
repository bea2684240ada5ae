import { formatDuration } from '../../../core/clock-time.ts';
import type { AvoidedKind, ServedWish, StayKind } from '../../../core/planner/wishes.ts';
import { AVOIDED, STAYS } from './wishes.ts';

const onDay = ({ day }: ServedWish): string => (day === undefined ? '' : ` on day ${day}`);

const wordStays = (value: string): string =>
  value
    .split(' ')
    .map((kind) => (STAYS[kind as StayKind] ?? kind).toLowerCase())
    .join(' or ');

function wordCare(served: ServedWish, people: string): string {
  if (served.because === 'long-drive')
    return `Day ${served.day} has a drive of ${formatDuration(served.amount ?? 0)}, longer than suits ${people}; we found no shorter way.`;
  if (served.because === 'long-day')
    return `Day ${served.day} takes ${formatDuration(served.amount ?? 0)}, longer than suits ${people}: its excursion is far. Rest on the way and on the day after.`;
  const end = served.at === undefined ? '' : `, and the last sight of any day ends by ${served.at}`;
  return `Short days for ${people}: nothing strenuous${end}.`;
}

function wordMobility(served: ServedWish): string {
  if (served.because === 'long-drive' || served.because === 'long-day')
    return wordCare(served, 'people who walk little');
  return served.wish === 'wheelchair'
    ? 'With a wheelchair: nothing strenuous, and no place that we know to be reached only by steps. We do not know every step and ramp: ask us before you book, and ask the hotel for a step-free room.'
    : 'Nothing strenuous is planned. We do not know yet where there are steps or ramps: ask us before you book.';
}

function wordDiet({ value, name, day }: ServedWish): string {
  const dish = name === undefined ? '' : ` Day ${day}: ${name}.`;
  if (value === 'jain')
    return `Jain food: tell each kitchen a day ahead; we name only dishes made without onion, garlic or roots.${dish}`;
  if (value === 'vegan') return `Vegan food: ask each kitchen to leave out milk and ghee.${dish}`;
  if (value === 'halal') return `Halal: we do not know each kitchen, so we name no meat. Ask where you eat.${dish}`;
  if (value === 'no-alcohol') return 'No drink with alcohol is suggested anywhere.';
  return `Every dish we suggest is vegetarian.${dish}`;
}

function wordAvoided({ value, name }: ServedWish): string {
  if (value === 'crowds')
    return 'Quieter places come first and bazaars are left out. We do not know how busy a place is on your day.';
  if (value === 'early-starts') return 'No day begins before 07:00.';
  if (value === 'long-drives') return 'No day has more than four hours on the road.';
  if (value === 'heights') return 'You stay below 3,000 m.';
  return `Left out as you asked: ${name ?? AVOIDED[value as AvoidedKind] ?? value}.`;
}

const TRAVEL_SENTENCES: Readonly<Record<string, string>> = {
  'no-flights': 'You do not fly.',
  'no-night-trains': 'No night is spent on a train.',
  'own-car': 'You go in your own car all the way. The price has its fuel, tolls and parking, and no driver.',
};

/** In plans stored before own cars had a price of their own. */
const HIRED_CAR_PRICED =
  'The whole way is by road from your door. The price has a hired car with a driver; with your own you pay fuel and tolls instead.';

const PACE_SENTENCES: Readonly<Record<string, string>> = {
  relaxed: 'At a relaxed pace, with at most three sights a day.',
  balanced: 'At a balanced pace, with at most four sights a day.',
  full: 'Full days, with up to five sights.',
};

function wordStay({ outcome, name, value = '' }: ServedWish): string {
  if (outcome === 'met') return `You sleep as you wished: ${name}.`;
  return `We know no ${wordStays(value)} in ${name} at this price; you have another place to stay there.`;
}

function wordThemes({ value = '', amount = 0, outcome }: ServedWish): string {
  const about = `${amount} of the visits are about what you like: ${value.split(' ').join(', ')}.`;
  return outcome === 'met' ? about : `${about} These towns have few such sights, so others fill the days.`;
}

function wordSolo(served: ServedWish): string {
  const arrival = served.at === undefined ? '' : ` You arrive at ${served.at}${onDay(served)}.`;
  return served.outcome === 'met'
    ? `For one: every evening ends by half past eight at your hotel.${arrival}`
    : `We found no way that arrives before half past eight.${arrival} Ask the hotel to fetch you.`;
}

/** Returns a sentence on how a plan serves a wish. */
export function wordServed(served: ServedWish): string {
  const { wish, value = '', name, at } = served;
  switch (wish) {
    case 'children':
      return wordCare(served, 'the children');
    case 'elders':
      return wordCare(served, 'the elders');
    case 'little-walking':
    case 'wheelchair':
      return wordMobility(served);
    case 'solo':
      return wordSolo(served);
    case 'diet':
      return wordDiet(served);
    case 'pace':
      return PACE_SENTENCES[value] ?? '';
    case 'themes':
      return wordThemes(served);
    case 'must-see':
      return `${name} is in the plan${onDay(served)}${at === undefined ? '' : ` at ${at}`}.`;
    case 'avoid':
      return wordAvoided(served);
    case 'transport':
      return served.because === 'hired-car-priced' ? HIRED_CAR_PRICED : (TRAVEL_SENTENCES[value] ?? '');
    case 'leave-home':
      return `You leave home after ${value}; the first ride goes at ${at}.`;
    case 'back-home':
      return `You are home by ${value}; the last ride arrives at ${at}.`;
    case 'stay':
      return wordStay(served);
    default:
      return '';
  }
}
