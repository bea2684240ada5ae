import type { siteSettings as en } from '../../en/office/site-settings.ts';
import type { Like } from '../../like.ts';

export const siteSettings = {
  title: 'साइट',
  brand: 'ब्रांड',
  agencyHint: 'यात्राएँ बुक करने वाली एजेंसी',
  contact: 'संपर्क',
  contactHint: 'ये विज़िटर को दिखते हैं; नई बुकिंग और लीड के संदेश ईमेल पते पर जाते हैं।',
  hoursHint: 'आप कब जवाब देते हैं, जैसे "सोमवार से शनिवार, सुबह 10 से शाम 7 बजे"; संपर्क पेज पर दिखता है',
  twitterHint: '@ के बिना; शेयर की गई पोस्ट में इसका ज़िक्र होता है',
  office: 'दफ़्तर',
  looks: 'रूप',
  headlineHint: 'खाली: "आज आप कहाँ उड़ना चाहेंगे?"',
  logoHint:
    'PNG या WebP, लगभग 400 पिक्सेल चौड़ा; हेडर और फ़ुटर में हल्की पृष्ठभूमि पर 36 पिक्सेल ऊँचा दिखता है। न हो तो साइट का अपना निशान और ब्रांड का नाम।',
  removeLogo: 'लोगो हटाएँ',
  theLogo: 'लोगो',
  chooseLogo: 'लोगो चुनें',
  dropLogo: 'लोगो यहाँ छोड़ें, या चुनने के लिए दबाएँ',
  logoFailed: 'तस्वीर अपलोड नहीं हो सकी',
  actionHint: 'खाली: साइट का अपना केसरिया',
  trustHint: 'खाली: साइट का अपना हरा-नीला',
  sampleButton: 'अभी बुक करें',
  samplePrice: '₹ 12,500',
  maps: 'नक्शे',
  embedHint:
    'संपर्क पेज पर दिखता है। {lat}, {lon}, {west}, {south}, {east} और {north} अपने-आप भरे जाते हैं। खाली: लिंक वाला कार्ड।',
  tilesHint: '{z}, {x} और {y} वाला पता, ऐसे प्रदाता का जिसकी शर्तें आपके इस्तेमाल की इजाज़त दें। खाली: साइट अपना नक्शा बनाती है।',
  creditHint: 'जैसा प्रदाता चाहता है, जैसे © OpenStreetMap contributors',
} satisfies Like<typeof en>;
