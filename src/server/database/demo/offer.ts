import type { OfferForm } from '../../../contracts/offers.ts';
import { addDays, type Day } from '../../../core/dates.ts';

/** The offer's last day comes every year; one that is nearer is the next year's. */
const LAST_DAY = '09-28';
const NEARER_THAN_DAYS = 60;

/** Returns the demonstration offer, which ends on the next 28 September that is not too near. */
export function demoOffer(today: Day): OfferForm {
  const year = Number(today.slice(0, 4));
  const soon = `${year}-${LAST_DAY}`;
  return {
    title: '20% off all bookings',
    text: 'Book any trip with us while the offer runs and pay a fifth less.',
    percent: 20,
    scope: 'all',
    from: today,
    until: soon >= addDays(today, NEARER_THAN_DAYS) ? soon : `${year + 1}-${LAST_DAY}`,
    chips: [],
  };
}
