import type { packageEditor as en } from '../../en/office/package-editor.ts';
import type { Like } from '../../like.ts';
import { CLASSES } from '../travel-classes.ts';

export const packageEditor = {
  status: 'অবস্থা',
  shortDescription: 'সংক্ষিপ্ত বিবরণ',
  featureOnHomePage: 'হোম পেজের বাছাই করা প্যাকেজে দেখান',
  description: 'বিবরণ',
  pictures: 'ছবি',
  itinerary: 'দিন ধরে ধরে পরিকল্পনা',
  offered: 'প্যাকেজে কী আছে',
  lists: {
    features: {
      label: 'বিশেষ আকর্ষণ',
      example: 'টয় ট্রেনে চড়া',
      add: 'আকর্ষণ যোগ করুন',
      line: ({ number }) => `বিশেষ আকর্ষণ, ${number} নম্বর`,
      remove: ({ number }) => `${number} নম্বর আকর্ষণ সরান`,
    },
    inclusions: {
      label: 'যা যা ধরা আছে',
      example: 'প্রাতরাশ আর রাতের খাবার',
      add: 'যা ধরা আছে যোগ করুন',
      line: ({ number }) => `যা যা ধরা আছে, ${number} নম্বর`,
      remove: ({ number }) => `যা যা ধরা আছে, তার ${number} নম্বরটি সরান`,
    },
    exclusions: {
      label: 'যা ধরা নেই',
      example: 'প্রবেশমূল্য',
      add: 'যা ধরা নেই যোগ করুন',
      line: ({ number }) => `যা ধরা নেই, ${number} নম্বর`,
      remove: ({ number }) => `যা ধরা নেই, তার ${number} নম্বরটি সরান`,
    },
  },

  price: 'দাম',
  basePrice: 'মূল দাম',
  currency: 'মুদ্রা',
  isPricePerPerson: 'জনপ্রতি দাম (বন্ধ: পুরো দলের)',
  discount: 'ছাড়',
  discountEnd: 'ছাড়ের শেষ দিন',
  noPriceYet: 'কত দিতে হবে, তা মূল দাম থেকে হিসাব হয়।',
  /** Before the amount in bold. */
  toPay: 'দিতে হবে:',
  /** After the amount in bold. */
  payNote: ({ isEach, discount, hasEnded }) => {
    const per = isEach ? 'জনপ্রতি' : 'পুরো দলের জন্য';
    if (hasEnded) return `${per}, ছাড় শেষ হয়ে গেছে`;
    if (!discount) return per;
    const { percent, base, until } = discount;
    return `${per}, ${base} দামে ${percent}% ছাড়${until === null ? '' : `, ${until} পর্যন্ত`}`;
  },

  trip: 'ভ্রমণ',
  from: 'কোথা থেকে',
  to: 'কোথায়',
  durationDays: 'কত দিনের',
  travelClass: 'যাত্রার শ্রেণি',
  travelClasses: CLASSES,
  minTravelers: 'অন্তত কতজন যাত্রী',
  maxTravelers: 'সর্বাধিক কতজন যাত্রী',

  publishing: 'প্রকাশ',
  publishLater: 'ঠিক করা সময়ে নিজে থেকে প্রকাশ হোক',
  onlyDraftsWait: 'শুধু খসড়াই ঠিক করা সময়ের অপেক্ষায় থাকতে পারে।',

  booking: 'বুকিং',
  requiresAdvance: 'আগে থেকে বুকিং লাগবে',
  advanceDays: 'কত দিন আগে',
  cancellationPolicy: 'বাতিলের নিয়ম',
  refundPolicy: 'টাকা ফেরতের নিয়ম',

  contact: 'যোগাযোগ',
  contactHint: 'খালি রাখলে এর পাতায় এজেন্সির যোগাযোগ দেখা যাবে।',
  phone: 'ফোন',
  email: 'ইমেল',
  whatsapp: 'WhatsApp',
} satisfies Like<typeof en>;
