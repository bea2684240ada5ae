import type { charts as en } from '../../en/office/charts.ts';
import type { Like } from '../../like.ts';

export const charts = {
  drawing: ({ title }) => `চার্ট আঁকা হচ্ছে: ${title}`,
  notDrawn: 'চার্ট আঁকা গেল না; নীচে তার সারণি আছে।',
  asTable: ({ title }) => `${title}: সারণিতে`,
  noData: 'এই সময়ের কোনও তথ্য নেই।',
  when: 'কখন',
  pointByPoint: ({ title }) => `${title}, একটি একটি করে`,
  lastDays: ({ first, last, most }) => `14 দিন, দিন ধরে: শুরুতে ${first}, আজ ${last}, সবচেয়ে বেশি ${most}`,
} satisfies Like<typeof en>;
