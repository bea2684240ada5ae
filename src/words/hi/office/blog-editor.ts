import type { blogEditor as en } from '../../en/office/blog-editor.ts';
import type { Like } from '../../like.ts';

export const blogEditor = {
  excerpt: 'सार',
  content: 'लेख',
  uploadFailed: 'अपलोड नहीं हो सका',
  waitForPictures: 'तस्वीरें अपलोड होने तक रुकें',

  featuredPicture: 'मुख्य तस्वीर',
  theFeaturedPicture: 'मुख्य तस्वीर',
  newPicture: 'नई',
  removePicture: 'मुख्य तस्वीर हटाएँ',
  choosePicture: 'मुख्य तस्वीर चुनें',
  dropPicture: 'तस्वीर यहाँ लाकर छोड़ें, या चुनने के लिए दबाएँ',
  dropAnother: 'दूसरी तस्वीर यहाँ लाकर छोड़ें, या चुनने के लिए दबाएँ',
  onlyOnePicture: ({ file }) => `${file} छोड़ दी गई: पोस्ट की एक ही मुख्य तस्वीर होती है`,

  publishing: 'प्रकाशन',
  publish: 'प्रकाशित करें',
  stateNow: ({ state }) => `अभी: ${state}`,
  when: 'कब',
  atOnce: 'तुरंत',
  atSetTime: 'तय समय पर',

  /** What saving means for readers, beside the button. */
  savingUnpublishes: 'सेव करने पर यह साइट से हट जाएगी।',
  savingCancelsPlan: 'सेव करने पर तय प्रकाशन रद्द हो जाएगा।',
  staysDraft: 'ड्राफ़्ट: विज़िटर इसे नहीं देख सकते।',
  publishedOn: ({ time }) => `${time} को प्रकाशित।`,
  liveOnSaving: 'सेव करते ही साइट पर आ जाएगी।',
  liveAtChosenTime: 'आपके चुने दिन और समय पर साइट पर आएगी।',
  liveOn: ({ time }) => `${time} (भारतीय समय) को साइट पर आएगी। तब तक विज़िटर इसे नहीं देख सकते।`,

  authorAndReadTime: 'लेखक और पढ़ने का समय',
  author: 'लेखक',
  readTime: 'पढ़ने का समय, मिनटों में',
  readTimeComputed: ({ minutes }) => `लेख से निकाला गया: ${minutes} मिनट। खुद तय करने के लिए संख्या लिखें।`,
  readTimeSet: ({ minutes }) => `आपका तय किया हुआ। लेख से ${minutes} मिनट निकलते हैं; वही रखने के लिए फ़ील्ड खाली कर दें।`,
} satisfies Like<typeof en>;
