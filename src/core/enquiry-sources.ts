/** How an enquiry reaches an agency beside its website; an admin enters it by hand. */
export const HAND_SOURCES = ['phone', 'whatsapp', 'walk-in', 'other'] as const;
export type HandSource = (typeof HAND_SOURCES)[number];

/** How the agency got a lead or a booking; `import` is one of a file that did not say. */
export const ENQUIRY_SOURCES = ['website', ...HAND_SOURCES, 'import'] as const;
export type EnquirySource = (typeof ENQUIRY_SOURCES)[number];
