import type { pictureFiles as en } from '../../en/office/picture-files.ts';
import type { Like } from '../../like.ts';

export const pictureFiles = {
  rules: 'JPEG, PNG, WebP या AVIF, 10 MB तक',
  notAPicture: ({ file }) => `${file} JPEG, PNG, WebP या AVIF तस्वीर नहीं है`,
  isEmpty: ({ file }) => `${file} खाली है`,
  tooLarge: ({ file }) => `${file} 10 MB से बड़ी है`,
  unreadable: ({ file }) => `${file} तस्वीर के रूप में नहीं खुलती`,
  tooManyPixels: ({ file }) => `${file} में 4 करोड़ से ज़्यादा पिक्सेल हैं`,
} satisfies Like<typeof en>;
