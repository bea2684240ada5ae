import type { richText as en } from '../../en/office/rich-text.ts';
import type { Like } from '../../like.ts';

export const richText = {
  formatting: ({ label }) => `${label}: फ़ॉर्मेटिंग`,
  heading: ({ level }) => `H${level} शीर्षक`,
  quote: 'उद्धरण',
  bold: 'बोल्ड',
  italic: 'इटैलिक',
  bulletList: 'बिंदुओं वाली सूची',
  numberedList: 'क्रमांक वाली सूची',
  undo: 'वापस लें',
  redo: 'फिर से करें',
  link: 'लिंक',
  linkAddress: 'लिंक का पता',
  linkInvalid: 'इस साइट का कोई पेज, वेब पता, mailto: या tel: पता लिखें',
  removeLink: 'हटाएँ',
  setLink: 'लिंक लगाएँ',
  choosePictures: 'लेख के लिए तस्वीरें चुनें',
  picture: 'तस्वीर',
  pictureHint: 'तस्वीर: यहाँ चुनें, या लेख में छोड़ें या पेस्ट करें',
  pictureMissing: 'यह तस्वीर अब नहीं है। इसे हटाकर फिर से जोड़ें।',
  altText: 'Alt टेक्स्ट',
  altHint: 'इसमें क्या दिखता है? Alt टेक्स्ट के बिना स्क्रीन रीडर इसे छोड़ देते हैं।',
  removePicture: 'यह तस्वीर हटाएँ',
  removePictureOf: ({ alt }) => `तस्वीर हटाएँ: ${alt}`,
  sendingPictures: ({ count }) => (count === 1 ? 'एक तस्वीर भेजी जा रही है…' : `${count} तस्वीरें भेजी जा रही हैं…`),
  leftOut: ({ count }) =>
    `${count === 1 ? 'दूसरी जगह की एक तस्वीर छोड़ दी गई' : `दूसरी जगहों की ${count} तस्वीरें छोड़ दी गईं`}। जिसे इस्तेमाल करने की अनुमति हो, उसे फ़ाइल के रूप में सेव करके यहाँ जोड़ें।`,
  sendingFile: ({ file }) => `${file} भेजी जा रही है`,
  sendingFileNow: ({ file }) => `${file} भेजी जा रही है…`,
  fileNotSent: ({ file }) => `${file} नहीं भेजी जा सकी`,
} satisfies Like<typeof en>;
