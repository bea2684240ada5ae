import type { LeadStatus } from '../../../core/leads/lead-options.ts';
import { type Tone, ToneBadge } from '../ui/tone-badge.tsx';

/** Labels of the statuses. */
export const LEAD_STATUS_NAMES: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  converted: 'Converted',
  lost: 'Lost',
};

const TONES: Readonly<Record<LeadStatus, Tone>> = {
  new: 'waiting',
  contacted: 'moving',
  converted: 'done',
  lost: 'ended',
};

export const LeadBadge = ({ status }: { status: LeadStatus }) => (
  <ToneBadge tone={TONES[status]}>{LEAD_STATUS_NAMES[status]}</ToneBadge>
);
