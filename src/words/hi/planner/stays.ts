import type { SaidNight } from '../../../core/planner/sayings.ts';

/** Returns "श्रीनगर में डीलक्स हाउसबोट पर". */
export const wordNightStay = ({ type, town }: SaidNight): string =>
  `${town} में ${type} ${/boat|बोट/i.test(type) ? 'पर' : 'में'}`;

/** Returns "श्रीनगर में डीलक्स हाउसबोट पर एक रात". */
export const wordNight = (night: SaidNight): string =>
  `${wordNightStay(night)} ${night.nights > 1 ? `${night.nights} रात` : 'एक रात'}`;
