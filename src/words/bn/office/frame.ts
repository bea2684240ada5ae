import type { frame as en } from '../../en/office/frame.ts';
import type { Like } from '../../like.ts';

export const frame = {
  language: 'ভাষা',
  opening: 'ব্যাক অফিস খুলছে…',
  needsScripts: 'ব্যাক অফিসের জন্য JavaScript চালু থাকা দরকার।',
} satisfies Like<typeof en>;
