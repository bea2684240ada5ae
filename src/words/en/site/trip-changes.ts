import { type Day, dayInIndia } from '../../../core/dates.ts';
import type { HotelTier } from '../../../core/gazetteer/types.ts';
import type { AlternativeKind, NoAlternative } from '../../../core/planner/alternatives/kinds.ts';
import type { Variant } from '../../../core/planner/types.ts';
import type { CheckId } from '../../../core/planner/verifier/checks.ts';
import type { VersionOrigin } from '../../../core/trips.ts';
import { timeInIndia } from '../../clock.ts';
import { alternativeKinds, mainWays, noAlternatives, roomTiers } from '../planner/alternatives.ts';
import { broken } from '../planner/broken.ts';
import { checks } from '../planner/checks.ts';
import { inTown, joinNames, plural } from '../planner/grammar.ts';
import { dates } from './dates.ts';

const more = (amount: number): string => (amount > 0 ? 'more' : 'less');

/** Other ways to make a trip, its versions, and what is different in a plan. */
export const tripChanges = {
  title: 'Make it another way',
  hint: 'You see what changes first, then you take it or leave it.',
  kind: ({ kind }: { kind: AlternativeKind }) => alternativeKinds[kind],
  about: {
    cheaper: 'The same days for at least 5% less: other rooms or transport, or fewer tickets.',
    slower: 'One sight less on each day that has several.',
    shorter: 'The trip with one day less, keeping the best of it.',
    'less-walking': 'Without sights that are strenuous or have many steps.',
    'rainy-day': 'Sights under a roof in place of those in the open.',
    later: 'The same trip a day later, with the trains, prices and closing days of its new dates.',
  },
  rainOn: 'When does it rain?',
  allDays: 'On all days',
  dayOption: ({ day, date }: { day: number; date: Day }) => `Day ${day}, ${dates.day(date)}`,
  searching: 'Looking for such a plan',
  none: ({ because, reason }: { because: NoAlternative; reason: string | null }) => reason ?? noAlternatives[because],
  noneTitle: 'There is no such plan.',
  offline: 'No connection. The site has to plan the trip again for this.',
  busy: 'Many trips are being planned at the moment. Please try again in a moment.',
  failed: 'That did not work. Please try again.',
  elsewhere: 'This trip was changed elsewhere in the meantime. Close the editor and open it again.',
  changed: 'The plan has changed since. This is what it is now.',
  again: 'Try again',
  take: 'Take it',
  taking: 'Saving it',
  leave: 'Leave it',
  asEdit: 'It is a change like your own: undo takes it back, and Save keeps it.',
  atOnce: 'It is saved at once. The plan as it is now stays among the versions.',
  same: 'Nothing is different.',

  difference: {
    onDay: ({ day, gone, come }: { day: number; gone: readonly string[]; come: readonly string[] }) =>
      `Day ${day}: ${[
        ...(gone.length > 0 ? [`${joinNames(gone)} out`] : []),
        ...(come.length > 0 ? [`${joinNames(come)} in`] : []),
      ].join(', ')}`,
    gone: ({ day, names }: { day: number; names: readonly string[] }) => `Day ${day}, out: ${names.join('; ')}`,
    come: ({ day, names }: { day: number; names: readonly string[] }) => `Day ${day}, in: ${names.join('; ')}`,
    moved: ({ name, from, to }: { name: string; from: number; to: number }) => `${name}: day ${to}, not day ${from}`,
    length: ({ name, time, isLonger }: { name: string; time: string; isLonger: boolean }) =>
      `${name}: ${time} ${isLonger ? 'longer' : 'shorter'}`,
    reordered: ({ day }: { day: number }) => `Day ${day}: another order`,
    locks: 'Other sights are locked',
    days: ({ days }: { days: number }) => `${plural(Math.abs(days), 'day')} ${days > 0 ? 'longer' : 'shorter'}`,
    starts: ({ days }: { days: number }) => `Starts ${plural(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`,
    dates: ({ start, end }: { start: Day; end: Day }) => dates.span(start, end),
    nights: ({ name, nights }: { name: string; nights: number }) =>
      `${plural(Math.abs(nights), 'night')} ${more(nights)} ${inTown(name)}`,
    hotels: ({ from, to }: { from: HotelTier; to: HotelTier }) => `${roomTiers[to]} in place of ${roomTiers[from]}`,
    transport: ({ from, to }: { from: Variant['transport']; to: Variant['transport'] }) =>
      `${mainWays[to]} in place of ${mainWays[from]}`,
    samePrice: 'The same price',
    each: ({ price, isMore }: { price: string; isMore: boolean }) => `${price} ${isMore ? 'more' : 'less'} each`,
    inAll: ({ price, travellers }: { price: string; travellers: number }) =>
      travellers === 1 ? 'for one traveller' : `${price} for all ${travellers}`,
    part: ({ name, price, isMore }: { name: string; price: string; isMore: boolean }) =>
      `${name}: ${price} ${isMore ? 'more' : 'less'}`,
    out: ({ time, isMore }: { time: string; isMore: boolean }) => `${time} ${isMore ? 'more' : 'less'} out and about`,
    mended: ({ check }: { check: CheckId }) => `Now true: ${checks[check]}`,
    broken: ({ check }: { check: CheckId }) => broken({ check }),
  },

  versions: {
    open: 'Versions',
    title: 'Versions of this trip',
    loading: 'Loading the versions',
    notLoaded: 'The versions could not be loaded.',
    none: 'There are no versions yet. Each time you save, the plan before stays here.',
    unsaved: 'You have changes that are not saved. Save or discard them before you bring a version back.',
    name: ({ revision }: { revision: number }) => (revision === 0 ? 'First version' : `Version ${revision}`),
    savedAt: ({ instant }: { instant: number }) => `${dates.day(dayInIndia(instant))}, ${timeInIndia(instant)}`,
    made: ({ made, restored }: { made: VersionOrigin | null; restored: number | null }) => {
      if (made === 'kept') return 'As you kept it';
      if (made === 'brought-back' && restored !== null)
        return restored === 0 ? 'The first version, brought back' : `Version ${restored}, brought back`;
      if (made === null || made === 'edited' || made === 'brought-back') return 'Changed by you';
      return alternativeKinds[made];
    },
    today: 'The plan now',
    price: ({ price }: { price: string }) => `${price} each`,
    look: ({ revision }: { revision: number }) =>
      revision === 0 ? 'Look at the first version' : `Look at version ${revision}`,
    day: ({ day, date }: { day: number; date: Day }) => `Day ${day}, ${dates.day(date)}`,
    noSights: 'On the way',
    bringBack: ({ revision }: { revision: number }) =>
      revision === 0 ? 'Bring the first version back' : `Bring version ${revision} back`,
    bringing: 'Bringing it back',
    gone: 'It cannot be brought back: its plan or one of its sights is not there any more.',
  },
} as const;
