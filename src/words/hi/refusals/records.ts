import type { records as en } from '../../en/refusals/records.ts';
import type { Like } from '../../like.ts';

export const records = {
  notFound: {
    packages: 'पैकेज नहीं मिला',
    blogs: 'ब्लॉग पोस्ट नहीं मिली',
  },
  changedMeanwhile: {
    packages: 'इस बीच किसी और एडमिन ने यह पैकेज बदला है। अपने बदलाव सेव करने से पहले इसे फिर से खोलकर उनके बदलाव देखें।',
    blogs: 'इस बीच किसी और एडमिन ने यह पोस्ट बदली है। अपने बदलाव सेव करने से पहले इसे फिर से खोलकर उनके बदलाव देखें।',
  },
  versionMissing: {
    packages: 'पैकेज का जो संस्करण खोला गया था, वह नहीं बताया गया',
    blogs: 'पोस्ट का जो संस्करण खोला गया था, वह नहीं बताया गया',
  },
  slugTaken: ({ slug, free }) => `स्लग “${slug}” पहले से लिया हुआ है। “${free}” खाली है।`,
  slugFormer: ({ slug, title, free }) => `स्लग “${slug}” पहले “${title}” का था और अब भी वहीं ले जाता है। “${free}” खाली है।`,
  autosaveOfPublic: 'अपने-आप केवल ड्राफ़्ट सेव होते हैं। तैयार होने पर इसे ख़ुद सेव करें।',
  versionGone: 'यह संस्करण अब रखा नहीं गया है',
  formerSlugGone: 'यह पुराना पता पहले ही हटाया जा चुका है',
  textTooLong: 'पाठ बहुत लंबा है',
  tagsUnclosed: 'पाठ में ऐसे बहुत सारे टैग हैं जो बंद नहीं होते',
  shorterFirst: 'छोटी अवधि पहले लिखें',
  pricesCrossed: 'सबसे कम कीमत सबसे ज़्यादा कीमत से ऊपर नहीं हो सकती',
} satisfies Like<typeof en>;
