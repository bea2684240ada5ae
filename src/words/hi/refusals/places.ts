import type { places as en } from '../../en/refusals/places.ts';
import type { Like } from '../../like.ts';

export const places = {
  notFound: 'यह जगह नहीं मिली',
} satisfies Like<typeof en>;
