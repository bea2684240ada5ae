import type { Itinerary } from '../planner/types.ts';
import { daysOf, ridesOf, type Scope } from './names-of-plan.ts';
import type { TextProblem } from './word-problem.ts';

/** Claims that no text may make, because no code has verified them, or because they are out of place here. */
const CLAIMS: readonly RegExp[] = [
  // Money
  /\b(?:rs|inr|usd|rupees?|paise|dollars?|euros?|money|cash|cashback|wallet|price[sd]?|pricing|priceless|pricey|cost(?:s|ly|ing)?|fees?|airfares?|fares|taxe?s?|gst|toll|tariff)\b/gi,
  /\bfare\b(?<!\b(?:local|simple|street|coastal|traditional|hearty|village|festive|vegetarian) fare)/gi,
  /\bpay(?:s|ing|ment|ments)?\b(?! (?:your |one's |our |their )?(?:respects|homage|a visit|attention))/gi,
  /\b(?:charge[sd]?|discount\w*|coupons?|vouchers?|promo\w*|refund\w*|cancel\w*|rebate\w*|emi|instal?lments?|deposits?|invoices?)\b/gi,
  /\b(?:cheap\w*|inexpensive|expensive|affordabl\w*|budget\w*|economical|bargain(?! for| over|ing)|savings?|saves?|(?:best|low|lowest|great|good) (?:price|rate|value|deal)s?|value for)\b/gi,
  /\bdeals?\b(?<!(?:good|great) deal)/gi,
  /\b(?:(?:special|limited|exclusive|today's|best|great|our|this|an|the|no|every) offers?|on offer|offer (?:ends|price|valid|code))\b/gi,
  /\b(?:complimentary|gratis|no[- ]charge|included|inclusive|all-in|upgrade[sd]?|freebies?|gifts? (?:card|voucher))\b/gi,
  // Promises
  /\b(?:guarantee\w*|warrant(?:y|ies)|promise[sd]?|assured?|certain to|sure to|bound to|certified|official(?:ly)?|licen[sc]ed|government-\w+|approved|authori[sz]ed|verified|validated|award-?winning|top-rated|unlimited|exclusive(?:ly)?|vip|(?<!(?:without|no|any|to|in a|of) )hurry|last chance|limited time|act now|do not miss|don['’]t miss)\b/gi,
  // Rules, papers, authorities
  /\b(?:permits?|visas?|passports?|insur\w*|legal\w*|illegal\w*|tickets?|safe(?:ly|ty|st|r)?|unsafe|secur(?:e|ity)|danger\w*|risk\w*|crime)\b/gi,
  /\b(?:book(?:s|ed|ing|ings)? (?:now|today|ahead|early|online|it|this|with|your|a|the|through|via|direct\w*)|bookings?|booked|reserv(?:ed|ations?)|reserve (?:now|a|your)|confirmed|confirmation|sold out|available|availability)\b(?! (?:forest|park))/gi,
  /\b(?:doctors?|medical\w*|medicines?|medications?|hospital|clinic|cures?|heal(?:s|ing|ed|th\w*)?|therap\w*|vaccin\w*|disease|illness|sickness|pregnan\w*|treatments?|diagnos\w*|oxygen)\b/gi,
  // Hours and weather
  /\b(?:opening (?:hours?|times?|days?)|closing (?:hours?|times?|days?)|reopen\w*|closes(?! (?:the|a|this) (?:day|morning|evening|trip|circle|loop))|(?:is|are|be|stays?|remains?|keeps?|now|always|specially|forced) (?:open(?:ed)?|closed|shut)|open(?:s)? (?:at|until|till|from|daily|on|all|every|round|around|late|early|for|today|tomorrow|despite|even)|closed (?:on|for|at|until|from|to visitors)|skip the (?:queue|line)s?|no queues?)\b/gi,
  /\b(?:weather|sunny|sunshine|rain(?:s|y|fall|ing)?|rain-free|cloudless|clear (?:sky|skies|days?)|forecast|temperatures?|degrees|snowfall|fresh snow|humid\w*|storms?|cyclones?)\b/gi,
  // Addresses
  /\b(?:https?|www|e-?mail\w*|whats-?app|telegram|websites?|web ?page|url|links?|click|qr|subscribe|sign (?:up|in)|log ?in|phone|call (?:us|now|me)|contact|helpline|dot com|passwords?|otp|pin code|card number|cvv|account number|upi|bank (?:account|details|transfer))\b/gi,
  // The narrator, and role play
  /\b(?:i|i'm|i’m|i've|i’ve|i'll|we|we're|we’re|our|ours|us|me|my|mine|myself)\b/gi,
  /\b(?:you are (?:an?|the|now)|copy-?writers?|agency|agents?|titles?|descriptions?|sentences?|facts?|materials?|inputs?|outputs?|answer(?:s|ed)?|keys? (?:is|are)|sk-\w+|prompts?|instruct(?:ed|ions?)|system (?:message|prompt|override|note|instruction)|assistant|chat-?bot|(?:large |ai )?language models?|(?:this|the|an? ai|as a) model|artificial intelligence|neural|trained|training data|tokens?|json|null|schema|api|sql|database|script|javascript|override|overrid(?:den|ing)|bypass\w*|jailbreak\w*|ignore|ignor(?:ed|ing)|disregard\w*|guidelines?|polic(?:y|ies)|admin\w*|developers?|debug|sudo|previous (?:text|message|rules)|(?:the|your|my|all|no|these) rules|request(?:ed|s)?|the user|apologi[sz]e|apologies|sorry|cannot|can['’]?t|unable|as asked|at your command|secret (?:key|word|code)|base64|rot13|decode[sd]?|encode[sd]?|verifier|checker|checks)\b/gi,
  // Repeated instructions
  /\b(?:you (?:name|describe|read|pick|wrote|write|answer|choose)\b|documents?|data\b|travel site|planned trips?|user message|british english|plain sentences|sentence case|mark-?up|emojis?|quotation marks?|exclamation marks?|capitals only|superlatives?|invent(?:ed|s)?|answer with|say nothing|no other (?:place|trip|hotel|fact)|the very (?:number|word)|same (?:form|number)|has no authority|listed themes|(?:was|were) refused|write (?:numbers|it|those|them|only|again|from)|begin with what)/gi,
  // Other sellers and sources
  /\b(?:emporiums?|showrooms?|outlets?|dealers?|wholesale\w*|shop at|(?:gift|souvenir|online|our|the) stores?|dot (?:com|in|org|net|co|example|io|xyz)|slash|tell (?:them|him|her|everybody|everyone|people)|the real plan)\b/gi,
  // Unsuitable topics
  /\b(?:sex\w*|porn\w*|nude\w*|escorts?|drugs?|cannabis|cocaine|opium|kill\w*|terror\w*|hate[sd]?|idiots?|stupid|casino\w*|gambl\w*|bitcoin\w*|crypto\w*|loan|lottery|winner|damn|hell)\b/gi,
  /\b(?:(?:five|four|three|seven|[1-7])-star|\bstar-rated)\b/gi,
];

/** "Free" is a claim about a thing, but not about time, or about a street without cars. */
const FREE = /\bfree(?:ly)?\b/gi;
const HARMLESS_FREE =
  /(?:car|traffic|crowd|motor|vehicle)[- ]free|(?:afternoons?|evenings?|mornings?|days?) (?:is|are|stays?|remains?)(?: left| kept)? free|(?:left|leaves?|keeps?|kept) (?:the |an? )?(?:afternoon |evening |morning |day )?free|free (?:of (?:cars|traffic|motors)|afternoons?|evenings?|mornings?|hours?|days?|time|to (?:wander|roam|linger|stroll|rest))/gi;

/** Words that are true only if the plan supports them. */
interface Condition {
  readonly pattern: RegExp;
  readonly holds: (scope: Scope) => boolean;
}

const rodeBy = (scope: Scope, test: (ride: Itinerary['journeys'][number]['rides'][number]) => boolean): boolean =>
  ridesOf(scope).some(test);
const stopsOf = (scope: Scope) => daysOf(scope).flatMap(({ stops }) => stops);

const DAWN_UNTIL = 480;
const DUSK_FROM = 1005;

const CONDITIONS: readonly Condition[] = [
  {
    pattern:
      /\b(?:flights?(?! of)|fly (?:to|in|into|out|home|back|down|up|from)|flying (?:to|in|into|out|home|back)|planes?|airplanes?|by air|airborne)\b/gi,
    holds: (scope) => rodeBy(scope, ({ mode }) => mode === 'flight'),
  },
  {
    pattern: /\b(?:night|overnight|sleeper) (?:trains?|rail|express)\b|\bby sleeper\b/gi,
    holds: (scope) => rodeBy(scope, ({ mode, overnight }) => mode === 'train' && overnight),
  },
  {
    pattern: /\bovernight (?:coach|bus|ride|journey)\b|\bnight bus\b/gi,
    holds: (scope) => rodeBy(scope, ({ overnight }) => overnight),
  },
  {
    pattern: /\b(?:sunrise|dawn|daybreak|first light|before breakfast)\b/gi,
    holds: (scope) =>
      stopsOf(scope).some(({ kind, start }) => (kind === 'visit' || kind === 'ride') && start < DAWN_UNTIL),
  },
  {
    pattern: /\b(?:sunsets?|dusk|sundown|twilight|nightfall|after dark)\b/gi,
    holds: (scope) => stopsOf(scope).some(({ kind, end }) => (kind === 'visit' || kind === 'ride') && end >= DUSK_FROM),
  },
  {
    pattern: /\b(?:luxur\w*|opulent|lavish|five-star)\b/gi,
    holds: ({ itinerary }) => itinerary.variant.tiers.hotel === 'luxury',
  },
];

/** Returns the unverified claims of a text. Names of the plan are removed before. */
export function checkClaims(text: string, scope: Scope): readonly TextProblem[] {
  const freed = text.replace(HARMLESS_FREE, ' ');
  const found = [
    ...CLAIMS.flatMap((pattern) => [...text.matchAll(pattern)]),
    ...freed.matchAll(FREE),
    ...CONDITIONS.filter(({ holds }) => !holds(scope)).flatMap(({ pattern }) => [...text.matchAll(pattern)]),
  ];
  return found.map(([words]) => ({ kind: 'claim', found: words }));
}
