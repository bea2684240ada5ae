import type { HotelTier } from '../../../core/gazetteer/types.ts';
import type { AlternativeKind, NoAlternative } from '../../../core/planner/alternatives/kinds.ts';
import type { Variant } from '../../../core/planner/types.ts';

/** Why there is no such alternative. */
export const noAlternatives: Readonly<Record<NoAlternative, string>> = {
  'nothing-to-spare': 'किसी दिन कोई जगह कम नहीं हो सकती: हर दिन ज़्यादा से ज़्यादा एक ही है।',
  'nothing-hard': 'इस योजना में ऐसी कोई जगह नहीं है जो थकाने वाली हो या जहाँ बहुत सीढ़ियाँ हों।',
  'all-indoors': 'यहाँ सब कुछ पहले से छत के नीचे है।',
  'nothing-paid': 'कोई टिकट नहीं बच सकता।',
  locked: 'जिसे हटाना पड़ता, वह तय है या आपको देखना ही है।',
  'nothing-instead': 'उसकी जगह और कुछ नहीं बैठता।',
  'would-break': 'ऐसी हर योजना कोई नियम तोड़ती है जो अभी ठीक है।',
  'no-such-day': 'वह दिन रास्ते में बीतता है।',
  'one-day': 'यात्रा पहले से एक ही दिन की है।',
  begun: 'यात्रा शुरू हो चुकी है: अब सिर्फ़ जगहें बदली जा सकती हैं।',
  'not-planned': 'इस यात्रा के लिए ऐसी कोई योजना नहीं है।',
};

/** Where one sleeps, by tier. */
export const roomTiers: Readonly<Record<HotelTier, string>> = {
  dormitory: 'डॉर्मिटरी के बिस्तर',
  budget: 'साधारण कमरे',
  mid: 'आरामदेह कमरे',
  premium: 'अच्छे होटल',
  luxury: 'सबसे अच्छे होटल',
};

/** How one travels, mainly. */
export const mainWays: Readonly<Record<Variant['transport'], string>> = {
  flight: 'उड़ान से',
  train: 'ट्रेन से',
  bus: 'बस से',
  cab: 'टैक्सी से',
};

/** Other ways to make a trip. */
export const alternativeKinds: Readonly<Record<AlternativeKind, string>> = {
  cheaper: 'सस्ती',
  slower: 'आराम से',
  shorter: 'एक दिन छोटी',
  'less-walking': 'कम पैदल',
  'rainy-day': 'बारिश का दिन',
  later: 'एक दिन बाद',
};
