import type {
  CorrectionForm,
  OfficePlace,
  OfficeSight,
  PlaceCorrection,
} from '../../../contracts/place-corrections.ts';
import type { PlaceCandidate } from '../../../contracts/place-imports.ts';
import { addDays, dayInIndia, isYearly } from '../../../core/dates.ts';
import type { Correctable } from '../../../core/places/corrections.ts';
import { newKey } from '../ui/editor/new-key.ts';

/** What an admin wants to correct. */
export interface CorrectionAsked {
  readonly fact: Correctable;
  readonly place: OfficePlace;
  /** Null for a fact of the place itself, and for a new sight. */
  readonly sight: OfficeSight | null;
  /** The correction in force; null for none. */
  readonly before: PlaceCorrection | null;
  /** What is known already of a new sight. */
  readonly found?: PlaceCandidate;
}

export interface RangeDraft {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** The fields of all facts: each form shows its own. */
export interface CorrectionDraft {
  readonly hours: string;
  readonly names: string;
  /** Numbers of weekdays as texts. */
  readonly weekdays: readonly string[];
  readonly fee: number | null;
  readonly minutes: number | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly ranges: readonly RangeDraft[];
  readonly name: string;
  readonly about: string;
  readonly themes: readonly string[];
  readonly indoor: boolean;
  readonly score: string;
  readonly source: string;
  readonly why: string;
}

/** Returns a closure to fill in. */
export const newRange = (fact: Correctable): RangeDraft => {
  const today = dayInIndia(Date.now());
  const [from, to] = fact === 'season' ? ['06-01', '09-30'] : [today, addDays(today, 7)];
  return { key: newKey(), from, to, reason: '' };
};

/** Returns the closures of every year, or those of single days. */
function rangesOf({ fact, place, sight, before }: CorrectionAsked): readonly RangeDraft[] {
  if (fact === 'closures') {
    const known = before?.fact === 'closures' ? before.value : [];
    return known.length > 0 ? known.map((range) => ({ ...newRange(fact), ...range })) : [newRange(fact)];
  }
  if (fact !== 'season') return [];
  const yearly = (sight?.closedRanges ?? place.closures).filter(isYearly);
  return yearly.map((range) => ({ ...newRange(fact), ...range }));
}

/** Returns the fields with what is known now. */
export function draftOf(asked: CorrectionAsked): CorrectionDraft {
  const { sight, found } = asked;
  return {
    names: asked.before?.fact === 'names' ? asked.before.value.join(', ') : '',
    hours: sight?.open.join(', ') ?? '09:00-18:00',
    weekdays: sight?.closedWeekdays.map(String) ?? [],
    fee: sight?.feeRupees ?? 0,
    minutes: sight?.minutes ?? 60,
    lat: sight?.lat ?? found?.lat ?? null,
    lon: sight?.lon ?? found?.lon ?? null,
    ranges: rangesOf(asked),
    name: found?.name ?? '',
    about: '',
    themes: [],
    indoor: false,
    score: '55',
    source: found?.address ?? '',
    why: '',
  };
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

type Value = CorrectionForm['value'];

/** Returns what is sent as the value; what is missing is sent as it is: the server reports it. */
function sentValue(fact: Correctable, draft: CorrectionDraft): unknown {
  const { fee, minutes, lat, lon, name, about, themes, indoor } = draft;
  const closedWeekdays = draft.weekdays.map(Number).toSorted();
  switch (fact) {
    case 'hours':
      return partsOf(draft.hours);
    case 'names':
      return partsOf(draft.names);
    case 'closedDays':
      return closedWeekdays;
    case 'fee':
      return fee;
    case 'duration':
      return minutes;
    case 'position':
      return { lat, lon };
    case 'season':
    case 'closures':
      return draft.ranges.map(({ from, to, reason }) => ({ from, to, reason }));
    case 'hidden':
      return true;
    case 'sight': {
      const open = partsOf(draft.hours);
      const score = Number(draft.score);
      return { name, about, lat, lon, minutes, open, closedWeekdays, feeRupees: fee, themes, indoor, score };
    }
  }
}

export const formOf = ({ fact, before }: CorrectionAsked, draft: CorrectionDraft): CorrectionForm =>
  ({
    fact,
    value: sentValue(fact, draft) as Value,
    source: draft.source,
    why: draft.why,
    replaces: before?._id ?? null,
  }) as CorrectionForm;

/** The field of each fact, for its problems. */
const FIELD_OF: Readonly<Record<Correctable, keyof CorrectionDraft>> = {
  hours: 'hours',
  closedDays: 'weekdays',
  fee: 'fee',
  duration: 'minutes',
  position: 'lat',
  season: 'ranges',
  closures: 'ranges',
  names: 'names',
  hidden: 'why',
  sight: 'name',
};

const FIELD_OF_SIGHT: Readonly<Record<string, keyof CorrectionDraft>> = {
  open: 'hours',
  closedWeekdays: 'weekdays',
  feeRupees: 'fee',
};

/** Returns the draft's field of a field of the API's form: `value.0`, `value.open.0`, `why`. */
export function fieldOf(fact: Correctable, field: string): string {
  const [first, second = ''] = field.split('.');
  if (first !== 'value') return field;
  if (fact === 'position' && second !== '') return second;
  if (fact !== 'sight' || second === '') return FIELD_OF[fact];
  return FIELD_OF_SIGHT[second] ?? second;
}
