import type { CorrectionProblem } from '../../../core/places/correction-problems.ts';
import type { SightFault } from '../../../core/places/sight-faults.ts';
import type { Words } from '../../../core/sayings.ts';

const FAULTS: Readonly<Record<SightFault, string>> = {
  'never-opens': 'इसका कोई खुलने का समय होना चाहिए',
  'closes-before-opening': 'यह खुलने से पहले बंद हो जाती है',
  'windows-out-of-order': 'समय आपस में टकराते हैं या क्रम में नहीं हैं',
  'shut-before-visit-ends': 'यह इतनी देर खुली नहीं रहती कि घूमा जा सके',
  'shut-at-best-time': 'यह अपने सबसे अच्छे समय (सूर्योदय, सूर्यास्त या शाम) पर बंद होगी',
  'weekday-twice': 'एक वार दो बार है',
  'closed-all-week': 'यह हफ़्ते के सब दिन बंद नहीं हो सकती: इसे छिपा दें',
  'closed-all-year': 'यह साल भर बंद नहीं हो सकती: इसे छिपा दें',
};

/** Why the correction of a fact is refused. */
export const correctionProblemWords: Words<CorrectionProblem> = {
  'impossible-times': ({ fault }) => FAULTS[fault],
  'only-of-sights': () => 'यह तथ्य सिर्फ़ घूमने की जगह का होता है',
  'hours-malformed': () => 'समय 09:00-17:30 की तरह लिखें',
  'year-day-malformed': () => 'दिन और महीना लिखें',
  'closure-ends-early': () => 'यह शुरू होने से पहले खत्म हो जाता है',
  'position-off-its-way': () => 'वहाँ का रास्ता सड़क से ज़्यादा लंबा पड़ेगा। अगर यह दूसरी जगह है तो इसे छिपाकर वह जोड़ें',
  'position-outside': ({ state }) => `यह ${state} में नहीं है: कहीं अक्षांश और देशांतर उलट तो नहीं गए?`,
  'position-too-far': ({ km, most }) =>
    `यह ${km} किमी दूर है; ज़्यादा से ज़्यादा ${most} किमी लिया जाता है। अगर यह दूसरी जगह है तो इसे छिपाकर वह जोड़ें`,
  'sight-too-far': ({ minutes, most }) => `वहाँ पहुँचने में ${minutes} मिनट लगते हैं; ज़्यादा से ज़्यादा ${most} मिनट लिए जाते हैं`,
  'sight-known': ({ name }) => `${name} पहले से है`,
  'name-taken': ({ name, owner }) => `“${name}” पहले से ${owner} का नाम है`,
  'sight-about-number': () => 'परिचय में अंक न लिखें',
  'sight-about-short': () => 'परिचय 20 या ज़्यादा अक्षरों के एक वाक्य में लिखें',
};
