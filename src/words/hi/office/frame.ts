import type { frame as en } from '../../en/office/frame.ts';
import type { Like } from '../../like.ts';

export const frame = {
  language: 'भाषा',
  opening: 'बैक ऑफ़िस खुल रहा है…',
  needsScripts: 'बैक ऑफ़िस के लिए JavaScript ज़रूरी है।',
} satisfies Like<typeof en>;
