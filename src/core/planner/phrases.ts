import type { Ride } from '../rides.ts';
import type { SolvedDay } from './plan-days.ts';

/** Returns "A, B and C"; names that contain "and" are separated by commas alone. */
export function joinNames(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  if (names.some((name) => name.includes(' and '))) return names.join(', ');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const shortName = (name: string): string => name.replace(/ (Airport|Junction|Terminus)$/, '');

/** Returns the vehicle in words: "Darjeeling Mail", "Shared jeep", "Flight". */
export function nameVehicle(ride: Ride): string {
  switch (ride.mode) {
    case 'flight':
      return 'Flight';
    case 'train':
      return ride.service?.name ?? 'Train';
    case 'ferry':
      return 'Ferry';
    case 'toy-train':
      return 'Hill train';
    case 'bus':
      if (ride.overnight) return 'Overnight coach';
      if (ride.km <= 25) return 'Bus or auto';
      return ride.hills ? 'Shared jeep' : 'Coach';
    default:
      return 'Hired car';
  }
}

/** Returns text such as "Darjeeling Mail to New Jalpaiguri" or "Hired car to Bagdogra Airport". */
export function titleRide(ride: Ride): string {
  const byRoad = ride.mode === 'cab' || ride.mode === 'bus';
  return `${nameVehicle(ride)} to ${byRoad ? ride.to.name : shortName(ride.to.name)}`;
}

/** Returns a day's title: its best sights, or its route. */
export function titleDay(
  number: number,
  lastNumber: number,
  day: SolvedDay | undefined,
  rides: readonly Ride[],
): string {
  const sights = [...(day?.sunrise ? [day.sunrise.sight] : []), ...(day?.sights ?? [])];
  const best = [...sights].sort((a, b) => b.score - a.score).slice(0, 2);
  const shown = sights.filter((sight) => best.includes(sight)).map(({ name }) => name);
  const arrives = number === 1 || day?.frame.arrive !== undefined;
  if (shown.length > 0) {
    if (day?.frame.arrive !== undefined && lastNumber > 1) return `To ${day.base.name}: ${joinNames(shown)}`;
    return number === lastNumber && lastNumber > 1 ? `${joinNames(shown)}, then home` : joinNames(shown);
  }
  if (number === lastNumber) return 'The way home';
  const main = rides.find(({ mode }) => mode !== 'cab' && mode !== 'bus') ?? rides[0];
  if (main?.overnight)
    return arrives && number === 1
      ? main.mode === 'bus'
        ? 'Overnight coach'
        : 'Overnight train'
      : 'Overnight journey home';
  if (day) return arrives ? `Arriving in ${day.base.name}` : `A slow day in ${day.base.name}`;
  return 'On the way';
}

/** First words of dishes that are names, and stay capitalised in the middle of a sentence. */
const NAMES_OF_DISHES = new Set(
  (
    'Ambalappuzha Amritsari Assamese Awadhi Ayurvedic Balti Banarasi Bhagirathi Bhathiyar Bombay Bundeli Chamba Chettinad ' +
    'Creole Dooars Goan Gujarati Himachali Hyderabadi Irani Kalimpong Kangri Kerala Khasi Kohitur Kolkata Kullu Kumaoni ' +
    'Kutchi Kuttanadan Madurai Maggi Malabar Mughlai Mylari Mysore Nanjangud Nawabi Nilgiri Ooty Pahala Puneri Singori ' +
    'South Tibetan Travancore Trivandrum'
  ).split(' '),
);

/** Returns a dish for the middle of a sentence: "vegetable momo", "Goan fish curry". */
export const nameDish = (dish: string): string =>
  NAMES_OF_DISHES.has(dish.split(' ')[0] ?? '') ? dish : `${dish.slice(0, 1).toLowerCase()}${dish.slice(1)}`;
