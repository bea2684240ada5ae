import type { pictureFiles as en } from '../../en/office/picture-files.ts';
import type { Like } from '../../like.ts';

export const pictureFiles = {
  rules: 'JPEG, PNG, WebP বা AVIF, 10 MB পর্যন্ত',
  notAPicture: ({ file }) => `${file} JPEG, PNG, WebP বা AVIF ছবি নয়`,
  isEmpty: ({ file }) => `${file} খালি`,
  tooLarge: ({ file }) => `${file} 10 MB-র বেশি`,
  unreadable: ({ file }) => `${file} ছবি হিসেবে খোলা যাচ্ছে না`,
  tooManyPixels: ({ file }) => `${file} 4 কোটির বেশি পিক্সেলের`,
} satisfies Like<typeof en>;
