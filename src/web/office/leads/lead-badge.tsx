import type { LeadStatus } from '../../../core/leads/lead-options.ts';
import { leads as words } from '../../../words/en/office/leads.ts';
import { type Tone, ToneBadge } from '../ui/tone-badge.tsx';

const TONES: Readonly<Record<LeadStatus, Tone>> = {
  new: 'waiting',
  contacted: 'moving',
  converted: 'done',
  lost: 'ended',
};

export const LeadBadge = ({ status }: { status: LeadStatus }) => (
  <ToneBadge tone={TONES[status]}>{words.statuses[status]}</ToneBadge>
);
