import type { Stay } from '../gazetteer/types.ts';
import type { StayPlan } from './types.ts';

/** Returns the preposition for an area: none for "near Mall Road", "on" for a road, "in" for a quarter. */
function wordBefore(area: string): string {
  if (/^(near|on|by|at|in|close|around|along|off|beside|above|below|outside|opposite)\b/i.test(area)) return '';
  if (/^(edge|foot|top|end|heart|centre) of\b/i.test(area)) return 'at the ';
  return /(road|marg|street|highway|beach|hill|lake)$/i.test(area) ? 'on ' : 'in ';
}

/** Returns what a plan says of a stay. One without a name is called by its kind and area: "3-star hotel near Mall Road". */
export function exampleOf({ name, kind, area }: Omit<Stay, 'tier'>): StayPlan['hotelExample'] {
  const described = `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)} ${wordBefore(area)}${area}`;
  return { name: name ?? described, type: kind, area };
}
