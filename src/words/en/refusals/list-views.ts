/** Views of lists: refusals. */
export const listViews = {
  notFound: 'This view no longer exists',
  nameTaken: 'You already have a view with this name',
  tooMany: ({ most }: { most: number }) => `You have ${most} views of this list. Delete one first.`,
} as const;
