import type { HotelTier } from '../../../core/gazetteer/types.ts';
import { formatRupees } from '../../../core/money.ts';
import type { PlanWords } from '../../../core/planner/plan-words.ts';
import type { Diet } from '../../../core/planner/wishes.ts';
import { EATING, LOCAL } from './cards.ts';
import { joinNames, nights, wordDay } from './grammar.ts';

const ROOM_TYPES: Readonly<Record<HotelTier | 'night-stay', string>> = {
  'night-stay': 'दो लोगों का कमरा या तंबू',
  dormitory: 'डॉर्मिटरी में बिस्तर',
  budget: 'स्टैंडर्ड डबल रूम',
  mid: 'डीलक्स डबल रूम',
  premium: 'सुपीरियर डबल रूम',
  luxury: 'लग्ज़री रूम या सुइट',
};

const AMENITIES: Readonly<Record<HotelTier | 'night-stay', readonly string[]>> = {
  'night-stay': ['अटैच्ड बाथरूम', 'रात का खाना और नाश्ता'],
  dormitory: ['लॉकर', 'साझा बाथरूम', 'साफ़ चादरें'],
  budget: ['अटैच्ड बाथरूम', 'गर्म पानी', 'साफ़ चादरें'],
  mid: ['अटैच्ड बाथरूम', 'गर्म पानी', 'वाई-फ़ाई', 'नाश्ते की जगह'],
  premium: ['रेस्तराँ', 'वाई-फ़ाई', 'रूम सर्विस', 'ट्रैवल डेस्क'],
  luxury: ['बढ़िया रेस्तराँ', 'वाई-फ़ाई', 'रूम सर्विस', 'कॉन्सिएर्ज', 'कई होटलों में स्पा या पूल'],
};

const KITCHENS: readonly (readonly [Diet, string])[] = [
  ['jain', 'हर भोजनालय को एक दिन पहले बताएँ कि आप जैन भोजन करते हैं।'],
  ['vegan', 'हर भोजनालय से कहें कि दूध और घी न डालें।'],
  ['halal', 'हर भोजनालय में पूछें कि मांस हलाल है या नहीं।'],
  ['vegetarian', 'यहाँ बताया हर व्यंजन शाकाहारी है।'],
];

const wordKitchens = (diets: readonly Diet[]): string =>
  KITCHENS.find(([diet]) => diets.includes(diet))?.[1] ?? 'शाकाहारी भोजन आसानी से मिलता है।';

export const details: PlanWords['details'] = {
  price: (perPerson) => `${formatRupees(perPerson)} प्रति व्यक्ति`,
  transport: (transport, local) => `${transport}। वहाँ घूमने का साधन: ${LOCAL[local]}।`,
  stays: (stays, { beds, rooms }) => {
    if (stays.length === 0) return 'एक दिन की यात्रा: कमरे की ज़रूरत नहीं।';
    const words = stays.map(({ nights: count, town, hotel }) => `${town} में ${nights(count)} (जैसे ${hotel})`);
    const counts = [
      ...(beds > 0 ? [`${beds} बिस्तर`] : []),
      ...(rooms > 0 ? [rooms === 1 ? '1 कमरा' : `${rooms} कमरे`] : []),
    ];
    return `${joinNames(words)}; ${counts.join(' या ')}।`;
  },
  roomType: (tier) => ROOM_TYPES[tier],
  amenities: (tier) => AMENITIES[tier],
  hotelPlace: (area, town) => `${area}, ${town}`,
  meals: ({ tier, diets, dishes }) => {
    const local = dishes.length > 0 ? ` चखने लायक: ${joinNames(dishes)}।` : '';
    return `घर से निकलने से लौटने तक का भोजन, ${EATING[tier]}। ${wordKitchens(diets)}${local}`;
  },
  mealsOfDay: (day) => `दिन ${day}`,
  mealCost: (perDay) => `प्रति व्यक्ति प्रति दिन करीब ${formatRupees(perDay)}`,
  accessibility: ({ isLimited, hard }) => {
    if (isLimited)
      return 'कुछ भी थकाने वाला नहीं है, और व्हीलचेयर के साथ ऐसी कोई जगह नहीं जहाँ हमारी जानकारी में केवल सीढ़ियों से पहुँचा जाता है। हर सीढ़ी और रैंप हमें पता नहीं: बुक करने से पहले हमसे पूछें।';
    if (hard.length > 0)
      return `${joinNames(hard)} के लिए ठीक-ठाक सेहत चाहिए; इन्हें छोड़ा जा सकता है। बाकी सब थोड़ा पैदल चलना है, कहीं-कहीं सीढ़ियाँ हैं।`;
    return 'थोड़ा पैदल चलना, कहीं-कहीं सीढ़ियाँ या ऊबड़-खाबड़ ज़मीन; कुछ भी थकाने वाला नहीं। व्हीलचेयर के बारे में हमसे पूछें।';
  },
  dates: (from, to) => `${wordDay(from)} से ${wordDay(to)}`,
  terms: [
    'कीमत प्रति व्यक्ति अनुमान है, एक कमरे में दो लोग; एजेंसी बुकिंग पक्की करती है, तब यह तय होती है।',
    'खुलने का समय अचानक बदल सकता है; तब दिन का क्रम बदल दिया जाता है।',
    'ट्रेन, उड़ान, होटल और परमिट के लिए फ़ोटो पहचान पत्र साथ रखें।',
    'टिप, खरीदारी और यात्रा बीमा शामिल नहीं हैं।',
    'रद्द करने का खर्च एजेंसी के बुकिंग पक्की करने से पहले तय होता है।',
  ],
};
