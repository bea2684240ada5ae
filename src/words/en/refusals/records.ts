/** Refusals of what the back office edits: travel packages and posts. */
export const records = {
  notFound: {
    packages: 'Package not found',
    blogs: 'Blog not found',
  },
  changedMeanwhile: {
    packages: 'Another admin changed this package meanwhile. Open it again to see their changes before you save yours.',
    blogs: 'Another admin changed this post meanwhile. Open it again to see their changes before you save yours.',
  },
  versionMissing: {
    packages: 'The version of the package that was opened is missing',
    blogs: 'The version of the post that was opened is missing',
  },
  slugTaken: ({ slug, free }: { slug: string; free: string }) => `The slug "${slug}" is taken. "${free}" is free.`,
  slugFormer: ({ slug, title, free }: { slug: string; title: string; free: string }) =>
    `The slug "${slug}" was that of "${title}", to which it still leads. "${free}" is free.`,
  autosaveOfPublic: 'Only drafts are saved by themselves. Save this one when you are ready.',
  versionGone: 'This version is no longer kept',
  formerSlugGone: 'This former address is already gone',
  textTooLong: 'The text is too long',
  tagsUnclosed: 'The text has too many tags that are never closed',
  shorterFirst: 'Please give the shorter duration first',
  pricesCrossed: 'The minimum price cannot be above the maximum price',
} as const;
