import type { CLASSES as en } from '../en/travel-classes.ts';
import type { Like } from '../like.ts';

export const CLASSES = {
  Economy: 'ইকোনমি',
  'Premium Economy': 'প্রিমিয়াম ইকোনমি',
  Business: 'বিজনেস',
  'First Class': 'ফার্স্ট ক্লাস',
} satisfies Like<typeof en>;
