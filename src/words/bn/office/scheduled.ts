import type { scheduled as en } from '../../en/office/scheduled.ts';
import type { Like } from '../../like.ts';

export const scheduled = {
  move: 'সময় বদলান',
  moveTitled: ({ title }) => `“${title}”: সময় বদলান`,
  cancel: 'বাতিল করুন',
  cancelTitled: ({ title }) => `“${title}” প্রকাশ বাতিল করুন`,
  cancelTitle: 'প্রকাশ বাতিল করুন',
  cancelQuestion: ({ title }) => `“${title}” আবার সময়হীন খসড়া হয়ে যাবে।`,
  isMoved: ({ title, time }) => `“${title}” ${time}-এ প্রকাশিত হবে।`,
  isCancelled: ({ title }) => `“${title}” আবার খসড়া।`,
} satisfies Like<typeof en>;
