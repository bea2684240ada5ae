import type { withoutScript as en } from '../../en/site/without-script.ts';
import type { Like } from '../../like.ts';

export const withoutScript = {
  beforePhone: 'ভ্রমণের পরিকল্পনা করতে JavaScript লাগে। ব্রাউজারে সেটি চালু করে আবার খুঁজুন। বা আমাদের সঙ্গে পরিকল্পনা করুন: ফোন করুন',
  beforeEmail: 'বা লিখুন',
  beforePackages: '। আমাদের',
  packages: 'প্যাকেজগুলি',
  afterPackages: 'এমনিতেই পড়া যায়।',
} satisfies Like<typeof en>;
