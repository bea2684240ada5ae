import { formatCount } from '../../counts.ts';
import type { modelSettings as en } from '../../en/office/model-settings.ts';
import type { Like } from '../../like.ts';

export const modelSettings = {
  keys: 'API कुंजियाँ',
  intro:
    'हर यात्रा की योजना साइट का प्लानर बनाता और जाँचता है। AI मॉडल यात्रियों की इच्छाएँ पढ़ता है और शीर्षक व विवरण लिखता है; उसकी हर बात जाँची जाती है, और जो सही न निकले उसकी जगह साइट के अपने शब्द दिखते हैं।',
  title: 'AI मॉडल',
  temperatureHint: '0 से 2: कितनी आज़ादी से लिखे। जो मॉडल इसे नहीं लेते, उनसे इसके बिना पूछा जाता है।',
  modelOnlyHint:
    'बंद: मॉडल काम न करे तो विज़िटर वही यात्राएँ साइट के अपने शब्दों में देखते हैं। चालू: उन्हें बताया जाता है कि सेवा व्यस्त है और वे फिर कोशिश कर सकते हैं।',
  modelHint: 'मॉडल का नाम, जैसा प्रदाता लिखता है',
  environmentKey: 'कोई कुंजी नहीं डाली गई: एनवायरनमेंट वाली इस्तेमाल होती है।',
  noKey: 'कोई कुंजी नहीं डाली गई।',
  perMillion: 'USD प्रति 10 लाख टोकन',
  rupeesHint: 'खर्च रुपयों में दिखाने के लिए',
  budgetHint: 'USD प्रतिदिन, या खाली',
  keyRemoved: 'सेव करने पर कुंजी हटा दी जाएगी।',
  keySet: 'कुंजी डाली हुई है।',
  keyEnding: ({ end }) => `${end} पर खत्म होने वाली कुंजी डाली हुई है।`,
  pasteKey: 'कुंजी पेस्ट करें',
  replaceKey: 'बदलने के लिए नई कुंजी पेस्ट करें',
  showTyped: 'लिखा हुआ दिखाएँ',
  removeKey: 'कुंजी हटाएँ',
  keepKey: 'कुंजी रहने दें',
  test: 'मॉडल जाँचें',
  testFailed: 'मॉडल की जाँच नहीं हो सकी।',
  testing: 'जाँच का सवाल भेजा जा रहा है…',
  testHint: 'इन सेटिंग के साथ जाँच का एक छोटा सवाल भेजा जाता है।',
  fromEnvironment: ({ provider, model }) => `एनवायरनमेंट से: ${provider}, ${model}`,
  noneFromEnvironment: 'एनवायरनमेंट से: कोई मॉडल नहीं',
  plannerOnly: 'सिर्फ़ साइट का प्लानर',
  compatible: 'OpenAI-संगत सर्वर',
  compatibleUnset: 'OpenAI-संगत सर्वर (पता नहीं है)',
  /** The effect of a choice. */
  effects: {
    none: 'किसी मॉडल का इस्तेमाल नहीं होता।',
    noAddress: 'एनवायरनमेंट में सर्वर का पता AI_BASE_URL नहीं है: किसी मॉडल का इस्तेमाल नहीं होता।',
    used: 'साइट के प्लानर के साथ इस्तेमाल होता है।',
    needsKey: 'कुंजी डाले जाने तक किसी मॉडल का इस्तेमाल नहीं होता।',
    noProvider: 'एनवायरनमेंट में AI_PROVIDER नहीं है: किसी मॉडल का इस्तेमाल नहीं होता।',
    needsName: 'मॉडल का नाम लिखने तक किसी मॉडल का इस्तेमाल नहीं होता।',
  },
  ownPrice: 'आपकी लिखी कीमत इस्तेमाल होती है।',
  knownPrice: 'खाली: मॉडल की मालूम कीमत इस्तेमाल होती है।',
  knownPriceOf: ({ model, input, output }) =>
    `खाली: ${model} की मालूम कीमत इस्तेमाल होती है: इनपुट $${input}, आउटपुट $${output}।`,
  unknownPrice: ({ model }) => `${model} की कीमत मालूम नहीं: उसका खर्च शून्य गिना जाता है।`,
  uncheckedBudget: ({ model }) =>
    `${model} की कीमत मालूम नहीं, इसलिए रोज़ का बजट जाँचा नहीं जा सकता: कीमत लिखने तक मॉडल का इस्तेमाल नहीं होता।`,
  answered: ({ model, seconds, input, output }) =>
    `${model} का जवाब ${seconds} सेकंड में आया; ${formatCount(input)} टोकन भेजे, ${formatCount(output)} टोकन मिले।`,
  answeredInParts: ({ model, seconds, first, input, output }) =>
    `${model} का जवाब ${seconds} सेकंड में आया, पहले शब्द ${first} सेकंड बाद; ${formatCount(input)} टोकन भेजे, ${formatCount(output)} टोकन मिले।`,
  notAnswered: ({ outcome }) => `${outcome}।`,
} satisfies Like<typeof en>;
