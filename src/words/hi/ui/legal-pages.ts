import type { legalPages as en } from '../../en/ui/legal-pages.ts';
import type { Like } from '../../like.ts';

export const legalPages = {
  names: {
    privacy: 'गोपनीयता नीति',
    terms: 'शर्तें',
    cancellation: 'रद्द करना और रिफ़ंड',
    grievance: 'शिकायतें',
  },
} satisfies Like<typeof en>;
