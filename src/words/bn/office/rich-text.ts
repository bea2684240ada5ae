import type { richText as en } from '../../en/office/rich-text.ts';
import type { Like } from '../../like.ts';

export const richText = {
  formatting: ({ label }) => `${label}: সাজানো`,
  heading: ({ level }) => `H${level} শিরোনাম`,
  quote: 'উদ্ধৃতি',
  bold: 'মোটা',
  italic: 'বাঁকা',
  bulletList: 'বিন্দুর তালিকা',
  numberedList: 'সংখ্যার তালিকা',
  undo: 'ফিরিয়ে নিন',
  redo: 'আবার করুন',
  link: 'লিঙ্ক',
  linkAddress: 'লিঙ্কের ঠিকানা',
  linkInvalid: 'এই সাইটের কোনও পাতা, ওয়েব ঠিকানা, mailto: বা tel: ঠিকানা লিখুন',
  removeLink: 'সরান',
  setLink: 'লিঙ্ক দিন',
  choosePictures: 'লেখার জন্য ছবি বাছুন',
  picture: 'ছবি',
  pictureHint: 'ছবি: এখানে বাছুন, বা লেখার মধ্যে ছাড়ুন কিংবা পেস্ট করুন',
  pictureMissing: 'এই ছবিটি আর নেই। এটি সরিয়ে আবার যোগ করুন।',
  altText: 'Alt টেক্সট',
  altHint: 'এতে কী দেখা যাচ্ছে? Alt টেক্সট না থাকলে স্ক্রিন রিডার এটি বাদ দেয়।',
  removePicture: 'এই ছবিটি সরান',
  removePictureOf: ({ alt }) => `ছবিটি সরান: ${alt}`,
  sendingPictures: ({ count }) => `${count}টি ছবি পাঠানো হচ্ছে…`,
  leftOut: ({ count }) =>
    `অন্য জায়গার ${count}টি ছবি বাদ দেওয়া হয়েছে। যেটি ব্যবহারের অনুমতি আছে সেটি ফাইল হিসেবে সেভ করে এখানে যোগ করুন।`,
  sendingFile: ({ file }) => `${file} পাঠানো হচ্ছে`,
  sendingFileNow: ({ file }) => `${file} পাঠানো হচ্ছে…`,
  fileNotSent: ({ file }) => `${file} পাঠানো গেল না`,
} satisfies Like<typeof en>;
