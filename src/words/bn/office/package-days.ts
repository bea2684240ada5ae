import type { packageDays as en } from '../../en/office/package-days.ts';
import type { Like } from '../../like.ts';

export const packageDays = {
  noDays: 'এখনও কোনও দিন নেই। একটি একটি করে যোগ করুন, অথবা পুরো পরিকল্পনা লেখা হিসেবে পেস্ট করুন।',
  daysOfTrip: 'ভ্রমণের দিনগুলি',
  /** A day in the announcements of sorting. */
  dayMoved: ({ number }) => `দিন ${number}`,
  addDay: ({ number }) => `দিন ${number} যোগ করুন`,
  writeAsText: 'একসঙ্গে লিখুন',
  daysDescribed: ({ days, duration }) => `${duration} দিনের মধ্যে ${days} দিনের বিবরণ আছে।`,
  dayNumber: ({ number }) => `দিন ${number}`,
  moveDayUp: ({ number }) => `দিন ${number} উপরে তুলুন`,
  moveDayDown: ({ number }) => `দিন ${number} নীচে নামান`,
  removeDay: ({ number }) => `দিন ${number} সরান`,
  titleOfDay: ({ number }) => `দিন ${number}-এর শিরোনাম`,
  titleExample: 'পৌঁছনো আর ম্যাল রোড',
  detailOfDay: ({ number }) => `দিন ${number}-এর বিবরণ`,
  detailHint: 'এই দিনে কী কী হবে *',
  notSavedWithoutDetail: 'বিবরণ ছাড়া কোনও দিন সেভ হয় না',

  textTitle: 'দিন ধরে ধরে পরিকল্পনা, একসঙ্গে লেখা',
  planText: 'পরিকল্পনা',
  planTextHint: 'প্রতিটি দিন “Day 1 - Arrival: ”-এর মতো একটি লাইন দিয়ে শুরু করুন (Day ইংরেজিতে), তারপর তার নীচে লিখুন।',
  cancel: 'থাক',
  replaceDays: ({ count }) => (count === 1 ? 'এখনকার দিনটির জায়গায় রাখুন' : `এখনকার ${count} দিনের জায়গায় রাখুন`),
  takeOver: 'পরিকল্পনায় রাখুন',
  noDayRead: 'এখনও কোনও দিন লেখা হয়নি।',
  daysRead: ({ count, titles }) => `${count} দিন পড়া হয়েছে: ${titles}`,

  picturesOfPackage: 'প্যাকেজের ছবি',
  /** A picture in the announcements of sorting. */
  pictureMoved: ({ number }) => `ছবি ${number}`,
  choosePictures: 'ছবি বাছুন',
  dropPictures: 'ছবি এখানে এনে ছাড়ুন, অথবা বাছতে চাপ দিন',
  pictureRules: ({ rules, most }) => `প্রতিটি ছবি: ${rules}; সব মিলিয়ে ${most}টি পর্যন্ত`,
  tooManyPictures: ({ file, most }) => `${file} বাদ গেল: একটি প্যাকেজে ${most}টি পর্যন্ত ছবি থাকে`,
  tooLargeTogether: ({ file }) => `${file} বাদ গেল: আগে সেভ করুন, নতুন ছবি সব মিলিয়ে 60 MB পর্যন্ত হতে পারে`,
  pictureNumber: ({ number }) => `ছবি ${number}`,
  newPicture: 'নতুন',
  captionOf: ({ number }) => `ছবি ${number}-এর ক্যাপশন`,
  caption: 'ক্যাপশন',
  featuredPicture: 'প্রধান ছবি',
  featuredNumber: ({ number }) => `ছবি ${number} প্রধান ছবি`,
  movePictureForward: ({ number }) => `ছবি ${number} সামনে আনুন`,
  movePictureBack: ({ number }) => `ছবি ${number} পিছনে নিন`,
  removePicture: ({ number }) => `ছবি ${number} সরান`,

  /** On the handle that drags an item. */
  moveItem: ({ name }) => `${name} সরিয়ে সাজান`,
  /** What a handle is, for screen readers. */
  sortable: 'ক্রম বদলানোর হাতল',
  sortingHint: 'তুলতে স্পেস চাপুন। তারপর তিরচিহ্নের বোতাম দিয়ে সরান। নতুন জায়গায় ছাড়তে আবার স্পেস চাপুন, না সরাতে চাইলে এস্কেপ চাপুন।',
  pickedUp: ({ name }) => `${name} তোলা হয়েছে। তিরচিহ্নের বোতাম দিয়ে সরান, স্পেস দিয়ে ছাড়ুন।`,
  isOver: ({ name, place, count }) => `${name} এখন ${count}টির মধ্যে ${place} নম্বর জায়গায়।`,
  droppedAt: ({ place, count }) => `${count}টির মধ্যে ${place} নম্বর জায়গায় ছাড়া হল।`,
  dropped: 'ছাড়া হল।',
  stays: ({ name }) => `${name} আগের জায়গাতেই রইল।`,
} satisfies Like<typeof en>;
