import type { ManagedLegalSummary } from '../../../contracts/legal.ts';
import type { LegalPageName } from '../../../core/legal/legal-pages.ts';
import type { Tone } from '../ui/tone-badge.tsx';

export const LEGAL_SCREEN = '/admin/settings/legal';

/** Returns the address at which a page is edited; its translations are below it. */
export const legalScreenPath = (name: LegalPageName): string => `${LEGAL_SCREEN}/${name}`;

export const LEGAL_TONES: Readonly<Record<ManagedLegalSummary['state'], Tone>> = {
  none: 'ended',
  draft: 'moving',
  published: 'good',
  changed: 'waiting',
  withdrawn: 'ended',
};
