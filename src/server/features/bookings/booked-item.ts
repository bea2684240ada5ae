import type { FindBookable } from '../../../core/bookings/bookable-item.ts';

/** A package or an itinerary as it can be booked today. */
export type FoundItem = NonNullable<Awaited<ReturnType<FindBookable>>>;

/** Returns a text as read, if it is not the original. */
const otherThan = (original: string | undefined, asRead: string | null): string | null =>
  asRead === original ? null : asRead;

/** Returns the columns of a booking that name its item. */
export const itemColumns = (item: FoundItem) => ({
  itemType: item.itemType,
  itemId: item.id,
  itemSlug: item.slug,
  itemTitle: item.title,
  titleAsRead: otherThan(item.title, item.asRead.title),
  currency: item.currency,
});

/** Returns the columns of a booking at the item's price of today, with discount and offer. */
export const priceColumns = (item: FoundItem) => ({
  itemPrice: item.price,
  basePrice: item.basePrice,
  discountPercentage: item.discountPercentage,
  offerTitle: item.offer?.title ?? null,
  offerPercent: item.offer?.percent ?? null,
  offerAsRead: otherThan(item.offer?.title, item.asRead.offer),
  priceAgreed: 0,
});

/** Returns the columns of a booking at a price that was agreed: no discount and no offer apply to it. */
export const agreedPriceColumns = (itemPrice: number) => ({
  itemPrice,
  basePrice: null,
  discountPercentage: null,
  offerTitle: null,
  offerPercent: null,
  offerAsRead: null,
  priceAgreed: 1,
});

/** Columns that admins set later. */
export const NOT_WORKED_ON = { customerId: null, assigneeId: null, followUpOn: null, checkedFor: null };
