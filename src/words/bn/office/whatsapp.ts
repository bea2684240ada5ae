import type { whatsapp as en } from '../../en/office/whatsapp.ts';
import type { Like } from '../../like.ts';

export const whatsapp = {
  open: ({ kind }) => `WhatsApp: ${kind}`,
  more: 'WhatsApp-এর আরও লেখা',
  opened: ({ time }) => `${time}-এ খোলা হয়েছে`,
  about: 'লেখা-সহ WhatsApp খোলে; পাঠান সেখানে।',
  unread: 'WhatsApp-এর লেখা লোড করা গেল না।',
} satisfies Like<typeof en>;
