import type { SaidNight } from '../../../core/planner/sayings.ts';
import { locative } from './grammar.ts';

/** Returns "শ্রীনগরে ডিলাক্স হাউসবোটে". */
export const wordNightStay = ({ type, town }: SaidNight): string => `${locative(town)} ${locative(type)}`;

/** Returns "শ্রীনগরে ডিলাক্স হাউসবোটে এক রাত". */
export const wordNight = (night: SaidNight): string =>
  `${wordNightStay(night)} ${night.nights > 1 ? `${night.nights} রাত` : 'এক রাত'}`;
