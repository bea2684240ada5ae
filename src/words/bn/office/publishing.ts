import type { publishing as en } from '../../en/office/publishing.ts';
import type { Like } from '../../like.ts';

export const publishing = {
  day: 'দিন',
  time: 'সময় (IST)',
  choosePublishTime: 'প্রকাশের দিন আর সময় বাছুন',
  publishTimePast: 'প্রকাশের সময় পেরিয়ে গেছে',
} satisfies Like<typeof en>;
