import type { reports as en } from '../../en/office/reports.ts';
import type { Like } from '../../like.ts';

export const reports = {
  tabs: 'डैशबोर्ड के हिस्से',
  overview: 'एक नज़र में',
  conversion: 'अनुरोध से बुकिंग तक',
  demand: 'जो नहीं मिला',
  window: 'अवधि',
  days: ({ days }) => `${days} दिन`,
  since: ({ day }) => `${day} से`,
} satisfies Like<typeof en>;
