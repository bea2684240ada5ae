/** The viewer of pictures over the whole window. */
export const gallery = {
  pictures: 'Pictures',
  position: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,
  /** Before the caption, for screen readers. */
  picture: ({ number, count }: { number: number; count: number }) => `Picture ${number} of ${count}:`,
  previous: 'Previous picture',
  next: 'Next picture',
} as const;
