import type { map as en } from '../../en/ui/map.ts';
import type { Like } from '../../like.ts';

export const map = {
  open: 'OpenStreetMap पर खोलें',
  zoomIn: 'पास से देखें',
  zoomOut: 'दूर से देखें',
} satisfies Like<typeof en>;
