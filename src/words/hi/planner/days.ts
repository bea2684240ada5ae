import type { DaySaying, RestReason, StopSaying } from '../../../core/planner/sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { joinNames } from './grammar.ts';
import { vehicle } from './vehicles.ts';

const RESTS: Readonly<Record<RestReason, string>> = {
  height: 'ऊँचाई की आदत डालने के लिए',
  night: 'रात के सफ़र के बाद',
  'long-way': 'लंबे रास्ते के बाद',
};

export const days: Words<DaySaying> = {
  sights: ({ names, to, thenHome }) => {
    if (to !== undefined) return `${to} की ओर: ${joinNames(names)}`;
    return thenHome ? `${joinNames(names)}, फिर घर` : joinNames(names);
  },
  'journey-home': () => 'घर की ओर',
  'night-train': () => 'रात की ट्रेन',
  'night-coach': () => 'रात की कोच बस',
  'night-home': () => 'रात भर का सफ़र, घर की ओर',
  'travel-day': () => 'सफ़र का दिन',
  arrive: ({ town }) => `${town} पहुँचना`,
  'rest-day': ({ town, because, sight }) =>
    `${RESTS[because]} ${town} में आराम का दिन${sight === undefined ? '' : `: ${sight}`}`,
  'free-day': ({ town }) => `${town} में खाली दिन`,
};

export const MEALS = { breakfast: 'नाश्ता', lunch: 'दोपहर का भोजन', dinner: 'रात का भोजन' } as const;

export const stops: Words<StopSaying> = {
  sight: ({ name }) => name,
  meal: ({ meal }) => MEALS[meal],
  ride: (ride) => `${ride.to} तक ${vehicle(ride.vehicle)}`,
  'check-in': ({ town }) => `चेक-इन, ${town}`,
  'free-in': ({ town }) => `${town} में खाली समय`,
  'check-out': () => 'चेक-आउट',
  'check-out-bags': () => 'चेक-आउट, सामान लें',
  'check-in-night': ({ kind, area }) => `चेक-इन, ${kind}, ${area}`,
  'check-out-moving': () => 'चेक-आउट, आज रात कहीं और सोना है',
  'check-out-early': () => 'नाश्ते के बाद चेक-आउट',
  'leave-bags': () => 'होटल में सामान रखें, तरोताज़ा हों',
  'packed-breakfast-eaten': () => 'होटल वापस, साथ लिया नाश्ता खाकर',
  'rest-before-breakfast': () => 'होटल वापस, नाश्ते से पहले आराम',
  rest: () => 'होटल में आराम',
  'easy-morning': () => 'होटल वापस, आराम की सुबह',
  'easy-afternoon': () => 'होटल वापस, आराम की दोपहर',
  back: () => 'होटल वापस',
  'back-for-afternoon': () => 'होटल वापस, बाकी दोपहर खाली है',
  'free-here': () => 'यहाँ खाली समय',
};

/** What a row without a place adds to its title. */
export function textOfStop(title: StopSaying | string): string {
  if (typeof title === 'string') return '';
  switch (title.say) {
    case 'check-in':
      return 'कमरे आम तौर पर दोपहर से मिलते हैं।';
    case 'check-out':
      return 'बिल चुकाएँ और सामान रखवाएँ।';
    case 'check-in-night':
      return 'आज रात का खाना और कल का नाश्ता इसकी कीमत में है।';
    case 'check-out-moving':
    case 'check-out-early':
      return 'सामान आपके साथ जाएगा।';
    case 'check-out-bags':
      return 'सामान रिसेप्शन पर रखा है।';
    case 'leave-bags':
      return 'कमरा तैयार होने तक होटल सामान रखेगा।';
    case 'free-in':
    case 'free-here':
      return 'कुछ तय नहीं है।';
    default:
      return 'खाली समय।';
  }
}
