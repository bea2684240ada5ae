import type { Theme } from '../gazetteer/types.ts';
import type { Pace } from '../planner/types.ts';
import type { AvoidedKind, Diet, StayKind, TransportWish } from '../planner/wishes.ts';

/*
 * The nouns in which travellers in India write their wishes: English, and the usual Hindi and Bengali in Latin letters
 * and in their own. Longer phrases stand before the shorter ones that they contain.
 */

export const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  ek: 1,
  two: 2,
  do: 2,
  dui: 2,
  three: 3,
  teen: 3,
  tin: 3,
  four: 4,
  char: 4,
  chaar: 4,
  five: 5,
  paanch: 5,
  panch: 5,
  six: 6,
  chhe: 6,
  seven: 7,
  saat: 7,
  eight: 8,
  aath: 8,
  nine: 9,
  ten: 10,
};

/** What negates the noun after it, within three words. */
export const NEGATION =
  'no|not|never|avoid|avoiding|without|skip|skipping|hate|hates|don ?t (?:want|like)|do not (?:want|like)|dont (?:want|like)|cannot|can ?t|cant|afraid of|bina|except|less|fewer';
/** What negates the noun before it. */
export const NEGATION_AFTER = 'nahi+n?|nahin|mat|na|noi|noy|chai na|नहीं|না';

export const DIET_NOUNS: readonly (readonly [string, Diet])[] = [
  [
    'no onion (?:and |or )?(?:no )?garlic|without onion (?:and |or )?garlic|jain(?: food| meals?| family)?|जैन|জৈন',
    'jain',
  ],
  ['vegan(?:s)?', 'vegan'],
  ['halal(?: food| meat| only)?|हलाल|হালাল', 'halal'],
  ['no alcohol|no drinking|no liquor|without alcohol|teetotal(?:l?ers?)?|sharab nahi+n?', 'no-alcohol'],
  [
    '(?:pure |strict |only )?veg(?:etarian|gie)?s?(?: only| food| meals?)?|shakahari|niramish|शाकाहारी|নিরামিষ',
    'vegetarian',
  ],
];

/** Food that contradicts a diet without meat. */
export const MEAT = 'non ?-?veg(?:etarian)?|sea ?food|fish|prawns?|chicken|mutton|meat|kebabs?|machh?|मछली|মাছ';

export const TRANSPORT_NOUNS: readonly (readonly [string, TransportWish])[] = [
  [
    'raat (?:ki|wali) train nahi+n?|(?:no|without|avoid|skip|not by|bina) (?:overnight|night) trains?|(?:only day|day) trains? only|only day trains?',
    'no-night-trains',
  ],
  [
    '(?:no|without|avoid|bina) (?:flights?|flying|planes?|air travel)|(?:don ?t|do not|dont|cannot|can ?t|won ?t) (?:want to )?fly|(?:afraid|scared) of (?:flights?|flying)|(?:only by|by) trains? only|only (?:by )?trains?|train se hi|flights? (?:nahi+n?|noi?)|not (?:by )?flights?',
    'no-flights',
  ],
  [
    '(?:our|my|in own|own|apni|nijer|personal) (?:car|gaa?di|gaa?ri)|self ?-?driv(?:e|ing)|by (?:own |our )?car|driving ourselves',
    'own-car',
  ],
];

export const STAY_NOUNS: readonly (readonly [string, StayKind])[] = [
  ['home ?-?stays?', 'homestay'],
  ['house ?-?boats?', 'houseboat'],
  ['heritage (?:hotels?|stays?|rooms?|propert(?:y|ies))|palace hotels?|havelis?|in a palace', 'heritage'],
  ['camp(?:s|ing|site)?|tents?|glamping|tent me', 'camp'],
  ['hostels?|dorm(?:s|itor(?:y|ies))?|dharam ?shalas?', 'dormitory'],
  ['hotels?', 'hotel'],
];

export const PACE_NOUNS: readonly (readonly [string, Pace])[] = [
  [
    '(?:not|nothing|isn ?t) (?:too |so |very )?(?:hectic|rushed|packed|tiring)|no (?:rush|hurry)|relax(?:ed|ing)?(?: pace| trip| days?)?|leisurely|laid ?-?back|slow(?:ly)?(?: pace)?|easy ?-?going|(?:an? )?easy pace|aa?ram se|dhire(?: dhire)?|chill|unhurried',
    'relaxed',
  ],
  [
    'packed(?: days?| schedule| trip)?|full days?|as much as possible|see (?:everything|it all)|cover everything|hectic is (?:fine|ok)',
    'full',
  ],
  ['balanced(?: pace)?|medium pace', 'balanced'],
];

/** Nouns of things to see: the theme that they ask for, and the kind that they avoid when negated. */
export const SIGHT_NOUNS: readonly {
  readonly words: string;
  readonly theme?: Theme;
  readonly avoid?: AvoidedKind;
}[] = [
  { words: 'trek(?:s|king)?|hik(?:es?|ing)|climb(?:s|ing)?|steep walks?|chadhai', theme: 'adventure', avoid: 'treks' },
  { words: 'museums?|galleries|jadughar', theme: 'museum', avoid: 'museums' },
  { words: 'temples?|mandirs?|pilgrimage|shrines?|darshan|tirth|मंदिर|মন্দির', theme: 'spiritual', avoid: 'temples' },
  { words: 'shopping|markets?|bazaars?|bazars?|malls?', theme: 'market', avoid: 'markets' },
  { words: 'beach(?:es)?|sea ?side', theme: 'beach', avoid: 'beaches' },
  { words: 'wild ?life|safaris?|zoos?|tigers?|animals', theme: 'wildlife', avoid: 'wildlife' },
  { words: 'ferr(?:y|ies)|boat rides?|boats?', avoid: 'ferries' },
  { words: 'forts?|palaces?|history|historical(?: places?)?|heritage|monuments?|old quarters?', theme: 'heritage' },
  { words: 'street food|local food|food(?:ie)?|khana', theme: 'food' },
  { words: 'nature|forests?|greenery|countryside', theme: 'nature' },
  { words: 'views?|view ?points?|sunsets?|scenery', theme: 'viewpoint' },
  { words: 'lakes?|waterfalls?|rivers?|backwaters', theme: 'water' },
  { words: 'gardens?|tea estates?|plantations?', theme: 'garden' },
  { words: 'adventure|rafting|paragliding|sports', theme: 'adventure' },
  { words: 'culture|crafts?|music|dance', theme: 'culture' },
];

/** What is avoided whenever it is named with a negation, or says so by itself. */
export const AVOID_NOUNS: readonly (readonly [negated: string, alone: string | null, AvoidedKind])[] = [
  [
    'early (?:mornings?|starts?|rising|wake ?ups?)|wak(?:e|ing) up early|get(?:ting)? up early|subah jaldi(?: uthna)?',
    'late mornings?|late risers?|(?:like|love)s? to sleep in',
    'early-starts',
  ],
  [
    '(?:too )?long (?:drives?|journeys?|car rides?|road trips?|rides?)|much (?:driving|road)|lamba safar',
    null,
    'long-drives',
  ],
  ['(?:high )?altitudes?|heights?|high places?|oonchai', 'altitude sickness|low altitude', 'heights'],
  [
    '(?:too )?(?:crowd(?:s|ed)?(?: places?)?|rush(?:ed places?)?|touristy(?: places?)?)|bhee?d',
    'quiet(?: places?)?|off ?-?beat|uncrowded|peaceful',
    'crowds',
  ],
];

/** Words that ask for nothing by themselves. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or but with of in on at to for from by is are am be we i me my our us you your it its this that these those ' +
    'will would want wants wanted like likes love loves need needs prefer please only also too very so just some any all ' +
    'see visit visiting must go going come coming have has having do does can could should trip travel travelling ' +
    'traveling holiday vacation tour plan planning day days food meal meals eat eats eating people person persons ' +
    'there here then than as if not no without avoid hai hain ho ke ki ka ko se me mein aur hum humlog hamare log chahiye chai ' +
    'amra ami amar amader o sathe saath wala wali dekhna dekhte jana jete lage baje tak time home ghar back return ' +
    'returning reach start starting leave leaving after before around about pm am clock family good nice best more most ' +
    'much many few little bit where which who what when how lot lots stay stays staying room rooms place places sight ' +
    'can t don s m re d ll sights great thanks thank old years year aged age being still get getting along together bring bringing'
  ).split(' '),
);
