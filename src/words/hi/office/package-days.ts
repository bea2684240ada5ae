import type { packageDays as en } from '../../en/office/package-days.ts';
import type { Like } from '../../like.ts';

export const packageDays = {
  noDays: 'अभी कोई दिन नहीं है। एक-एक करके जोड़ें, या पूरी योजना लिखकर पेस्ट करें।',
  daysOfTrip: 'यात्रा के दिन',
  /** A day in the announcements of sorting. */
  dayMoved: ({ number }) => `दिन ${number}`,
  addDay: ({ number }) => `दिन ${number} जोड़ें`,
  writeAsText: 'एक साथ लिखें',
  daysDescribed: ({ days, duration }) => `${duration} में से ${days} दिनों का विवरण है।`,
  dayNumber: ({ number }) => `दिन ${number}`,
  moveDayUp: ({ number }) => `दिन ${number} को ऊपर करें`,
  moveDayDown: ({ number }) => `दिन ${number} को नीचे करें`,
  removeDay: ({ number }) => `दिन ${number} हटाएँ`,
  titleOfDay: ({ number }) => `दिन ${number} का शीर्षक`,
  titleExample: 'पहुँचना और मॉल रोड',
  detailOfDay: ({ number }) => `दिन ${number} का विवरण`,
  detailHint: 'इस दिन क्या होगा *',
  notSavedWithoutDetail: 'बिना विवरण का दिन सेव नहीं होता',

  textTitle: 'दिन-प्रतिदिन की योजना एक साथ',
  planText: 'योजना',
  planTextHint: 'हर दिन की शुरुआत “Day 1 - Arrival: ” जैसी पंक्ति से करें (Day अंग्रेज़ी में) और उसके नीचे लिखते जाएँ।',
  cancel: 'रहने दें',
  replaceDays: ({ count }) => (count === 1 ? 'मौजूदा दिन की जगह रखें' : `मौजूदा ${count} दिनों की जगह रखें`),
  takeOver: 'योजना में रखें',
  noDayRead: 'अभी कोई दिन नहीं लिखा है।',
  daysRead: ({ count, titles }) => `${count} दिन पढ़े गए: ${titles}`,

  picturesOfPackage: 'पैकेज की तस्वीरें',
  /** A picture in the announcements of sorting. */
  pictureMoved: ({ number }) => `तस्वीर ${number}`,
  choosePictures: 'तस्वीरें चुनें',
  dropPictures: 'तस्वीरें यहाँ लाकर छोड़ें, या चुनने के लिए दबाएँ',
  pictureRules: ({ rules, most }) => `हर तस्वीर: ${rules}; कुल ${most} तक`,
  tooManyPictures: ({ file, most }) => `${file} छोड़ दी गई: एक पैकेज में ${most} तक तस्वीरें होती हैं`,
  tooLargeTogether: ({ file }) => `${file} छोड़ दी गई: पहले सेव करें, नई तस्वीरें मिलाकर 60 MB तक हो सकती हैं`,
  pictureNumber: ({ number }) => `तस्वीर ${number}`,
  newPicture: 'नई',
  captionOf: ({ number }) => `तस्वीर ${number} का कैप्शन`,
  caption: 'कैप्शन',
  featuredPicture: 'मुख्य तस्वीर',
  featuredNumber: ({ number }) => `तस्वीर ${number} मुख्य तस्वीर है`,
  movePictureForward: ({ number }) => `तस्वीर ${number} को आगे करें`,
  movePictureBack: ({ number }) => `तस्वीर ${number} को पीछे करें`,
  removePicture: ({ number }) => `तस्वीर ${number} हटाएँ`,

  /** On the handle that drags an item. */
  moveItem: ({ name }) => `${name} को खिसकाएँ`,
  /** What a handle is, for screen readers. */
  sortable: 'क्रम बदलने का हैंडल',
  sortingHint:
    'उठाने के लिए स्पेस दबाएँ। फिर तीर वाली कुंजियों से खिसकाएँ। नई जगह पर छोड़ने के लिए स्पेस दोबारा दबाएँ, रहने देने के लिए एस्केप।',
  pickedUp: ({ name }) => `${name}: पकड़ में। तीर वाली कुंजियों से खिसकाएँ, स्पेस से छोड़ें।`,
  isOver: ({ name, place, count }) => `${name}: अभी ${count} में से जगह ${place} पर।`,
  droppedAt: ({ place, count }) => `${count} में से जगह ${place} पर छोड़ा गया।`,
  dropped: 'छोड़ा गया।',
  stays: ({ name }) => `${name}: अपनी जगह पर ही।`,
} satisfies Like<typeof en>;
