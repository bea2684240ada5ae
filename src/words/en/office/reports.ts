/** The screens beside the dashboard that report on a window of days. */
export const reports = {
  tabs: 'Parts of the dashboard',
  overview: 'Overview',
  conversion: 'Conversion',
  demand: 'Demand not served',
  window: 'Window',
  days: ({ days }: { days: string }) => `Last ${days} days`,
} as const;
