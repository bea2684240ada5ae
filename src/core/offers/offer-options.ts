/** What the popup and the home page can show of one offer without becoming a wall of words, in UTF-16 units. */
export const OFFER_LIMITS = { title: 80, text: 300, chip: 40, chips: 6 } as const;

/** `planned` before its first day in India, `ended` after its last one. */
export const OFFER_STATES = ['planned', 'running', 'ended'] as const;
