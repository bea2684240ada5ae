/** Refusals of printed documents. */
export const documents = {
  busy: 'Many documents are being made right now. Please try again in a moment.',
  tooSlow: 'This document could not be made in time. Please try again in a moment.',
} as const;
