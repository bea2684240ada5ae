import type { APIRequestContext } from '@playwright/test';
import { dayAhead, type Site } from './site.ts';

export interface Trip {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  /** The largest budget in rupees per person; 200,000 if nothing is said. */
  readonly most?: number;
}

/** Plans a trip that starts in twenty days, and returns the slug of the first itinerary. */
export async function planTrip(
  request: APIRequestContext,
  { url }: Pick<Site, 'url'>,
  { from, to, days, most = 200_000 }: Trip,
): Promise<string> {
  const answer = await request.post(`${url}/api/generate-itinerary`, {
    data: {
      from,
      to,
      departureDate: dayAhead(20),
      returnDate: dayAhead(19 + days),
      travellers: 2,
      travelClass: 'Economy',
      priceRange: [0, most],
    },
  });
  const { itineraries } = (await answer.json()) as { itineraries: { slug: string }[] };
  return itineraries[0]?.slug ?? '';
}
