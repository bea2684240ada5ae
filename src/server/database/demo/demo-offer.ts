import { join } from 'node:path';
import { z } from 'zod';
import type { OfferForm } from '../../../contracts/offers.ts';
import { addDays, type Day } from '../../../core/dates.ts';
import { yearDay } from '../../gazetteer/year-day.ts';
import { whole, words } from './content-values.ts';
import { CONTENT, readContent } from './read-content.ts';

/** `content/offer.json`: an offer on everything. */
const demoOffer = z.strictObject({
  title: words,
  text: words,
  percent: whole,
  /** The offer ends on this day every year; if it is nearer than `NEARER_THAN_DAYS`, next year. */
  lastDay: yearDay,
});

const NEARER_THAN_DAYS = 60;

/** Reads the demonstration offer, which begins today and ends on the next of its last days that is not too near. */
export function readDemoOffer(today: Day, folder = CONTENT): OfferForm {
  const { title, text, percent, lastDay } = readContent(join(folder, 'offer.json'), demoOffer);
  const year = Number(today.slice(0, 4));
  const soon = `${year}-${lastDay}`;
  return {
    title,
    text,
    percent,
    scope: 'all',
    from: today,
    until: soon >= addDays(today, NEARER_THAN_DAYS) ? soon : `${year + 1}-${lastDay}`,
    chips: [],
  };
}
