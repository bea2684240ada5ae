import type { bookingDetails as en } from '../../en/office/booking-details.ts';
import type { Like } from '../../like.ts';

export const bookingDetails = {
  title: 'বুকিং',
  noun: 'বুকিং',
  isDemo: 'ডেমো',
  receivedAt: ({ time }) => `এসেছে ${time}`,
  wasErased: 'যাত্রীর তথ্য মুছে ফেলা হয়েছে। এই বুকিং আর বদলানো যাবে না।',
  recordContact: 'যোগাযোগ লিখে রাখুন',
  history: 'ইতিহাস',

  traveller: 'যাত্রী',
  name: 'নাম',
  phone: 'ফোন',
  email: 'ইমেল',
  travellers: 'কতজন যাত্রী',
  preferredDate: 'পছন্দের তারিখ',
  specialRequests: 'বিশেষ অনুরোধ',
  none: 'কিছু নেই',
  trip: 'ভ্রমণ',
  items: { package: 'প্যাকেজ', itinerary: 'ভ্রমণ পরিকল্পনা' },
  price: 'দাম',
  /** A part of "₹20,000 − 10% ছাড় = ₹18,000". */
  discountPart: ({ percent }) => `${percent}% ছাড়`,
  offerPart: ({ percent, title }) => `${percent}% অফার “${title}”`,
  pricePerPerson: 'জনপ্রতি দাম',
  total: 'মোট দাম',
  statusPage: 'অবস্থার পাতা',
  viewAsTraveller: 'যাত্রীর মতো দেখুন',

  recordContactFor: ({ reference }) => `${reference}-এর জন্য যোগাযোগ লিখে রাখুন`,
  how: 'কীভাবে',
  methods: { phone: 'ফোন', email: 'ইমেল', whatsapp: 'WhatsApp' },
  wasReached: 'যাত্রীর সঙ্গে কথা হয়েছে?',
  no: 'না',
  yes: 'হ্যাঁ',
  close: 'বন্ধ করুন',
  contactFailed: 'যোগাযোগ লিখে রাখা গেল না। আবার চেষ্টা করুন।',
  contactRecorded: 'যোগাযোগ লিখে রাখা হয়েছে',
} satisfies Like<typeof en>;
