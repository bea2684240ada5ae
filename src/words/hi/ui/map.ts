import type { map as en } from '../../en/ui/map.ts';
import type { Like } from '../../like.ts';

export const map = {
  open: 'OpenStreetMap पर खोलें',
  zoomIn: 'पास से देखें',
  zoomOut: 'दूर से देखें',
  showAll: 'सब दिखाएँ',
  keys: 'ऐरो कुंजियों से नक्शा खिसकाएँ।',
  legend: 'कैसे जाएँगे',
  ways: { road: 'सड़क', train: 'ट्रेन', flight: 'फ़्लाइट', ferry: 'फ़ेरी' },
  distance: ({ km }) => (km < 1 ? `${Math.round(km * 1000)} मी` : `${km} किमी`),
  landCredit: 'भूमि: Natural Earth',
} satisfies Like<typeof en>;
