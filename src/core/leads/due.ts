import type { Day } from '../dates.ts';
import { CLOSED_LEAD_STATUSES, type LeadStatus } from './lead-options.ts';

interface Followed {
  readonly status: LeadStatus;
  readonly followUpOn: Day | null;
}

/** Returns true for a new lead that was never called and has no follow-up day: it is due at once. */
export const isUncontacted = ({ status, followUpOn }: Followed): boolean => status === 'new' && followUpOn === null;

/** Returns true when a lead should be called by the day: it was never called, or its follow-up day has come. */
export const isDue = (lead: Followed, today: Day): boolean =>
  isUncontacted(lead) ||
  (lead.followUpOn !== null && lead.followUpOn <= today && !CLOSED_LEAD_STATUSES.includes(lead.status));
