import type { settings as en } from '../../en/refusals/settings.ts';
import type { Like } from '../../like.ts';

export const settings = {
  keyIncomplete: 'यह पूरी कुंजी नहीं है। कुंजी फिर से पेस्ट करें, या जो रखी है उसे रहने दें।',
  changedMeanwhile: 'किसी और एडमिन ने सेटिंग बदली हैं। उनके बदलाव देखने के लिए पेज फिर से खोलें, फिर अपने सेव करें।',
} satisfies Like<typeof en>;
