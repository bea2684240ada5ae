import type { scheduled as en } from '../../en/office/scheduled.ts';
import type { Like } from '../../like.ts';

export const scheduled = {
  move: 'समय बदलें',
  moveTitled: ({ title }) => `“${title}” का समय बदलें`,
  cancel: 'रद्द करें',
  cancelTitled: ({ title }) => `“${title}” का प्रकाशन रद्द करें`,
  cancelTitle: 'प्रकाशन रद्द करें',
  cancelQuestion: ({ title }) => `“${title}” फिर से बिना समय का ड्राफ़्ट हो जाएगा।`,
  isMoved: ({ title, time }) => `“${title}” ${time} को प्रकाशित होगा।`,
  isCancelled: ({ title }) => `“${title}” फिर से ड्राफ़्ट है।`,
} satisfies Like<typeof en>;
