import type { map as en } from '../../en/ui/map.ts';
import type { Like } from '../../like.ts';

export const map = {
  open: 'OpenStreetMap-এ খুলুন',
  zoomIn: 'কাছ থেকে দেখুন',
  zoomOut: 'দূর থেকে দেখুন',
} satisfies Like<typeof en>;
