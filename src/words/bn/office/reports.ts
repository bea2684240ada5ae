import type { reports as en } from '../../en/office/reports.ts';
import type { Like } from '../../like.ts';

export const reports = {
  tabs: 'ড্যাশবোর্ডের অংশ',
  overview: 'এক নজরে',
  conversion: 'অনুরোধ থেকে বুকিং',
  demand: 'যা পাওয়া যায়নি',
  window: 'সময়',
  days: ({ days }) => `গত ${days} দিন`,
} satisfies Like<typeof en>;
