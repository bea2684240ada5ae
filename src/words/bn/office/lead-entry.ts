import type { leadEntry as en } from '../../en/office/lead-entry.ts';
import type { Like } from '../../like.ts';

export const leadEntry = {
  newLead: 'নতুন লিড',
  name: 'নাম',
  phone: 'ফোন',
  email: 'ইমেল',
  nextFollowUp: 'পরের যোগাযোগ',
  consentSpoken: 'উনি বলেছেন, আমরা ফোন করতে পারি আর ওঁর তথ্য রাখতে পারি',
  enter: 'লিড যোগ করুন',
  entered: ({ name }) => `লিড যোগ হয়েছে: ${name}।`,
  enterFailed: 'লিডটি যোগ করা গেল না। আবার চেষ্টা করুন।',

  phoneAndTime: ({ phone, time }) => `${phone} · লেখা হয়েছে ${time}`,
  change: 'যোগাযোগের তথ্য বদলান',
  changeLead: 'লিডের যোগাযোগের তথ্য বদলান',
  save: 'সেভ করুন',
  changeFailed: 'লিডটি বদলানো গেল না। আবার চেষ্টা করুন।',
  makeBooking: 'বুকিং করুন',

  recordContact: 'যোগাযোগ লিখে রাখুন',
  how: 'কীভাবে যোগাযোগ হয়েছে',
  methods: { phone: 'ফোন', email: 'ইমেল', whatsapp: 'WhatsApp' },
  contactNotes: 'কী কথা হল (না লিখলেও চলে)',
  reached: 'কথা হয়েছে',
  notReached: 'কথা হয়নি',
  reachedRecorded: 'লেখা হয়েছে: কথা হয়েছে',
  notReachedRecorded: 'লেখা হয়েছে: কথা হয়নি',
  contactFailed: 'যোগাযোগ লিখে রাখা গেল না। আবার চেষ্টা করুন।',
  history: 'ইতিহাস',
} satisfies Like<typeof en>;
