import type { NoteSaying } from '../../../core/planner/sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { broken } from './broken.ts';
import { days, joinNames, weekday, withoutStop, wordDay } from './grammar.ts';
import { wordSeason } from './price-lines.ts';
import { vehicle } from './vehicles.ts';

const wordDates = (first: string, last: string): string =>
  first === last ? wordDay(first) : `${wordDay(first)} से ${wordDay(last)} तक`;

export const notes: Words<NoteSaying> = {
  broken,
  monsoon: () =>
    'बारिश का मौसम है: कुछ दिन पानी बरसेगा और रास्ते गीले होंगे। नाव या पहाड़ी सड़क अचानक बंद हो सकती है। कमरे सस्ते होते हैं और चारों ओर हरियाली।',
  'north-east-monsoon': () =>
    'इन हफ़्तों में उत्तर-पूर्वी मानसून इस तट पर बारिश लाता है, कभी चक्रवात की चेतावनी भी। एक दोपहर खाली रखें ताकि कुछ बदला जा सके।',
  snow: () =>
    'पहाड़ों में सर्दी है: रातें बहुत ठंडी, ऊँचाई पर शून्य से नीचे, और बर्फ़ ऊँची सड़कें एक दिन के लिए बंद कर सकती है। कई परतों में कपड़े रखें और हीटर वाला कमरा माँगें।',
  heat: () => 'इन हफ़्तों में मैदानों में तेज़ गर्मी है। घूमना सुबह और शाम को रखें, दोपहर में आराम करें और खूब पानी पिएँ। एसी वाला कमरा लें।',
  fog: () => 'उत्तर में सर्दी का कोहरा ट्रेनों और सुबह की उड़ानों में देर करता है। उनके तुरंत बाद कुछ पक्का न रखें।',
  'dear-rooms': ({ season, towns }) =>
    `${wordSeason(season)}: ${joinNames(towns)} में कमरे आम दिनों से महँगे हैं। कीमत में यह शामिल है।`,
  'closed-road': ({ from, to, reason }) => `${from} से ${to} की सड़क इन तारीखों में बंद है: ${withoutStop(reason)}।`,
  permit: ({ name, sights, leadDays }) => `${joinNames(sights)}: ${name}। इसे कम से कम ${days(leadDays)} पहले बनवाएँ।`,
  altitude: ({ town, metres, flown }) =>
    `${town} ${metres} मीटर पर है।${flown ? ' पहले दो दिन जान-बूझकर धीमे हैं: आराम करें, पानी पिएँ, चढ़ाई न करें।' : ''} दिल या फेफड़ों की तकलीफ़ हो तो बुक करने से पहले डॉक्टर से पूछें।`,
  fair: ({ name, town, first, last, about }) => `${wordDates(first, last)}, ${town} में ${name} है। ${about}`,
  booking: ({ places, about }) => `${joinNames(places)}: ${about}`,
  festival: ({ name, day }) => `${wordDay(day)} को ${name} है: भीड़ रहेगी, और कुछ जगहें कम समय खुलेंगी।`,
  'long-weekend': ({ name }) => `आपकी तारीखें ${name} के आसपास के लंबे सप्ताहांत में पड़ती हैं। कमरे और बर्थ जल्दी बुक करें।`,
  'times-typical': ({ trains, change }) => {
    const names = trains.map(({ name, number }) => `${name} (${number})`);
    const which = names.length > 0 ? `${joinNames(names)} का समय` : 'आने-जाने का समय';
    const direct = change ? ' रास्ते के एक हिस्से के लिए हमें कोई सीधी ट्रेन नहीं पता: वहाँ एक बार बदलना होगा।' : '';
    return `${which} आम दिनों का है। बुक करने से पहले जाँच लें।${direct}`;
  },
  'arrives-late': (ride) => `${ride.to} जाने वाली ${vehicle(ride.vehicle)} देर रात पहुँचती है। आगे की सवारी पहले से तय कर लें।`,
  'night-on-the-way': ({ town, from, to }) =>
    `${from} से ${to} का रास्ता एक दिन के लिए बहुत लंबा है। बीच में एक रात ${town} में ठहरना है।`,
  'leaves-today': () => 'आप आज ही निकलते हैं: सामान बाँधने से पहले सीट और कमरा पक्का कर लें।',
  'own-way-to-station': () => 'घर से स्टेशन या हवाई अड्डे तक का रास्ता शामिल नहीं है।',
  'no-first-class': () =>
    'भारत के भीतर किसी उड़ान में फ़र्स्ट क्लास नहीं होती। उड़ानों की कीमत बिज़नेस क्लास की है, ट्रेनों की एसी फ़र्स्ट क्लास की।',
  estimate: ({ checkedOn }) =>
    `कीमत ${wordDay(checkedOn)} की हमारी दरों से बना अनुमान है। बुकिंग होने तक किराए और कमरों की दरें बदल सकती हैं।`,
  'missed-season': ({ sight, reason }) =>
    `${sight} इन तारीखों में बंद है${reason === '' ? '' : `: ${withoutStop(reason)}`}।`,
  'missed-theme': ({ sight }) => `${sight} योजना में नहीं है, क्योंकि आपने दूसरे विषय चुने हैं।`,
  'missed-strenuous': ({ sight }) => `${sight} योजना में नहीं है: आपके समूह के लिए यह बहुत थकाने वाला होगा।`,
  'missed-sunrise': ({ sight }) => `${sight} योजना में नहीं है, क्योंकि आप सुबह जल्दी नहीं निकलना चाहते।`,
  'missed-avoided': ({ sight }) => `${sight} योजना में नहीं है, क्योंकि आपने इससे बचने को कहा।`,
  'missed-permit': ({ sight, permit }) => `${sight}: इसके परमिट (${permit}) का अब समय नहीं बचा।`,
  'missed-weekday': ({ sight, weekdays, town }) =>
    `${sight}: ${joinNames(weekdays.map(weekday))} को बंद। इसे देखने के लिए यात्रा एक-दो दिन आगे-पीछे करें, या ${town} में ज़्यादा ठहरें।`,
  'missed-time': ({ sight, town }) => `${sight}: इन तारीखों में इसका समय नहीं है। इसके लिए ${town} में ज़्यादा ठहरें।`,
};
