import type { charts as en } from '../../en/office/charts.ts';
import type { Like } from '../../like.ts';

export const charts = {
  drawing: ({ title }) => `चार्ट बन रहा है: ${title}`,
  notDrawn: 'चार्ट नहीं बन सका; उसकी तालिका नीचे है।',
  asTable: ({ title }) => `${title}: तालिका में`,
  noData: 'इस अवधि का कोई डेटा नहीं।',
  when: 'कब',
  pointByPoint: ({ title }) => `${title}, एक-एक करके`,
  lastDays: ({ first, last, most }) => `14 दिन, हर दिन: शुरू में ${first}, आज ${last}, सबसे ज़्यादा ${most}`,
} satisfies Like<typeof en>;
