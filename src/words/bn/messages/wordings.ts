import type { wordings as en } from '../../en/messages/wordings.ts';
import type { Like } from '../../like.ts';

const SIGNED = '{agency}\n{phone}';
const GREETING = 'নমস্কার {name},';

// An SMS has two parts of 67 characters, and the address takes most of them: it names the site, and holds the reference.
export const wordings = {
  received: {
    email: {
      subject: 'আপনার অনুরোধ {reference} পেয়েছি',
      greeting: GREETING,
      opening: 'বুকিংয়ের অনুরোধের জন্য ধন্যবাদ। 24 ঘণ্টার মধ্যে আমরা আপনার সঙ্গে যোগাযোগ করব।',
      closing: SIGNED,
    },
    sms: '',
    whatsapp:
      'নমস্কার {name}, {agency} থেকে বলছি। {trip} ({day})-এর জন্য আপনার অনুরোধ {reference} পেয়েছি। 24 ঘণ্টার মধ্যে আমরা যোগাযোগ করব। অনুরোধের অবস্থা এখানে দেখুন: {link}',
  },
  contacted: {
    email: {
      subject: 'আপনার অনুরোধ {reference} নিয়ে আমরা কাজ করছি',
      greeting: GREETING,
      opening:
        'আপনার ভ্রমণ নিয়ে আমাদের কথা হয়েছে, এখন আমরা সব ব্যবস্থা করছি। এখনও কিছু নিশ্চিত হয়নি: নিশ্চিত হলেই আবার লিখব।\n\nকিছু বদলে থাকলে আমাদের ফোন করুন।',
      closing: SIGNED,
    },
    sms: '',
    whatsapp:
      'নমস্কার {name}, {agency} থেকে বলছি। {trip} ({day})-এর জন্য আপনার অনুরোধ {reference} নিয়ে আমরা কাজ করছি। কিছু বদলে থাকলে এখানেই লিখুন। {link}',
  },
  confirmed: {
    email: {
      subject: 'আপনার বুকিং {reference} নিশ্চিত হয়েছে',
      greeting: GREETING,
      opening: 'আপনার বুকিং নিশ্চিত হয়েছে।',
      closing: SIGNED,
    },
    sms: 'আপনার বুকিং নিশ্চিত হয়েছে। {link}',
    whatsapp:
      'নমস্কার {name}, {agency} থেকে সুখবর: {trip} ({day})-এর জন্য আপনার বুকিং {reference} নিশ্চিত হয়েছে। এখানে দেখুন: {link}',
  },
  entered: {
    email: {
      subject: 'আপনার ভ্রমণ লিখে রাখা হয়েছে: {reference}',
      greeting: GREETING,
      opening: 'আপনার কথামতো আমরা ভ্রমণটি লিখে রেখেছি। একবার দেখে নিন, কিছু ভুল থাকলে ফোন করুন।',
      closing: SIGNED,
    },
    sms: 'ভ্রমণ লিখে রাখা হল। দেখে নিন: {link}',
    whatsapp:
      'নমস্কার {name}, {agency} থেকে বলছি। {day}-এর ভ্রমণ {trip} আমরা লিখে রেখেছি, মোট {total}। এখানে দেখে নিন: {link}',
  },
  changed: {
    email: {
      subject: 'আপনার বুকিং {reference} বদলানো হয়েছে',
      greeting: GREETING,
      opening: 'আপনার বুকিংয়ে আমরা এই বদলগুলি করেছি। অন্যরকম কথা হয়ে থাকলে আমাদের ফোন করুন।',
      closing: SIGNED,
    },
    sms: 'আপনার বুকিং বদলানো হয়েছে। {link}',
    whatsapp:
      'নমস্কার {name}, {agency} থেকে বলছি। আপনার বুকিং {reference} আমরা বদলেছি: {trip}, {day}, মোট {total}। এখানে দেখুন: {link}',
  },
  cancelled: {
    email: {
      subject: 'আপনার বুকিং {reference} বাতিল হয়েছে',
      greeting: GREETING,
      opening: 'আপনার বুকিং বাতিল হয়েছে। এমনটা হওয়ার কথা না থাকলে আমাদের ফোন করুন, রেফারেন্স নম্বরটি জানান।',
      closing: SIGNED,
    },
    sms: 'আপনার বুকিং বাতিল হয়েছে। {link}',
    whatsapp:
      'নমস্কার {name}, {agency} থেকে বলছি। {trip}-এর আপনার বুকিং {reference} বাতিল হয়েছে। এমনটা হওয়ার কথা না থাকলে এখানেই লিখুন, বা {phone} নম্বরে ফোন করুন।',
  },
  corrected: {
    email: {
      subject: 'আপনার বুকিং {reference} সংশোধন করা হয়েছে',
      greeting: GREETING,
      opening: 'এই বুকিং নিয়ে আমাদের আগের বার্তাটি ভুল ছিল। আপনার বুকিং {status}। আমরা দুঃখিত।',
      closing: SIGNED,
    },
    sms: 'আগের বার্তা ভুল: বুকিং {status}। {link}',
    whatsapp: '',
  },
  week: {
    email: {
      subject: 'আপনার ভ্রমণ শুরু {day}',
      greeting: GREETING,
      opening:
        'আপনার ভ্রমণের আর বেশি দেরি নেই। নীচের তথ্যগুলি মিলিয়ে নিন, আর প্রত্যেক যাত্রীর পরিচয়পত্র সঙ্গে রাখুন।\n\nকিছু বদলে থাকলে এখনই আমাদের ফোন করুন।',
      closing: SIGNED,
    },
    sms: 'আপনার ভ্রমণ শুরু {day}। {link}',
    whatsapp:
      'নমস্কার {name}, আপনার ভ্রমণ {trip} শুরু {day}। তথ্যগুলি এখানে মিলিয়ে নিন: {link} কোনও প্রশ্ন থাকলে এখানেই লিখুন, বা {phone} নম্বরে ফোন করুন। {agency}',
  },
  completed: {
    email: {
      subject: 'আপনার বুকিং {reference} সম্পূর্ণ হয়েছে',
      greeting: GREETING,
      opening: 'আপনার ভ্রমণ সম্পূর্ণ হয়েছে। আমাদের সঙ্গে বেড়ানোর জন্য ধন্যবাদ।\n\nকেমন লাগল? আপনার বুকিংয়ের পাতায় রিভিউ লিখতে পারেন।',
      closing: SIGNED,
    },
    sms: 'ভ্রমণ সম্পূর্ণ হয়েছে। ধন্যবাদ! {link}',
    whatsapp:
      'নমস্কার {name}, {agency}-এর সঙ্গে বেড়ানোর জন্য ধন্যবাদ। আশা করি {trip} আপনার ভালো লেগেছে। আমাদের আর অন্যদের জানাবেন কেমন ছিল? {link}',
  },
  'lead-thanks': {
    email: { subject: '', greeting: '', opening: '', closing: '' },
    sms: 'ধন্যবাদ, {name}! আমরা শিগগিরই আপনাকে ফোন করব। {agency}, {phone}',
    whatsapp:
      'নমস্কার {name}, {agency} থেকে বলছি। আমাদের সঙ্গে বেড়ানোর আগ্রহের জন্য ধন্যবাদ। কখন ফোন করলে সুবিধা হয়, আর কোথায় যেতে চান?',
  },
  'agency-request': {
    email: { subject: 'নতুন বুকিং {reference}: {trip}', greeting: '', opening: '', closing: '' },
    sms: '',
    whatsapp: '',
  },
  'agency-lead': {
    email: { subject: 'নতুন লিড: {name}', greeting: '', opening: '{name} ফোন করতে বলেছেন।', closing: '' },
    sms: '',
    whatsapp: '',
  },
} satisfies Like<typeof en>;
