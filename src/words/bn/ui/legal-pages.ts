import type { legalPages as en } from '../../en/ui/legal-pages.ts';
import type { Like } from '../../like.ts';

export const legalPages = {
  names: {
    privacy: 'গোপনীয়তার নীতি',
    terms: 'শর্তাবলি',
    cancellation: 'বাতিল ও টাকা ফেরত',
    grievance: 'অভিযোগ',
  },
} satisfies Like<typeof en>;
