import type { map as en } from '../../en/ui/map.ts';
import type { Like } from '../../like.ts';

export const map = {
  open: 'OpenStreetMap-এ খুলুন',
  zoomIn: 'কাছ থেকে দেখুন',
  zoomOut: 'দূর থেকে দেখুন',
  showAll: 'সব দেখান',
  keys: 'তীর-চিহ্নের কী দিয়ে মানচিত্র সরান।',
  legend: 'কীভাবে যাবেন',
  ways: { road: 'সড়কপথ', train: 'ট্রেন', flight: 'ফ্লাইট', ferry: 'ফেরি' },
  distance: ({ km }) => (km < 1 ? `${Math.round(km * 1000)} মি` : `${km} কিমি`),
  landCredit: 'ভূমি: Natural Earth',
} satisfies Like<typeof en>;
