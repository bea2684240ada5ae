import type { trips as en } from '../../en/site/trips.ts';
import type { Like } from '../../like.ts';
import { joinNames } from '../planner/grammar.ts';
import { CLASSES } from '../travel-classes.ts';

export const trips = {
  withoutOffer: 'ऑफ़र के बिना',
  perPerson: 'प्रति व्यक्ति',
  totalFor: ({ count }) => `कुल, ${count} ${count === 1 ? 'यात्री' : 'यात्रियों'} के लिए`,
  percentOff: ({ percent }) => `${percent}% की छूट`,
  includesOffer: ({ title }) => `इसमें ऑफ़र “${title}” शामिल है।`,
  checks: 'जाँच',
  checksRule: ({ title }) =>
    `हर योजना आपको दिखने से पहले इन सब जाँचों में खरी उतरती है। “${title}” की जाँच योजना बनाने वाले प्रोग्राम ने नहीं, एक अलग प्रोग्राम ने की है।`,
  keptInRuns: ({ share }) => `परखी गई 100 यात्राओं में से ${share} समय पर पूरी हुईं।`,
  simulated: ({ runs, share }) =>
    `हमने ट्रेन, उड़ान, सड़क और कतार की आम देरी मानकर इस यात्रा को ${runs} बार परखा। 100 में से ${share} बार न कोई सवारी छूटी, न कोई जगह बंद मिली।`,
  weakest: ({ stop }) => `सबसे नाज़ुक पड़ाव: ${stop}।`,
  replaced: {
    'not-planned': ({ asked, goesTo, km }) => `${asked} नहीं: यह ${goesTo} जाती है, ${km} किमी दूर`,
    near: ({ asked, goesTo, km }) => `ठहरना ${goesTo} में, ${asked} से ${km} किमी दूर`,
    visited: ({ asked, goesTo, km }) => `${goesTo} से ${asked} की सैर, ${km} किमी दूर`,
    namesake: ({ goesTo }) => `यह ${goesTo} है`,
    misspelt: ({ asked, goesTo }) => `“${asked}” को हमने ${goesTo} समझा`,
  },
  readAs: ({ asked, goesTo }) => `“${asked}” को हमने ${goesTo} समझा।`,
  namesake: ({ asked, goesTo }) =>
    `ये योजनाएँ ${goesTo} के लिए हैं। कोई और ${asked} चाहिए तो साथ में राज्य लिखें: “${asked}, …”।`,
  notPlanned: ({ asked, towns, isOne }) =>
    `हम अभी ${asked} की यात्राएँ नहीं बनाते। ${isOne ? 'यह यात्रा यहाँ जाती है' : 'ये यात्राएँ यहाँ जाती हैं'}: ${joinNames(towns.map(({ goesTo, km }) => `${goesTo} (${km} किमी दूर)`))}, सीधी रेखा में नापकर।`,
  staysIn: ({ asked, towns, isOne }) =>
    `${isOne ? 'इस यात्रा में' : 'इन यात्राओं में'} ठहरना ${joinNames(towns.map(({ goesTo, km }) => `${goesTo} में (${asked} से ${km} किमी)`))} है।`,
  allVisit: ({ asked, isOne }) => `${isOne ? 'इसमें' : 'सब में'} ${asked} की सैर है।`,
  noneVisits: ({ asked, isOne }) => `${asked} की सैर है या नहीं, यह ${isOne ? 'योजना' : 'हर योजना'} में देख लें।`,
  someVisit: ({ visits, all }) => `${all} में से ${visits} में वहाँ की सैर है; हर कार्ड पर लिखा है।`,
  classes: CLASSES,
} satisfies Like<typeof en>;
