/** Limits of an offer's texts in UTF-16 units, so that popup and home page stay readable; the highest percentage. */
export const OFFER_LIMITS = { title: 80, text: 300, chip: 40, chips: 6, percent: 90 } as const;

/** `planned` before its first day in India, `ended` after its last one. */
export const OFFER_STATES = ['planned', 'running', 'ended'] as const;

/** What an offer makes cheaper. `itineraries` are trips planned for visitors. */
export const OFFER_SCOPES = ['all', 'packages', 'itineraries'] as const;
export type OfferScope = (typeof OFFER_SCOPES)[number];
