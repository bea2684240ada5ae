/** Names of the legal pages. */
export const legalPages = {
  names: {
    privacy: 'Privacy policy',
    terms: 'Terms',
    cancellation: 'Cancellation and refunds',
    grievance: 'Grievances',
  },
} as const;
