import type { siteSettings as en } from '../../en/office/site-settings.ts';
import type { Like } from '../../like.ts';

export const siteSettings = {
  title: 'সাইট',
  brand: 'ব্র্যান্ড',
  agencyHint: 'যে এজেন্সি ভ্রমণ বুক করে',
  contact: 'যোগাযোগ',
  contactHint: 'এগুলি ভিজিটররা দেখেন; নতুন বুকিং আর লিডের বার্তা ইমেল ঠিকানায় যায়।',
  hoursHint: 'কখন উত্তর দেন, যেমন "সোমবার থেকে শনিবার, সকাল ১০টা থেকে সন্ধ্যা ৭টা"; যোগাযোগের পাতায় দেখা যায়',
  twitterHint: '@ ছাড়া; শেয়ার করা পোস্টে এটির উল্লেখ থাকে',
  office: 'অফিস',
  maps: 'মানচিত্র',
  embedHint:
    'যোগাযোগের পাতায় দেখা যায়। {lat}, {lon}, {west}, {south}, {east} আর {north} নিজে থেকেই বসে যায়। খালি: লিঙ্কসহ একটি কার্ড।',
  tilesHint: '{z}, {x} আর {y} সহ ঠিকানা, এমন প্রোভাইডারের যার শর্তে আপনার ব্যবহারের অনুমতি আছে। খালি: সাইট নিজের মানচিত্র আঁকে।',
  creditHint: 'প্রোভাইডার যেভাবে চায়, যেমন © OpenStreetMap contributors',
} satisfies Like<typeof en>;
