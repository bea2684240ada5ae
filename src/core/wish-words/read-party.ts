import type { Party } from '../planner/wishes.ts';
import { NUMBER, numberOf, type WishText } from './wish-text.ts';

/** Who travels, as a text says it. */
export interface ReadParty {
  readonly party: Party;
  readonly words: readonly string[];
  /** True when children are named without their ages. */
  readonly lacksAges: boolean;
}

const PAIRS =
  'grand ?parents?|nana nani|dada dadi|thakur(?:da)? thakuma|(?:mummy|mom|mum|ma|maa|mother) (?:and |aur |o |, )?(?:papa|dad|baba|father)|parents|in ?-?laws|maa baap|ma baba|baba ma|माता पिता|মা বাবা|বাবা মা';
const ONE_ELDER =
  '(?:grand ?)?(?:mother|father)(?: in law)?|mom|mum|mummy|maa|dad|papa|dadi|dada|nani|nana|thakuma|dida|thakurda|मां|मा|মা|বাবা';
const WITH = '(?:(?:along |together )?with |and |aur |, )?';
const OUR = '(?:my |our |old |aged |elderly |amar |mere |hamare |apne |the |two |both )*';

/** The words between the ages of several children. */
const AGES = '(\\d{1,2}(?: ?(?:,|and|&|aur|o) ?\\d{1,2})*)';
const YEARS = '(?: ?-? ?(?:years?|yrs?|yr|y|saal|bochhor|bachhar)(?: ?-? ?olds?)?(?: (?:ka|ki|er))?)';
const CHILD =
  '(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|bac+h+[ae]|bachch?[ae]|bachon|beta|beti|chhele|meye|बच्चा|बच्चे|বাচ্চা)';

const agesIn = (text: string | undefined): readonly number[] => (text?.match(/\d{1,2}/g) ?? []).map(Number);

interface Found {
  readonly ages: readonly number[];
  readonly words: readonly string[];
  readonly lacksAges: boolean;
}

const ARTICLE = `(?:${NUMBER})`;

function readChildren(text: WishText): Found {
  const aged = [
    ...text.takeAll(`${WITH}(?:${ARTICLE} |my |our )*${CHILD} ?(?:,|of|aged?|age|is|are|\\()? ?${AGES}${YEARS}?`),
    ...text.takeAll(`${WITH}(?:an? |my |our |ek )?${AGES}${YEARS}(?: ${CHILD})?`),
  ];
  const babies = text.takeAll(`${WITH}(?:an? |my |our |ek )?(?:baby|infant|newborn)`);
  const toddlers = text.takeAll(`${WITH}(?:an? |my |our |ek )?toddler`);
  const unaged = text.takeAll(`${WITH}(?:${ARTICLE} |my |our |small |little |young )*${CHILD}`);
  return {
    ages: [
      ...aged.flatMap(({ groups }) => agesIn(groups.find((group) => group !== undefined))),
      ...babies.map(() => 1),
      ...toddlers.map(() => 2),
    ],
    words: [...aged, ...babies, ...toddlers].map(({ words }) => words),
    lacksAges: unaged.length > 0,
  };
}

interface Count {
  readonly count: number;
  readonly words: readonly string[];
}

function readElders(text: WishText): Count {
  const counted = text.takeAll(
    `${WITH}(${NUMBER}) (?:senior citizens?|seniors?|elders?|elderly(?: people| persons)?|old people)`,
  );
  const pairs = text.takeAll(`${WITH}${OUR}(?:${PAIRS})`);
  const single = text.takeAll(`${WITH}${OUR}(?:${ONE_ELDER}|senior citizen|an? elder)`);
  const sum = counted.reduce((total, { groups }) => total + (numberOf(groups[0]) ?? 1), 0);
  return {
    count: sum + 2 * pairs.length + single.length,
    words: [...counted, ...pairs, ...single].map(({ words }) => words),
  };
}

const COUPLE =
  'couple|honeymoon(?:ers)?|husband and wife|(?:me|i|myself) and my (?:wife|husband|partner|girl ?friend|boy ?friend)|my (?:wife|husband|partner) and (?:i|me)|(?:with )?my (?:wife|husband|partner)|pati patni|newly ?-?weds?|just the two of us';
const SOLO =
  '(?:i am |im )?(?:a )?(?:solo|single)(?: (?:female|woman|women|girl|lady|male|man|traveller|traveler|trip|travel))*|(?:i am |i m |travelling |traveling )?alone|by myself|akel[aie]|eka|just me|only me';

/** Returns how many adults a text says there are besides the elders; undefined when it does not say. */
function readAdults(text: WishText): Count | undefined {
  const all = [
    ...text
      .takeAll(
        `(?:we are |we re |group of |hum |amra )?(${NUMBER}) (?:adults?|people|persons?|pax|log|jan[ae]?|jon|friends?|dost|bondhu|girls|women|ladies|men|of us)`,
      )
      .map(({ groups, words }) => ({ count: numberOf(groups[0]) ?? 0, words })),
    ...text
      .takeAll(`(?:we are|we re|there are|hum|amra) (${NUMBER})`)
      .map(({ groups, words }) => ({ count: numberOf(groups[0]) ?? 0, words })),
    ...text.takeAll(COUPLE).map(({ words }) => ({ count: 2, words })),
    ...text.takeAll(SOLO).map(({ words }) => ({ count: 1, words })),
  ];
  return all.length === 0
    ? undefined
    : { count: Math.max(...all.map(({ count }) => count)), words: all.map(({ words }) => words) };
}

const WHEELCHAIR = '(?:in |on |uses? |with |needs? )?(?:an? )?wheel ?-?chairs?(?: users?| access(?:ible)?)?';
const LITTLE_WALKING =
  '(?:cannot|can ?t|cant|can not|does not|doesn ?t) (?:walk|climb)(?: (?:much|far|a lot|long|stairs))?|(?:bad|weak) knees?|knee (?:pain|problems?)|(?:little|less|not much|minimum|minimal) walking|walks? (?:little|slowly)|chal nahi+n? (?:sakt[aei]|pat[aei])';

function readMobility(text: WishText): { readonly mobility: Party['mobility']; readonly words: readonly string[] } {
  const chair = text.takeAll(WHEELCHAIR);
  const little = text.takeAll(LITTLE_WALKING);
  const words = [...chair, ...little].map((match) => match.words);
  return { mobility: chair.length > 0 ? 'wheelchair' : little.length > 0 ? 'little-walking' : 'full', words };
}

/** Returns the others where a text does not count them: as many as the form has, a traveller, or a pair with children. */
function countOthers(travellers: number, children: number, elders: number): number {
  const left = travellers - children - elders;
  return left > 0 ? left : children > 0 && elders === 0 ? 2 : 1;
}

/**
 * Returns who travels by a text. Parents and grandparents are elders and come on top of the others; without a number the
 * traveller alone, or as many as the form says, are the others. Undefined when the text names nobody.
 */
export function readParty(text: WishText, travellers: number): ReadParty | undefined {
  const { mobility, words: walking } = readMobility(text);
  const whole = text.take(`(?:we are |we re )?(?:an? )?(?:family|group|party) of (${NUMBER})`);
  const children = readChildren(text);
  const elders = readElders(text);
  const others = readAdults(text);
  const words = [
    ...(whole ? [whole.words] : []),
    ...(others?.words ?? []),
    ...children.words,
    ...elders.words,
    ...walking,
  ];
  if (words.length === 0 && !children.lacksAges) return undefined;
  const all = numberOf(whole?.groups[0]);
  const besides = others?.count ?? countOthers(travellers, children.ages.length, elders.count);
  const adults = Math.max(1, elders.count, all === undefined ? besides + elders.count : all - children.ages.length);
  return {
    party: { adults, children: children.ages, elders: elders.count, mobility },
    words,
    lacksAges: children.lacksAges,
  };
}
