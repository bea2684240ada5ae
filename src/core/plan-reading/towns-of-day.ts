import { nameKey } from '../names.ts';
import type { NameHit } from './find-names.ts';

/** What a text says one does in a town. */
export type TownRole = 'night' | 'to' | 'from' | 'via' | 'plain';

/** A town that a line names. */
export interface TownMention {
  readonly baseId?: string;
  readonly name: string;
  readonly role: TownRole;
  readonly hit: NameHit;
}

const nfc = (words: string): string => words.normalize('NFC');

const FROM_BEFORE =
  /\b(?:from|leave|leaving|depart|departing|departure|ex|check ?out (?:from|of)|goodbye to|adieu to|farewell to)[\s:-]{1,3}(?:the )?$/i;
const VIA_BEFORE = /\b(?:via|through|enroute|en route|on the way to|crossing|past)\s{1,2}$/i;
const TO_BEFORE =
  /\b(?:to|for|towards|into|reach|reaching|arrive|arrive at|arrive in|arriving in|arrival at|arrival in|arrival|back in|move to|next stop)[\s:-]{1,3}(?:the )?$/i;
const FROM_AFTER = new RegExp(nfc('^\\s?(?:से|থেকে|theke\\b|se\\b|ছেড়ে|chhor)'), 'iu');
const TO_AFTER = new RegExp(
  nfc(
    '^\\s?(?:के लिए|के लिये|पहुंच|पहुँच|जाना|जाएं|जाएंगे|रवाना|পৌঁছ|যাত্রা|যাব|যাওয়া|ke liye|pahunch|pahuch|jana\\b|jaenge|jayenge|jao\\b|pouch|jabo|jaoa)',
  ),
  'iu',
);
/** "Darjeeling Mail", "Jaipur flight": the town is in the name of a ride. */
const RIDE_AFTER = /^\s?(?:mail|express|rajdhani|shatabdi|duronto|flight|highway|road)\b/i;
const NIGHT_CLAUSE = new RegExp(
  nfc(
    'overnight(?! (?:train|bus|journey|flight|drive|travel))|night (?:stay|halt|at|in)|stay(?:ing)? (?:at|in|overnight|back|here|for)|\\bstay\\b|halt (?:at|in)|check[ -]?in|\\bsleep|\\braat\\b|\\bruk|tha?har|raatri|রাত|থাক|रात|ठहर|विश्राम|रुक',
  ),
  'iu',
);
const ON_BOARD = new RegExp(
  nfc(
    'overnight (?:train|bus|journey|flight)|night (?:train|bus|journey)|sleeper (?:bus|train)|board (?:the|your) (?:overnight|night)|raat ki (?:train|bus)|रात की (?:ट्रेन|बस|रेल)|রাতের (?:ট্রেন|বাস)',
  ),
  'iu',
);
const EXCURSION =
  /\b(?:excursion|day[ -]?trip|day tour|day out|and back|round trip|return by evening|half day tour)\b/i;
const WAY = /\bto\b|[-\u2013\u2014\u2192>]/i;
const CLAUSE_END = /[.;,:()|\u0964]|\band\b|\bthen\b/i;

/** Returns the part of a line around a place in which words belong together. */
function clauseAround(line: string, start: number, end: number): string {
  const before = line.slice(0, start);
  const cut = [...before.matchAll(/[.;()|\u0964]/g)].at(-1);
  const after = line.slice(end);
  const stop = CLAUSE_END.exec(after)?.index ?? after.length;
  return before.slice(cut ? cut.index + 1 : 0) + line.slice(start, end) + after.slice(0, stop);
}

/** Returns what a line says one does in the town that it names at a place. */
export function roleAt(line: string, start: number, end: number): TownRole {
  const [before, after] = [line.slice(Math.max(0, start - 40), start), line.slice(end, end + 24)];
  if (RIDE_AFTER.test(after)) return 'via';
  if (FROM_BEFORE.test(before) || FROM_AFTER.test(after)) return 'from';
  if (VIA_BEFORE.test(before)) return 'via';
  const clause = clauseAround(line, start, end);
  if (NIGHT_CLAUSE.test(clause)) return 'night';
  return TO_BEFORE.test(before) || TO_AFTER.test(after) ? 'to' : 'plain';
}

/** The towns of one line of a day. */
export interface LineTowns {
  readonly text: string;
  readonly isTitle: boolean;
  readonly mentions: readonly TownMention[];
}

/** Where the night after a day is spent, and whether its text says so. */
export type SaidNight = { readonly baseId: string; readonly isSaid: boolean } | 'on-board' | undefined;

const planned = (mentions: readonly TownMention[], ...roles: readonly TownRole[]): readonly string[] =>
  mentions.flatMap(({ baseId, role }) => (baseId !== undefined && roles.includes(role) ? [baseId] : []));

/** Returns true for the name of a town that is also what one sees from the town of the night before: "Kumbhalgarh". */
const isSeenFrom = ({ hit, role }: TownMention, before: string | undefined): boolean =>
  role === 'plain' && hit.places.some((place) => place.kind === 'sight' && place.sight.baseId === before);

function nightOfTitle({ text, mentions: all }: LineTowns, before: string | undefined): string | undefined {
  // "Agra - Jaipur" is a way, whatever its end is seen from.
  const isWay = all.length > 1 && WAY.test(text);
  const mentions = all.filter((each) => isWay || !isSeenFrom(each, before) || nameKey(text) === each.hit.key);
  const goals = planned(mentions, 'plain', 'to', 'night');
  if (EXCURSION.test(text)) {
    const [first] = planned(mentions, 'from', 'plain');
    return goals.length + planned(mentions, 'from').length > 1 ? first : before;
  }
  return goals.at(-1);
}

/** Returns where the night after a day is spent, by its lines and the night before; undefined where nothing says it. */
export function nightOfDay(lines: readonly LineTowns[], before: string | undefined): SaidNight {
  const all = lines.flatMap(({ mentions }) => mentions);
  const said = planned(all, 'night').at(-1);
  if (said !== undefined) return { baseId: said, isSaid: true };
  if (lines.some(({ text }) => ON_BOARD.test(text))) return 'on-board';
  const title = lines.find(({ isTitle }) => isTitle);
  const titled = title && nightOfTitle(title, before);
  if (titled !== undefined) return { baseId: titled, isSaid: true };
  if (lines.some(({ text }) => EXCURSION.test(text)) && before !== undefined) return { baseId: before, isSaid: false };
  const reached = planned(all, 'to').at(-1);
  if (reached !== undefined) return { baseId: reached, isSaid: true };
  const named = planned(
    all.filter((mention) => !isSeenFrom(mention, before)),
    'plain',
  );
  if (before !== undefined && (named.length === 0 || named.includes(before))) return undefined;
  const [only] = named;
  return only === undefined ? undefined : { baseId: only, isSaid: true };
}

const NIGHTS = nfc('n|nts?|nights?|raat|रात|रातें|রাত');
const NIGHTS_BEFORE = new RegExp(`(?<!\\d)(\\d{1,2}) ?(?:${NIGHTS})(?: (?:in|at|stay in|stay at))?[ :-]{0,3}$`, 'iu');
const NIGHTS_AFTER = new RegExp(`^ ?[-:(\u2013]{0,2} ?(\\d{1,2}) ?(?:${NIGHTS})(?![\\p{L}\\p{M}])`, 'iu');

/** Returns the nights that a text gives a town beside its name: "2N Jaipur", "Jaipur (2 nights)". */
export function nightsBeside(line: string, start: number, end: number): number | undefined {
  const [, count] =
    NIGHTS_AFTER.exec(line.slice(end, end + 20)) ??
    NIGHTS_BEFORE.exec(line.slice(Math.max(0, start - 24), start)) ??
    [];
  return count === undefined ? undefined : Number(count);
}
