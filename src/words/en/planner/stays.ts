import type { SaidNight } from '../../../core/planner/sayings.ts';
import { inTown } from './grammar.ts';

/** Returns "a night on a deluxe houseboat in Srinagar". */
export function wordNight({ type, town, nights }: SaidNight): string {
  return `${nights > 1 ? 'nights' : 'a night'} ${wordNightStay({ type, town, nights })}`;
}

/** Returns "on a deluxe houseboat in Srinagar". */
export function wordNightStay({ type, town }: SaidNight): string {
  const article = /^[aeiou]/i.test(type) ? 'an' : 'a';
  return `${/boat/i.test(type) ? 'on' : 'in'} ${article} ${type} ${inTown(town)}`;
}
