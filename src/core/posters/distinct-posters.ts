import { atHour, isPosterAddress } from './poster-address.ts';
import { POSTER_HOURS } from './subject.ts';

/**
 * Returns the pictures of a list with its posters at all hours in turn: those of one place, or of places that look alike, are
 * told apart. Photos stay as they are, and so does a poster that is alone.
 */
export function distinctPosters(addresses: readonly string[]): readonly string[] {
  if (addresses.filter(isPosterAddress).length < 2) return addresses;
  let turn = 0;
  return addresses.map((address) => {
    const hour = isPosterAddress(address) ? POSTER_HOURS[turn++ % POSTER_HOURS.length] : undefined;
    return hour ? atHour(address, hour) : address;
  });
}
