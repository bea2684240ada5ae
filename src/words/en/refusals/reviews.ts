/** Refusals of reviews. */
export const reviews = {
  notFound: 'There is no such review',
  writtenAlready: 'This trip has been reviewed already',
  notCompleted: 'A trip can be reviewed once it is completed',
  meanwhile: 'Another admin decided on this review meanwhile. Reload to see it.',
} as const;
