import { dayInIndia } from '../../../core/dates.ts';
import { timeInIndia } from '../../clock.ts';
import type { tripChanges as en } from '../../en/site/trip-changes.ts';
import type { Like } from '../../like.ts';
import { alternativeKinds, mainWays, noAlternatives, roomTiers } from '../planner/alternatives.ts';
import { broken } from '../planner/broken.ts';
import { checks } from '../planner/checks.ts';
import { joinNames } from '../planner/grammar.ts';
import { dates } from './dates.ts';

const more = (amount: number): string => (amount > 0 ? 'ज़्यादा' : 'कम');

export const tripChanges = {
  title: 'दूसरी तरह से',
  hint: 'पहले दिखेगा कि क्या बदलता है, फिर आप उसे लें या छोड़ दें।',
  kind: ({ kind }) => alternativeKinds[kind],
  about: {
    cheaper: 'वही दिन, कम से कम 5% कम में: दूसरे कमरे या सवारी, या कम टिकट।',
    slower: 'जिन दिनों में कई जगहें हैं, उनमें एक-एक कम।',
    shorter: 'एक दिन कम की यात्रा, जिसमें सबसे अच्छी जगहें रहें।',
    'less-walking': 'थकाने वाली और बहुत सीढ़ियों वाली जगहों के बिना।',
    'rainy-day': 'खुली जगहों के बदले छत के नीचे की जगहें।',
    later: 'वही यात्रा एक दिन बाद, नई तारीखों की ट्रेनों, कीमतों और बंद रहने के दिनों के साथ।',
  },
  rainOn: 'बारिश कब है?',
  allDays: 'सभी दिन',
  dayOption: ({ day, date }) => `दिन ${day}, ${dates.day(date)}`,
  searching: 'ऐसी योजना ढूँढी जा रही है',
  none: ({ because, reason }) => reason ?? noAlternatives[because],
  noneTitle: 'ऐसी कोई योजना नहीं है।',
  offline: 'नेटवर्क नहीं है। इसके लिए यात्रा की योजना फिर से बनानी पड़ती है।',
  busy: 'इस समय बहुत सी योजनाएँ बन रही हैं। थोड़ी देर में फिर कोशिश करें।',
  failed: 'यह नहीं हो सका। फिर कोशिश करें।',
  elsewhere: 'इस बीच यह यात्रा कहीं और बदली गई है। संपादक बंद करके फिर खोलें।',
  changed: 'इस बीच योजना बदल गई है। अब यह ऐसी है।',
  again: 'फिर कोशिश करें',
  take: 'इसे लें',
  taking: 'सेव हो रही है',
  leave: 'रहने दें',
  asEdit: 'यह आपके अपने बदलाव जैसा है: “वापस” से हट जाता है, “सेव करें” से रहता है।',
  atOnce: 'यह तुरंत सेव होता है। अभी की योजना पुराने रूपों में रहती है।',
  same: 'कुछ भी अलग नहीं है।',

  difference: {
    onDay: ({ day, gone, come }) =>
      `दिन ${day}: ${[
        ...(gone.length > 0 ? [`${joinNames(gone)} हटाकर`] : []),
        ...(come.length > 0 ? [`${joinNames(come)} जोड़कर`] : []),
      ].join(', ')}`,
    gone: ({ day, names }) => `दिन ${day}, हटाकर: ${names.join('; ')}`,
    come: ({ day, names }) => `दिन ${day}, जोड़कर: ${names.join('; ')}`,
    moved: ({ name, from, to }) => `${name}: दिन ${from} के बजाय दिन ${to}`,
    length: ({ name, time, isLonger }) => `${name}: ${time} ${isLonger ? 'ज़्यादा' : 'कम'}`,
    reordered: ({ day }) => `दिन ${day}: दूसरा क्रम`,
    locks: 'दूसरी जगहें तय हैं',
    days: ({ days }) => `${Math.abs(days)} दिन ${more(days)}`,
    starts: ({ days }) => `शुरुआत ${Math.abs(days)} दिन ${days > 0 ? 'बाद' : 'पहले'}`,
    dates: ({ start, end }) => dates.span(start, end),
    nights: ({ name, nights }) => `${name} में ${Math.abs(nights)} रात ${more(nights)}`,
    hotels: ({ from, to }) => `${roomTiers[from]} के बदले ${roomTiers[to]}`,
    transport: ({ from, to }) => `${mainWays[from]} नहीं, ${mainWays[to]}`,
    samePrice: 'कीमत वही',
    each: ({ price, isMore }) => `प्रति व्यक्ति ${price} ${isMore ? 'ज़्यादा' : 'कम'}`,
    inAll: ({ price, travellers }) => (travellers === 1 ? 'एक यात्री के लिए' : `${travellers} यात्रियों के लिए ${price}`),
    part: ({ name, price, isMore }) => `${name}: ${price} ${isMore ? 'ज़्यादा' : 'कम'}`,
    out: ({ time, isMore }) => `घूमने में ${time} ${isMore ? 'ज़्यादा' : 'कम'}`,
    mended: ({ check }) => `अब ठीक: ${checks[check]}`,
    broken: ({ check }) => broken({ check }),
  },

  versions: {
    open: 'पुराने रूप',
    title: 'इस यात्रा के पुराने रूप',
    loading: 'पुराने रूप लोड हो रहे हैं',
    notLoaded: 'पुराने रूप लोड नहीं हो सके।',
    none: 'अभी कोई पुराना रूप नहीं है। हर बार सेव करने पर पहले की योजना यहाँ रहती है।',
    unsaved: 'आपके कुछ बदलाव सेव नहीं हुए हैं। कोई रूप वापस लाने से पहले उन्हें सेव करें या हटाएँ।',
    name: ({ revision }) => (revision === 0 ? 'पहला रूप' : `रूप ${revision}`),
    savedAt: ({ instant }) => `${dates.day(dayInIndia(instant))}, ${timeInIndia(instant)}`,
    made: ({ made, restored }) => {
      if (made === 'kept') return 'जैसी आपने रखी थी';
      if (made === 'brought-back' && restored !== null)
        return restored === 0 ? 'पहला रूप, वापस लाया हुआ' : `रूप ${restored}, वापस लाया हुआ`;
      if (made === null || made === 'edited' || made === 'brought-back') return 'आपके बदलाव';
      return alternativeKinds[made];
    },
    today: 'अभी की योजना',
    price: ({ price }) => `प्रति व्यक्ति ${price}`,
    look: ({ revision }) => (revision === 0 ? 'पहला रूप देखें' : `रूप ${revision} देखें`),
    day: ({ day, date }) => `दिन ${day}, ${dates.day(date)}`,
    noSights: 'रास्ते में',
    bringBack: ({ revision }) => (revision === 0 ? 'पहला रूप वापस लाएँ' : `रूप ${revision} वापस लाएँ`),
    bringing: 'वापस लाया जा रहा है',
    gone: 'यह वापस नहीं आ सकता: इसकी योजना या इसकी कोई जगह अब नहीं रही।',
  },
} satisfies Like<typeof en>;
