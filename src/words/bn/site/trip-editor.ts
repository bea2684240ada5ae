import type { tripEditor as en } from '../../en/site/trip-editor.ts';
import type { Like } from '../../like.ts';

export const tripEditor = {
  doesNotFit: 'মিলছে না',
  exchange: 'দিন বদলান',
  sightsOfDay: ({ day }) => `দিন ${day}-এর জায়গা`,
  noDrop: { locked: 'বাঁধা', 'no-such-day': 'পথে', 'other-town': 'অন্য শহর' },
  placedAt: ({ sight, day, time }) => `${sight}: দিন ${day}, ${time}।`,
  mapOfDay: ({ day }) => `দিন ${day} আর যোগ করার মতো জায়গার মানচিত্র`,
  mapKeys: { planned: 'এই দিনে', fits: 'ধরে', fitsNot: 'কিছু বাদ দিতে হবে' },
  whichDay: 'দিন',
  fromSight: ({ time, sight }) => `${sight} থেকে ${time}`,
  fromStay: ({ time }) => `থাকার জায়গা থেকে ${time}`,
  open: ({ hours }) => `খোলা: ${hours.join(', ')}`,
  openAlways: 'সব সময় খোলা',
  closedThatDay: 'এই দিনে বন্ধ',
  onlySight: 'দিনের একমাত্র জায়গা',
  firstSight: 'দিনের শুরুতে সবচেয়ে ভালো',
  afterSight: ({ sight }) => `${sight}-এর পরে সবচেয়ে ভালো`,
  moreTravel: ({ time }) => `পথে ${time} বেশি`,
  noMoreTravel: 'পথ বাড়ে না',
  addHere: ({ day }) => `দিন ${day}-এ যোগ করুন`,
} satisfies Like<typeof en>;
