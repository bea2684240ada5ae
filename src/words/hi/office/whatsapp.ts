import type { whatsapp as en } from '../../en/office/whatsapp.ts';
import type { Like } from '../../like.ts';

export const whatsapp = {
  open: ({ kind }) => `WhatsApp: ${kind}`,
  more: 'WhatsApp के और पाठ',
  opened: ({ time }) => `${time} को खोला गया`,
  about: 'पाठ के साथ WhatsApp खुलता है; भेजते आप वहीं हैं।',
  unread: 'WhatsApp के पाठ लोड नहीं हो सके।',
} satisfies Like<typeof en>;
