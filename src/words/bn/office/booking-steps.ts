import type { bookingSteps as en } from '../../en/office/booking-steps.ts';
import type { Like } from '../../like.ts';
import { bookings } from './bookings.ts';

const CHANNELS = { sms: 'SMS', whatsapp: 'WhatsApp বা SMS', email: 'ইমেল' } as const;

export const bookingSteps = {
  nextStep: 'পরের ধাপ',
  noNextStep: ({ status }) => `এই বুকিংয়ের অবস্থা: ${bookings.statuses[status]}।`,
  undo: 'ফিরিয়ে নিন',
  moveFailed: 'অবস্থা বদলানো গেল না। আবার চেষ্টা করুন।',
  /** On the buttons that lead to each status. */
  moveTo: {
    pending: 'অপেক্ষায় রাখুন',
    contacted: 'যোগাযোগ হয়েছে',
    confirmed: 'বুকিং নিশ্চিত করুন',
    completed: 'ভ্রমণ সম্পূর্ণ হয়েছে',
    cancelled: 'বুকিং বাতিল করুন',
  },
  moveQuestions: {
    pending: 'এই বুকিং অপেক্ষায় রাখবেন?',
    contacted: 'এই বুকিংয়ের জন্য যোগাযোগ হয়েছে?',
    confirmed: 'এই বুকিং নিশ্চিত করবেন?',
    completed: 'এই বুকিংয়ের ভ্রমণ সম্পূর্ণ হয়েছে?',
    cancelled: 'এই বুকিং বাতিল করবেন?',
  },
  moveBackTo: ({ status }) => `আবার “${bookings.statuses[status]}” করুন`,
  moveBackQuestion: ({ status }) => `এই বুকিংয়ের অবস্থা আবার “${bookings.statuses[status]}” করবেন?`,

  traveller: 'যাত্রী',
  trip: 'ভ্রমণ',
  tripDates: 'তারিখ',
  fromTo: ({ first, last }) => `${first} থেকে ${last}`,
  travellers: 'কতজন যাত্রী',
  total: 'মোট দাম',
  reason: 'কারণ',
  reasonKept: 'ইতিহাসে থেকে যাবে।',
  reasonWhenEarly: ({ lastDay }) => `এই ভ্রমণ শেষ হবে ${lastDay}। কারণটি ইতিহাসে থেকে যাবে।`,
  reasonMissing: 'কারণ লিখুন',
  tellTraveller: 'যাত্রীকে জানান',
  cannotTell: 'যাত্রী জানতে পারবেন না: SMS বা ইমেল পাঠানো যাবে না। ফোন করুন।',
  toldBy: ({ channels, isBack }) => {
    const by = channels.map((channel) => CHANNELS[channel]).join(' আর ');
    return isBack ? `${by} দিয়ে, শুধু যদি আমাদের আগের বার্তা চলে গিয়ে থাকে।` : `${by} দিয়ে, আধ মিনিট পরে।`;
  },
  stepBackInstead: 'না, থাক',
  movedTo: ({ status }) => `এখন অবস্থা: ${bookings.statuses[status]}`,
  quickDone: ({ reference, status }) => `${reference}-এর অবস্থা এখন: ${bookings.statuses[status]}।`,
  movedAndToCall: ({ status }) => `এখন অবস্থা: ${bookings.statuses[status]}। যাত্রীকে জানানো হয়নি: ফোন করুন`,
  movedAndTold: ({ status }) => `এখন অবস্থা: ${bookings.statuses[status]}। যাত্রী আধ মিনিটের মধ্যে জানতে পারবেন`,
} satisfies Like<typeof en>;
