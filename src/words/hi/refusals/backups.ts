import type { backups as en } from '../../en/refusals/backups.ts';
import type { Like } from '../../like.ts';

export const backups = {
  notFound: 'ऐसा कोई बैकअप नहीं है',
  noRoom: 'डिस्क भरी है या उस पर लिखा नहीं जा सकता। जिन बैकअप की ज़रूरत नहीं, उन्हें हटाएँ, या सर्वर पर जगह बनाएँ।',
  underWay: 'बैकअप पहले से बन रहा है',
  linkExpired: 'डाउनलोड का यह लिंक पुराना हो गया। फिर से “डाउनलोड करें” दबाएँ।',
} satisfies Like<typeof en>;
