import type { OfferProblem } from '../../../core/offers/offer-claims.ts';
import type { OfferScope } from '../../../core/offers/offer-options.ts';
import type { Words } from '../../../core/sayings.ts';

const SCOPES: Readonly<Record<OfferScope, string>> = {
  all: 'सभी बुकिंग',
  packages: 'सभी पैकेज',
  itineraries: 'सभी बनाई गई यात्राओं',
};

interface Kept {
  readonly percent: number;
  readonly scope: OfferScope;
}

const instead = ({ percent, scope }: Kept): string => `“${SCOPES[scope]} पर ${percent}% की छूट”`;

export const offerProblemWords: Words<OfferProblem> = {
  'offer-percent': ({ percent, said }) =>
    `इस ऑफ़र में ${percent}% की छूट है, और यहाँ ${said}% लिखा है। ज़्यादा से ज़्यादा ${percent}% लिखें, या प्रतिशत बढ़ाएँ।`,
  'offer-amount': (kept) => `ऑफ़र कीमत को प्रतिशत से घटाता है, रकम से नहीं। इसकी जगह ${instead(kept)} लिखें।`,
  'offer-gift': ({ found, ...kept }) =>
    `साइट कीमत घटाती है, और कुछ नहीं देती, इसलिए “${found}” पूरा नहीं होगा। इसकी जगह ${instead(kept)} लिखें।`,
  'offer-promise': ({ found, ...kept }) =>
    `ऑफ़र कीमत घटाता है; वह “${found}” का वादा नहीं कर सकता। इसकी जगह ${instead(kept)} लिखें।`,
  'offer-beyond': ({ found, ...kept }) =>
    `यह ऑफ़र सिर्फ़ ${SCOPES[kept.scope]} के लिए है, और “${found}” इससे ज़्यादा कहता है। ${instead(kept)} लिखें, या बदलें कि ऑफ़र किस पर है।`,
  'offer-up-to': () => 'पॉपअप “… % तक की छूट” अपने आप दिखाता है, जो छूट चल रही है उसी से। ये छोटे शब्द हटा दें।',
};
