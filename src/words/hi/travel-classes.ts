import type { CLASSES as en } from '../en/travel-classes.ts';
import type { Like } from '../like.ts';

export const CLASSES = {
  Economy: 'इकोनॉमी',
  'Premium Economy': 'प्रीमियम इकोनॉमी',
  Business: 'बिज़नेस',
  'First Class': 'फ़र्स्ट क्लास',
} satisfies Like<typeof en>;
