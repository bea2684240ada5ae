/** The page of one post. */
export const blogPost = {
  untitled: 'Travel blog',
  missingTitle: 'No such post',
  missing: 'Blog not found',
  failedTitle: 'This post cannot be shown',
  notLoaded: 'Failed to fetch blog',
  back: 'Back to Blogs',
  loading: 'Loading the post',
  writer: 'Travel Writer',
  contents: 'In this post',
  tags: 'Tags',
  planTitle: 'Plan this trip',
  planLead: 'Several priced, day-by-day itineraries, checked against timetables and opening hours.',
  /** Before and after the name of a place, for screen readers. */
  planBefore: 'Plan a trip to ',
  planAfter: '',
  related: 'Related posts',
} as const;
