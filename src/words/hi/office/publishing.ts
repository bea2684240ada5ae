import type { publishing as en } from '../../en/office/publishing.ts';
import type { Like } from '../../like.ts';

export const publishing = {
  day: 'दिन',
  time: 'समय (IST)',
  choosePublishTime: 'प्रकाशन का दिन और समय चुनें',
  publishTimePast: 'प्रकाशन का समय बीत चुका है',
} satisfies Like<typeof en>;
