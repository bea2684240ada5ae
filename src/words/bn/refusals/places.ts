import type { places as en } from '../../en/refusals/places.ts';
import type { Like } from '../../like.ts';

export const places = {
  notFound: 'জায়গাটি পাওয়া যায়নি',
} satisfies Like<typeof en>;
