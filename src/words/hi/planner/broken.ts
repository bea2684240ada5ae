import type { BrokenSaying } from '../../../core/planner/sayings.ts';
import type { CheckId } from '../../../core/planner/verifier/checks.ts';
import { checks } from './checks.ts';

/** What is wrong, by check; of a check that is not listed, what does not hold any more. */
const WRONG: Readonly<Partial<Record<CheckId, (sight: string) => string>>> = {
  V03: (sight) => `${sight} दो बार है`,
  V04: (sight) => `${sight} उस समय खुला नहीं है, या रोशनी ठीक नहीं है`,
  V05: (sight) => `${sight} उस दिन बंद रहता है`,
  V06: (sight) => `${sight} उस मौसम में बंद रहता है`,
  V07: () => 'दो चीज़ें एक ही समय पर हैं',
  V09: () => 'सवारी से पहले समय कम है',
  V10: () => 'दिन बहुत लंबा है, या उसके बाद की रात छोटी',
  V11: () => 'खाने का समय नहीं बचता',
  V12: () => 'आपकी रफ़्तार के लिए जगहें ज़्यादा हैं',
  V16: (sight) => `इस दिन के लिए ${sight} बहुत दूर है`,
  V20: () => 'कीमत आपके बजट से बाहर है',
  V25: () => 'आपकी पसंद के विषयों की जगहें कम हैं',
  V28: (sight) => `${sight} आपके साथियों के लिए कठिन है`,
  V29: () => 'कुछ भी नहीं देखा जाता',
  V35: () => 'उस समय कमरा तैयार नहीं होता',
  V48: () => 'जो देखना ज़रूरी था, वह छूट गया है',
  V51: () => 'दिन सभी साथियों के लायक नहीं है',
  V56: () => 'दिन आपके साथियों के लिए बहुत लंबा है',
  V66: () => 'ज़रूरी आराम नहीं है',
};

/** Says which rule a changed plan breaks. */
export function broken({ check, day, sight = 'एक जगह' }: Omit<BrokenSaying, 'say'>): string {
  const wrong = WRONG[check]?.(sight) ?? `यह अब सही नहीं है: ${checks[check]}`;
  return day === undefined ? `${wrong}।` : `दिन ${day}: ${wrong}।`;
}
