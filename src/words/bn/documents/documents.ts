import type { documents as en } from '../../en/documents/documents.ts';
import type { Like } from '../../like.ts';
import { nights as wordNights } from '../planner/grammar.ts';

export const documents = {
  kind: 'ভ্রমণ পরিকল্পনা',
  asOf: ({ day }) => `${day} তারিখের হিসাব`,
  party: ({ count, travelClass }) => `${count} জন যাত্রী, ${travelClass}`,
  length: 'কত দিন',
  travellers: 'যাত্রী',
  livePlan: 'ওয়েবে এই পরিকল্পনা, সব সময় হালনাগাদ',
  qrCode: 'পরিকল্পনার ঠিকানার QR কোড',
  page: ({ page, pages }) => `পাতা ${page}, মোট ${pages}`,
  nights: ({ nights }) => wordNights(nights),
  night: ({ stay }) => `রাত: ${stay}`,
  howToBook: 'কীভাবে বুক করবেন',
  booking: ({ agency }) =>
    `প্রথম পাতার কোড দিয়ে পরিকল্পনাটি খুলে “বুকিংয়ের অনুরোধ করুন” টিপুন, অথবা ${agency}-কে ফোন করুন। এজেন্সি নিশ্চিত করার আগে কিছু বুক হয় না, টাকাও লাগে না।`,
  contacts: 'যোগাযোগ',
  phone: 'ফোন',
  whatsapp: 'WhatsApp',
  email: 'ইমেল',
  office: 'অফিস',
  forDriver: 'ড্রাইভারের জন্য',
  pickUp: ({ time, place }) => `পিক-আপ ${time}, ${place}`,
  noDriving: 'আজ গাড়ি লাগবে না',
  drive: ({ km, duration }) => `${km} কিমি, ${duration}`,
  askAgency: ({ agency }) => `পথে কোনও প্রশ্ন থাকলে ${agency}-কে ফোন করুন।`,
} satisfies Like<typeof en>;
