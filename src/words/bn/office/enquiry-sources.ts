import type { enquirySources as en } from '../../en/office/enquiry-sources.ts';
import type { Like } from '../../like.ts';

export const enquirySources = {
  source: 'কোথা থেকে',
  all: 'সব জায়গা থেকে',
  names: {
    website: 'ওয়েবসাইট',
    phone: 'ফোন',
    whatsapp: 'WhatsApp',
    'walk-in': 'অফিসে এসে',
    other: 'অন্যভাবে',
    import: 'ফাইল থেকে',
  },
} satisfies Like<typeof en>;
