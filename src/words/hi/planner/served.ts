import type { AvoidedKind, ServedWish, StayKind } from '../../../core/planner/wishes.ts';
import { THEMES } from './differences.ts';
import { wordDuration } from './grammar.ts';
import { AVOIDED, STAYS } from './wishes.ts';

const onDay = ({ day }: ServedWish): string => (day === undefined ? '' : ` दिन ${day} को`);

const wordStays = (value: string): string =>
  value
    .split(' ')
    .map((kind) => STAYS[kind as StayKind] ?? kind)
    .join(' या ');

function wordCare(served: ServedWish, people: string): string {
  const length = wordDuration(served.amount ?? 0);
  if (served.because === 'long-drive')
    return `दिन ${served.day} को ${length} का रास्ता है, जो ${people} के लिए लंबा है; इससे छोटा रास्ता हमें नहीं मिला।`;
  if (served.because === 'long-day')
    return `दिन ${served.day} ${length} का है, जो ${people} के लिए लंबा है: घूमने की जगह दूर है। रास्ते में और अगले दिन आराम करें।`;
  const end = served.at === undefined ? '' : `, और हर दिन की आखिरी जगह ${served.at} तक पूरी हो जाती है`;
  return `${people} के लिए छोटे दिन: कुछ भी थकाने वाला नहीं${end}।`;
}

function wordMobility(served: ServedWish): string {
  if (served.because === 'long-drive' || served.because === 'long-day') return wordCare(served, 'कम चलने वालों');
  return served.wish === 'wheelchair'
    ? 'व्हीलचेयर के साथ: कुछ भी थकाने वाला नहीं, और ऐसी कोई जगह नहीं जहाँ हमारी जानकारी में केवल सीढ़ियों से पहुँचा जाता है। हर सीढ़ी और रैंप हमें पता नहीं: बुक करने से पहले हमसे पूछें, और होटल से बिना सीढ़ी का कमरा माँगें।'
    : 'कुछ भी थकाने वाला नहीं है। कहाँ सीढ़ियाँ या रैंप हैं, यह हमें अभी पता नहीं: बुक करने से पहले हमसे पूछें।';
}

function wordDiet({ value, name, day }: ServedWish): string {
  const dish = name === undefined ? '' : ` दिन ${day}: ${name}।`;
  if (value === 'jain')
    return `जैन भोजन: हर भोजनालय को एक दिन पहले बताएँ; हम केवल बिना प्याज़, लहसुन और जड़ वाली सब्ज़ियों के व्यंजन बताते हैं।${dish}`;
  if (value === 'vegan') return `वीगन भोजन: हर भोजनालय से कहें कि दूध और घी न डालें।${dish}`;
  if (value === 'halal')
    return `हलाल: हर भोजनालय के बारे में हमें पता नहीं, इसलिए हम मांस का कोई व्यंजन नहीं सुझाते। जहाँ खाएँ, वहाँ पूछ लें।${dish}`;
  if (value === 'no-alcohol') return 'कहीं भी शराब का सुझाव नहीं है।';
  return `हमारा बताया हर व्यंजन शाकाहारी है।${dish}`;
}

function wordAvoided({ value, name }: ServedWish): string {
  if (value === 'crowds') return 'शांत जगहें पहले हैं और बाज़ार छोड़े गए हैं। आपके दिन कहाँ कितनी भीड़ होगी, हमें पता नहीं।';
  if (value === 'early-starts') return 'कोई दिन 07:00 बजे से पहले शुरू नहीं होता।';
  if (value === 'long-drives') return 'किसी दिन चार घंटे से ज़्यादा सड़क पर नहीं।';
  if (value === 'heights') return 'आप 3,000 मीटर से नीचे रहते हैं।';
  return `आपके कहने पर छोड़ा गया: ${name ?? AVOIDED[value as AvoidedKind] ?? value}।`;
}

const TRAVEL_SENTENCES: Readonly<Record<string, string>> = {
  'no-flights': 'कोई उड़ान नहीं है।',
  'no-night-trains': 'कोई रात ट्रेन में नहीं बीतती।',
  'own-car': 'पूरा रास्ता आप अपनी कार से जाते हैं। कीमत में ईंधन, टोल और पार्किंग है, ड्राइवर नहीं।',
};

const HIRED_CAR_PRICED =
  'पूरा रास्ता आपके दरवाज़े से सड़क का है। कीमत में ड्राइवर सहित किराए की कार है; अपनी कार हो तो उसकी जगह ईंधन और टोल देना होगा।';

const PACE_SENTENCES: Readonly<Record<string, string>> = {
  relaxed: 'आराम की रफ़्तार, दिन में ज़्यादा से ज़्यादा तीन जगहें।',
  balanced: 'संतुलित रफ़्तार, दिन में ज़्यादा से ज़्यादा चार जगहें।',
  full: 'भरपूर दिन, पाँच जगहों तक।',
};

function wordStay({ outcome, name, value = '' }: ServedWish): string {
  if (outcome === 'met') return `आपकी इच्छा के अनुसार ठहरना: ${name}।`;
  return `${name} में इस कीमत पर ${wordStays(value)} हमारी जानकारी में नहीं है; वहाँ ठहरने की दूसरी जगह है।`;
}

function wordThemes({ value = '', amount = 0, outcome }: ServedWish): string {
  const likes = value.split(' ').map((theme) => THEMES[theme as keyof typeof THEMES] ?? theme);
  const about = `${amount} ${amount === 1 ? 'जगह आपकी पसंद की है' : 'जगहें आपकी पसंद की हैं'}: ${likes.join('; ')}।`;
  return outcome === 'met' ? about : `${about} इन शहरों में ऐसी जगहें कम हैं, इसलिए दिन दूसरी जगहों से भरे हैं।`;
}

function wordSolo(served: ServedWish): string {
  const arrival = served.at === undefined ? '' : ` आप${onDay(served)} ${served.at} बजे पहुँचते हैं।`;
  return served.outcome === 'met'
    ? `अकेले यात्री के लिए: हर शाम साढ़े आठ बजे तक आप होटल में हैं।${arrival}`
    : `साढ़े आठ बजे से पहले पहुँचने का कोई रास्ता हमें नहीं मिला।${arrival} होटल से लेने आने को कहें।`;
}

/** Returns a sentence on how a plan serves a wish. */
export function wordServed(served: ServedWish): string {
  const { wish, value = '', name, at } = served;
  switch (wish) {
    case 'children':
      return wordCare(served, 'बच्चों');
    case 'elders':
      return wordCare(served, 'बुज़ुर्गों');
    case 'little-walking':
    case 'wheelchair':
      return wordMobility(served);
    case 'solo':
      return wordSolo(served);
    case 'diet':
      return wordDiet(served);
    case 'pace':
      return PACE_SENTENCES[value] ?? '';
    case 'themes':
      return wordThemes(served);
    case 'must-see':
      return `${name}${onDay(served)}${at === undefined ? '' : ` ${at} बजे`} योजना में है।`;
    case 'avoid':
      return wordAvoided(served);
    case 'transport':
      return served.because === 'hired-car-priced' ? HIRED_CAR_PRICED : (TRAVEL_SENTENCES[value] ?? '');
    case 'leave-home':
      return `आप घर से ${value} बजे के बाद निकलते हैं; पहली सवारी ${at} बजे है।`;
    case 'back-home':
      return `आप ${value} बजे तक घर पर हैं; आखिरी सवारी ${at} बजे पहुँचती है।`;
    case 'stay':
      return wordStay(served);
    default:
      return '';
  }
}
