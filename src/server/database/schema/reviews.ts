import type { Instant } from './column-types.ts';

interface ReviewsTable {
  id: string;
  bookingId: string;
  reference: string;
  /** Null for a planned trip. */
  packageId: string | null;
  title: string;
  stars: number;
  text: string;
  name: string;
  /** Address of an uploaded picture; empty for none. */
  photo: string;
  /** Month of the trip: `2026-11`. */
  travelledIn: string;
  /** `waiting`, `released`, `rejected`. */
  state: string;
  createdAt: Instant;
  decidedAt: Instant | null;
  /** Name of the admin at that time; empty while it waits. */
  decidedBy: string;
}

export interface ReviewTables {
  reviews: ReviewsTable;
}
