import type { Day } from '../dates.ts';
import { CLOSED_LEAD_STATUSES, type LeadStatus } from './lead-options.ts';

interface Followed {
  readonly status: LeadStatus;
  readonly followUpOn: Day | null;
}

/** True of a new lead that nobody has called and that has no day for it: it is due at once. */
export const isUncontacted = ({ status, followUpOn }: Followed): boolean => status === 'new' && followUpOn === null;

/** True when a lead is to be called by the day: nobody has called yet, or its follow-up day has come. */
export const isDue = (lead: Followed, today: Day): boolean =>
  isUncontacted(lead) ||
  (lead.followUpOn !== null && lead.followUpOn <= today && !CLOSED_LEAD_STATUSES.includes(lead.status));
