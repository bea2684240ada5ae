/** The controls that the site and the back office share. */
export const controls = {
  /** Before the request's id. */
  quoteRequest: 'If you write to us about it, please add: request',
  close: 'Close',
  tryAgain: 'Try Again',
  opensInNewTab: '(opens in a new tab)',
  breadcrumb: 'Breadcrumb',
  notFoundTitle: 'Page not found',
  notFound:
    'The page you are looking for does not exist, or it has moved on. Let us take you back to where journeys begin.',
  brokenTitle: 'Something went wrong',
  broken: 'The problem is on our side. Please try again; nothing you sent us is lost.',
  planJourney: 'Plan a journey',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageNumber: ({ number }: { number: number }) => `Page ${number}`,
  pagesOf: ({ list }: { list: string }) => `${list}, pages`,
  pastLastPage: ({ page, last }: { page: number; last: number }) =>
    `Page ${page} does not exist. The last page is ${last}.`,
  lastPage: 'Go to the last page',
  search: 'Search',
  notOpened: 'This could not be opened. Please reload the page.',
  playSlideshow: 'Play the slideshow',
  pauseSlideshow: 'Pause the slideshow',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  /** What a row of slides is, for those who do not see it. */
  carousel: 'carousel',
  playSlides: 'Play slides',
  pauseSlides: 'Pause slides',
  showSlide: ({ name }: { name: string }) => `Show ${name}`,
  /** Before a photo's author, and before the site that it is from. */
  photoBy: 'Photo by ',
  photoOn: ' on ',
  /** Before a passage of another language. */
  inLanguage: { en: 'In English', hi: 'In Hindi', bn: 'In Bengali' },
} as const;
