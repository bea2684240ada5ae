import { atHour, isPosterAddress } from './poster-address.ts';
import { POSTER_HOURS } from './subject.ts';

/** Returns the pictures of a list with each poster once, as far as hours go: a repeated one shows its place at another hour. */
export function distinctPosters(addresses: readonly string[]): readonly string[] {
  const shown = new Set<string>();
  return addresses.map((address) => {
    const others = isPosterAddress(address) ? POSTER_HOURS.map((hour) => atHour(address, hour)) : [];
    const free = [address, ...others].find((each) => !shown.has(each)) ?? address;
    shown.add(free);
    return free;
  });
}
