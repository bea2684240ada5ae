import type { FaultSaying } from '../../../core/plan-checking/fault-sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { MONTHS } from '../calendar.ts';
import { days, joinNames, weekday, withoutStop, wordRangeDay } from './grammar.ts';

const quoteNames = (names: readonly string[]): string => joinNames(names.map((name) => `“${name}”`));

/** What is wrong with a pasted plan. */
export const planFaults: Words<FaultSaying> = {
  'no-plan': () =>
    'इस टेक्स्ट में हमें कोई योजना नहीं मिली: किसी दिन के साथ भारत की कोई ऐसी जगह नहीं जिसे हम जानते हों। दिनों के साथ शहरों और देखने की जगहों के नाम पेस्ट करें।',
  'closed-weekday': ({ sight, weekday: number }) => `${sight} ${weekday(number)} को बंद रहता है।`,
  'closed-season': ({ place, from, to, reason }) =>
    `${place} हर साल करीब ${wordRangeDay(from)} से ${wordRangeDay(to)} तक बंद रहता है: ${withoutStop(reason)}।`,
  'closed-road': ({ start, goal, from, to, reason }) =>
    `${start} से ${goal} की सड़क हर साल करीब ${wordRangeDay(from)} से ${wordRangeDay(to)} तक बंद रहती है: ${withoutStop(reason)}।`,
  'bad-season': ({ town, month }) =>
    `${MONTHS[month - 1] ?? ''} में ${town} जाने का अच्छा समय नहीं है: बारिश, गर्मी या बर्फ़ रुकावट बन सकती है।`,
  permit: ({ sight, permit, leadDays }) =>
    `${sight} के लिए परमिट चाहिए: ${withoutStop(permit)}। इसे कम से कम ${days(leadDays)} पहले बनवाएँ।`,
  'too-many': ({ count, hours }) =>
    `इस दिन के लिए ${count} जगहें बहुत ज़्यादा हैं: बीच के रास्तों के साथ इनमें करीब ${hours} घंटे लगते हैं।`,
  'too-far': ({ start, goal, hours }) =>
    `${start} से ${goal} सड़क से एक तरफ़ करीब ${hours === 1 ? '1 घंटा' : `${hours} घंटे`} दूर है।`,
  repeated: ({ sight, first }) => `${sight} योजना में दो बार है: पहली बार दिन ${first} को।`,
  'no-night': () => 'योजना में नहीं लिखा है कि इस दिन के बाद आप कहाँ ठहरेंगे।',
  unknown: ({ names }) =>
    `हम ${quoteNames(names)} नहीं जानते। नाम जाँच लें: ऐसी जगहें कभी-कभी मनगढ़ंत होती हैं, या उनका नाम कुछ और होता है।`,
  abroad: ({ names }) => `${joinNames(names)}: भारत में नहीं। हम भारत के भीतर की यात्राओं की योजना बनाते हैं।`,
  unplanned: ({ town }) => `${town} उन शहरों में नहीं है जहाँ हम रात ठहरने की योजना बनाते हैं।`,
};
