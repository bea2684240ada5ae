/** Patterns of claims that the site does not keep, or of harmless words, by meaning. */
export type Patterns = Readonly<Record<string, RegExp>>;

/** Percentages off, number first. "30 off" counts as one. */
export const PERCENTS: Patterns = {
  sign: /(\d+(?:[.,]\d+)?)\s*[%٪]/gu,
  bare: /(?<![\d.,/⁄])(\d{1,2}) off\b(?!-)/giu,
};

const SHARE_NAMES: readonly (readonly [name: string, percent: number])[] = [
  ['half|1[/⁄]2', 50],
  ['two[- ]thirds?|2[/⁄]3', 200 / 3],
  ['three[- ]quarters?|3[/⁄]4', 75],
  ['third|1[/⁄]3', 100 / 3],
  ['quarter|1[/⁄]4', 25],
  ['fifth|1[/⁄]5', 20],
  ['tenth|1[/⁄]10', 10],
];

const SAVE = String.raw`\b(?:sav(?:e|es|ing)|pay(?:s|ing)?)\s+(?:up to |only |just )?(?:an? |one[- ])?`;
const OFF = String.raw`[- ]?(?:off\b(?!-)|less\b|cheaper\b)`;
const OF_PRICE = String.raw`[- ]?(?:the |of the |of your |your )?(?:price|rate|fare|cost)s?\b`;

/** Shares of a price, in percent: "save half", "a third cheaper", "1/4 off", "a fifth of the price". */
export const SHARES = SHARE_NAMES.map(([name, percent]) => ({
  pattern: new RegExp(`${SAVE}(?:${name})\\b(?! an? )|(?<![\\d/⁄])\\b(?:${name})(?:${OFF}|${OF_PRICE})`, 'i'),
  percent,
}));

/** Amounts of money. */
export const AMOUNTS: Patterns = {
  currency: /(?:₹|[$€£]|\brs\b\.?|\binr\b|\brupees?\b)\s*\d|\d\s*(?:₹|\brs\b|\binr\b|\brupees?\b|\/-)/i,
  saved: /\b(?:save|flat)\s+(?:up to )?(?:\d[\d,]{2,15}(?!\s*(?:km|kilomet))|[\d.,]{1,15}\s*(?:k|lakhs?)\b)/i,
  takenOff: /\b(?:\d[\d,]{2,15}|[\d.,]{1,15}\s*(?:k|lakhs?)|thousand|lakh)\s+(?:off\b(?!-)|cheaper\b)/i,
};

/** "Free" without a gift. "Free day" means free time, unless it is counted, received, or comes with something. */
export const HARMLESS_FREE: Patterns = {
  withoutBother: /\b(?:stress|hassle|worry|care|traffic|crowd|car|smoke|plastic)[- ]free\b/gi,
  withoutCrowds: /\bfree of (?:cars|crowds|traffic)\b/gi,
  callFree: /\btoll[- ]free (?:number|line|helpline)\b/gi,
  feelFree: /\bfeel free\b/gi,
  ownTime:
    /(?<!\b(?:\d+|one|two|three|four|five|six|seven|extra|get|gets|win)\s+(?:(?:an?|your|more|extra|full)\s+)?)\bfree (?:time|days?|hours?|mornings?|afternoons?|evenings?)\b(?! of\b| with (?:any|each|every|your)\b)/gi,
};

/** A number in digits or words, without percentages. */
const COUNT = String.raw`(?:one|two|three|\d)\b(?![.,]?\d*\s*(?:%|per ?cent\b|pc\b|pct\b))`;

export const GIFTS: Patterns = {
  free: /\b(?:free(?:bies?)?|gratis|complimentary|muft)\b|मुफ़्त|मुफ्त|निःशुल्क|नि:शुल्क|फ्री|ফ্রি|বিনামূল্যে|উপহার/iu,
  treat: /\b(?:on the house|on us|our treat|gifts?|gifted|give-?aways?)\b/i,
  worthMoney: /\b(?:bonus(?:es)?|cash ?-?backs?|vouchers?|coupons?|promo codes?)\b/i,
  withoutCost: /\b(?:(?:at )?(?:no|zero) (?:extra |additional )?|without (?:extra |any )?)(?:cost|charge)\b/i,
  getOne: new RegExp(
    String.raw`\b(?:buy|book) (?:one|two|three|\d),? (?:and )?get ${COUNT}|\bget (?=one|1)${COUNT}`,
    'i',
  ),
  twoForOne:
    /\bbogo\b|\b(?:two|2|three|3)[- ]?for[- ]?(?:the price of )?(?:one|1|two|2)\b|\b(?:one|1) ?\+ ?(?:one|1)\b/i,
  privilege: /\b(?:up-?grad(?:e|es|ed|ing)|vip|lounge|priority)\b/i,
};

/** Promises besides a lower price. */
export const PROMISES: Patterns = {
  bestPrice: /\b(?:(?:best|lowest|cheapest) (?:prices?|rates?|fares?|deals?)|price match)\b/i,
  moneyBack: /\b(?:guarantee[ds]?|money[- ]back|refund\w*|cancel\w*|no questions asked)\b/i,
  speed: /\b(?:instant\w*|real[- ]?time)\b/i,
  allHours: /\b(?:24 ?[/x×] ?7|round the clock)\b/i,
  tips: /\bpacking tips?\b/i,
};
