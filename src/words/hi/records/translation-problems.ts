import type { ProblemWords } from '../../../core/translations/check-translation.ts';

export const translationProblems: ProblemWords = {
  'too-long': ({ most }) => `ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`,
  'placeholder-missing': ({ found }) => `मूल पाठ का ${found} रहने दें: इसकी जगह बाद में शब्द भरे जाते हैं।`,
  'placeholder-added': ({ found }) => `${found} हटाएँ: मूल पाठ में ऐसी कोई जगह नहीं है।`,
  'link-missing': ({ found }) => `मूल पाठ का ${found} वाला लिंक रहने दें।`,
  'link-added': ({ found }) => `${found} वाला लिंक हटाएँ: मूल पाठ में यह नहीं है।`,
  'picture-missing': ({ found }) => `मूल पाठ की तस्वीर ${found} रहने दें।`,
  'picture-added': ({ found }) => `तस्वीर ${found} हटाएँ: मूल पाठ में यह नहीं है।`,
  'figure-missing': ({ found }) => `${found} अंकों में लिखें, जैसे मूल पाठ में है: ऑफ़र सच रहना चाहिए।`,
  'figure-added': ({ found }) => `${found} हटाएँ: मूल पाठ में यह वादा नहीं है।`,
  gift: ({ found }) => `“${found}” हटाएँ: ऑफ़र से केवल कीमत घटती है, और कुछ नहीं मिलता।`,
  'number-missing': ({ found }) => `AI मॉडल ने ${found} छोड़ दिया।`,
  'number-added': ({ found }) => `AI मॉडल ने ${found} जोड़ा, जो मूल पाठ में नहीं है।`,
  'not-translated': () => 'AI मॉडल ने इसका अनुवाद नहीं किया।',
  'markup-changed': () => 'AI मॉडल ने पाठ के पैराग्राफ़, सूचियाँ या फ़ॉर्मेटिंग बदल दी।',
  'not-answered': () => 'AI मॉडल ने इसका अनुवाद नहीं दिया।',
  incomplete: ({ done, all }) => `${all} में से ${done} पंक्तियों का अनुवाद हुआ है। सबका अनुवाद करें, या किसी का नहीं।`,
};
