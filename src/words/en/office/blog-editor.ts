/** The editor of a blog post: its sections and fields. */
export const blogEditor = {
  excerpt: 'Excerpt',
  content: 'Content',
  uploadFailed: 'Upload failed',
  waitForPictures: 'Please wait until the pictures are uploaded',

  featuredPicture: 'Featured picture',
  theFeaturedPicture: 'The featured picture',
  newPicture: 'New',
  removePicture: 'Remove the featured picture',
  choosePicture: 'Choose the featured picture',
  dropPicture: 'Drop a picture here, or press to choose',
  dropAnother: 'Drop another one here, or press to choose',
  onlyOnePicture: ({ file }: { file: string }) => `${file} is left out: a post has one featured picture`,

  publishing: 'Publishing',
  publish: 'Publish',
  stateNow: ({ state }: { state: string }) => `Now: ${state}`,
  when: 'When',
  atOnce: 'At once',
  atSetTime: 'At a set time',

  /** What saving means for readers, beside the button. */
  savingUnpublishes: 'Saving unpublishes it.',
  savingCancelsPlan: 'Saving cancels the scheduled publication.',
  staysDraft: 'A draft: visitors cannot see it.',
  publishedOn: ({ time }: { time: string }) => `Published on ${time}.`,
  liveOnSaving: 'Goes live as soon as you save.',
  liveAtChosenTime: 'Goes live at the day and time you choose.',
  liveOn: ({ time }: { time: string }) => `Goes live on ${time}, Indian time. Visitors cannot see it until then.`,

  authorAndReadTime: 'Author and read time',
  author: 'Author',
  readTime: 'Read time in minutes',
  readTimeComputed: ({ minutes }: { minutes: number }) =>
    `Computed from the text: ${minutes} min. Type a number to set it by hand.`,
  readTimeSet: ({ minutes }: { minutes: number }) =>
    `Set by hand. The text takes ${minutes} min; empty the field to use that.`,
} as const;
