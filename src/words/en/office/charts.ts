/** Charts of the back office, with their tables. */
export const charts = {
  drawing: ({ title }: { title: string }) => `Drawing: ${title}`,
  notDrawn: 'The chart could not be drawn; its table is below.',
  asTable: ({ title }: { title: string }) => `${title} as a table`,
  noData: 'No data for this period.',
  when: 'When',
  pointByPoint: ({ title }: { title: string }) => `${title}, point by point`,
  lastDays: ({ first, last, most }: { first: string; last: string; most: string }) =>
    `14 days by day: ${first} at first, ${last} today, at most ${most}`,
} as const;
