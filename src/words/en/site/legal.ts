/** The legal pages of the agency. */
export const legal = {
  since: ({ day }: { day: string }) => `In force since ${day}`,
  lead: ({ agency }: { agency: string }) => `In the words of ${agency}.`,
  description: ({ page, brand }: { page: string; brand: string }) => `${page} of ${brand}.`,
} as const;
