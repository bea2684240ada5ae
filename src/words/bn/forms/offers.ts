import type { OfferProblem } from '../../../core/offers/offer-claims.ts';
import type { OfferScope } from '../../../core/offers/offer-options.ts';
import type { Words } from '../../../core/sayings.ts';

const SCOPES: Readonly<Record<OfferScope, string>> = {
  all: 'সব বুকিংয়ে',
  packages: 'সব প্যাকেজে',
  itineraries: 'পরিকল্পনা করা সব ভ্রমণে',
};

interface Kept {
  readonly percent: number;
  readonly scope: OfferScope;
}

const instead = ({ percent, scope }: Kept): string => `“${SCOPES[scope]} ${percent}% ছাড়”`;

export const offerProblemWords: Words<OfferProblem> = {
  'offer-percent': ({ percent, said }) =>
    `এই অফারে ${percent}% ছাড়, আর এখানে লেখা ${said}%। বড়জোর ${percent}% লিখুন, নয়তো শতাংশ বাড়ান।`,
  'offer-amount': (kept) => `অফার দাম কমায় শতাংশে, টাকার অঙ্কে নয়। এর বদলে লিখুন ${instead(kept)}।`,
  'offer-gift': ({ found, ...kept }) =>
    `সাইট দাম কমায়, আর কিছু দেয় না, তাই “${found}” রাখা যাবে না। এর বদলে লিখুন ${instead(kept)}।`,
  'offer-promise': ({ found, ...kept }) => `অফার দাম কমায়; “${found}”-এর কথা দিতে পারে না। এর বদলে লিখুন ${instead(kept)}।`,
  'offer-beyond': ({ found, ...kept }) =>
    `এই অফার শুধু ${SCOPES[kept.scope]}, আর “${found}” তার বেশি বলে। লিখুন ${instead(kept)}, নয়তো অফারটি কীসে, তা বদলান।`,
  'offer-up-to': () => 'পপআপ নিজেই “… % পর্যন্ত ছাড়” দেখায়, যা ছাড় চলছে তা থেকে। এই ছোট কথাটি বাদ দিন।',
};
