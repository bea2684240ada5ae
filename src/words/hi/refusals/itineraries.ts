import type { itineraries as en } from '../../en/refusals/itineraries.ts';
import type { Like } from '../../like.ts';

export const itineraries = {
  notFound: 'यात्रा योजना नहीं मिली',
  goneSearchAgain: 'यात्रा योजना नहीं मिली। नई योजना बनाने के लिए फिर से खोजें।',
  noDayPlan: 'दिन-प्रतिदिन की योजना अभी नहीं बनी है',
  busy: 'अभी बहुत सारी यात्राओं की योजना बन रही है। थोड़ी देर में फिर कोशिश करें।',
  tooSlow: 'इस यात्रा की योजना बनाने में बहुत समय लगा। थोड़ी देर में फिर कोशिश करें।',
  modelAway: 'AI मॉडल अभी बहुत व्यस्त है। कुछ मिनट बाद फिर कोशिश करें।',
  readingWish: 'आपकी इच्छा पढ़ी जा रही है',
  wishNotRead: ({ words }) => `हम “${words.join('”, “')}” नहीं समझ सके और इसके बिना योजना बना रहे हैं`,
  notReplayable: 'सिर्फ़ यात्राओं के अनुरोध की योजना दोबारा बन सकती है',
  noPrompts: 'प्रॉम्प्ट का ऐसा कोई संस्करण नहीं है',
  noModel: 'कोई AI मॉडल नहीं चुना गया है',
} satisfies Like<typeof en>;
