import type { conversion as en } from '../../en/office/conversion.ts';
import type { Like } from '../../like.ts';

export const conversion = {
  pageTitle: 'অনুরোধ থেকে বুকিং',
  noun: 'এই হিসেব',
  about: 'এই সময়ে আসা অনুরোধ ও লিড, আর এখন পর্যন্ত সেগুলি কত দূর এগিয়েছে। নিশ্চিত হওয়ার পরে বাতিল হওয়া অনুরোধ বাতিলের মধ্যে ধরা হয়।',
  unread: 'এই হিসেব আনা গেল না',
  by: 'কী অনুযায়ী',
  lists: { sources: 'কোথা থেকে এল', items: 'কী বুক হল', leads: 'লিড কোথা থেকে এল' },
  columns: {
    source: 'কোথা থেকে এল',
    item: 'কী বুক হল',
    requests: 'অনুরোধ',
    leads: 'লিড',
    contacted: 'কথা হয়েছে',
    converted: 'গ্রাহক হয়েছে',
    withBooking: 'বুকিং আছে',
    confirmed: 'নিশ্চিত',
    cancelled: 'বাতিল',
    asked: 'চাওয়া হয়েছে',
    booked: 'বুক হয়েছে',
    leftOut: 'দাম নেই',
  },
  plannedTrips: 'সাইটে তৈরি ভ্রমণ',
  byTitle: 'নাম লিখে তোলা ভ্রমণ',
  otherItems: 'বাকি সব',
  goneItem: 'মুছে ফেলা প্যাকেজ',
  percent: ({ percent }) => `${percent}%`,
  ofAll: ({ part, whole }) => `${whole}টির মধ্যে ${part}টি`,
  foreign: ({ count }) => `${count}টি অন্য মুদ্রায়`,
  noneTitle: 'এই সময়ে কিছু আসেনি',
  none: 'অনুরোধ ও লিড এখানে দেখা যাবে, কত দূর এগিয়েছে তা-সহ। আগেরগুলি দেখতে লম্বা সময় বেছে নিন।',
} satisfies Like<typeof en>;
