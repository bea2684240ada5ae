/** Dragging in the editor of a plan, and adding a sight from the map. */
export const tripEditor = {
  doesNotFit: 'Does not fit',
  exchange: 'Exchange days',
  sightsOfDay: ({ day }: { day: number }) => `Sights of day ${day}`,
  /** On a day that takes no drop. */
  noDrop: { locked: 'Locked', 'no-such-day': 'On the way', 'other-town': 'Other town' },
  placedAt: ({ sight, day, time }: { sight: string; day: number; time: string }) => `${sight}: day ${day}, ${time}.`,
  mapOfDay: ({ day }: { day: number }) => `Map of day ${day} and of the sights that can be added`,
  mapKeys: { planned: 'On this day', fits: 'Fits', fitsNot: 'Something must be left out' },
  whichDay: 'Day',
  fromSight: ({ time, sight }: { time: string; sight: string }) => `${time} from ${sight}`,
  fromStay: ({ time }: { time: string }) => `${time} from where you stay`,
  open: ({ hours }: { hours: readonly string[] }) => `Open ${hours.join(', ')}`,
  openAlways: 'Open at all hours',
  closedThatDay: 'Closed on this day',
  onlySight: 'The only sight of the day',
  firstSight: 'Best as the first of the day',
  afterSight: ({ sight }: { sight: string }) => `Best after ${sight}`,
  moreTravel: ({ time }: { time: string }) => `${time} more on the way`,
  noMoreTravel: 'no more on the way',
  addHere: ({ day }: { day: number }) => `Add to day ${day}`,
} as const;
