import type { changedSearch as en } from '../../en/site/changed-search.ts';
import type { Like } from '../../like.ts';

export const changedSearch = {
  changeSearch: 'খোঁজ বদলান',
  keepSearch: 'যেমন আছে থাক',
  openingForm: 'খোঁজের ফর্ম খুলছে',
  datesPassed: 'এই খোঁজের তারিখ পেরিয়ে গেছে',
  chooseDates: ({ dates }) =>
    `আপনি ${dates} তারিখের জন্য খুঁজেছিলেন। ততগুলি দিনেরই পরের তারিখ দেওয়া হল; অসুবিধা হলে অন্য তারিখ বেছে নিন।`,
  earlier: ({ from, to, dates }) => `নীচে আপনার আগের খোঁজের পরিকল্পনা: ${from} থেকে ${to}, ${dates}।`,
  earlierItineraries: 'আগের খোঁজের ভ্রমণ পরিকল্পনা',
} satisfies Like<typeof en>;
