/** Pictures that are chosen for a record, and what is wrong with some. */
export const pictureFiles = {
  rules: 'JPEG, PNG, WebP or AVIF, up to 10 MB',
  notAPicture: ({ file }: { file: string }) => `${file} is not a JPEG, PNG, WebP or AVIF picture`,
  isEmpty: ({ file }: { file: string }) => `${file} is empty`,
  tooLarge: ({ file }: { file: string }) => `${file} is larger than 10 MB`,
  unreadable: ({ file }: { file: string }) => `${file} cannot be read as a picture`,
  tooManyPixels: ({ file }: { file: string }) => `${file} has more than 40 million pixels`,
} as const;
