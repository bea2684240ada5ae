import { plural } from '../planner/grammar.ts';

/** The days of a trip: what is now and next, and the rest of the day when something comes between. */
export const onTheWay = {
  today: ({ day }: { day: number }) => `Today, day ${day}`,
  now: 'Now',
  next: 'Next',
  until: ({ time }: { time: string }) => `until ${time}`,
  at: ({ time }: { time: string }) => `at ${time}`,
  freeUntil: ({ time }: { time: string }) => `Free until ${time}`,
  leave: ({ time }: { time: string }) => `Set out at ${time}`,
  leaveNow: 'Set out now',
  travel: ({ time }: { time: string }) => `${time} on the way`,
  board: ({ time }: { time: string }) => `there ${time} before it leaves`,
  done: 'Nothing more is planned today.',
  moneyAndMeals: ({ price }: { price: string }) => `Money and meals today: ${price} each`,
  actsTitle: 'Did something change?',
  late: 'We are late',
  skip: 'Skip a stop',
  closed: 'A place is closed',
  lateTitle: 'How late are you?',
  lateBy: ({ time }: { time: string }) => `${time} late`,
  lateUntil: 'At another time',
  setOutAt: 'We can set out at',
  notBegun: ({ stop }: { stop: string }) => `Not begun yet: ${stop}`,
  showChanges: 'Show what changes',
  skipTitle: 'Which stop do you skip?',
  closedTitle: 'Which place is closed today?',
  noneAhead: 'There is no sight ahead today.',
  searching: 'Working out the rest of the day',
  proposal: 'The rest of today would change',
  nothingChanges: 'Nothing has to change: you still make everything.',
  stays: 'Stays',
  moves: 'Moves',
  movedFrom: ({ time, was }: { time: string; was: string }) => `${time}, was ${was}`,
  leftOut: 'Left out',
  /** Why a stop is left out. */
  because: {
    skip: 'as you asked',
    closed: 'closed today',
    hours: 'closes too early',
    ride: 'no time before the ride',
    checks: 'no time left',
  },
  added: 'Instead',
  rideSaved: ({ ride, time, names }: { ride: string; time: string; names: readonly string[] }) =>
    names.length === 0
      ? `${ride} at ${time} needs the time: the meal before it is left out.`
      : `You will not reach ${ride} at ${time}: leave ${names.join(' and ')} out.`,
  rideTight: ({ ride, time, minutes }: { ride: string; time: string; minutes: number }) =>
    `You reach ${ride} at ${time} only ${plural(minutes, 'minute')} before it leaves. Set out earlier if you can.`,
  rideMissed: ({ ride, time }: { ride: string; time: string }) =>
    `You will miss ${ride} at ${time}, whatever you leave out. Ask at the counter for the next one.`,
  doesNotFit: 'What does not fit',
  accept: 'Change today',
  refuse: 'Leave it as it was',
  accepted: 'Today is changed on this device.',
  undo: 'Undo',
  saveToTrip: 'Save to the trip',
  timesStay: 'Later times stay on this device; what is left out or swapped can be saved to the trip.',
  timesOnly: 'Later times are kept on this device only.',
  loading: 'Loading what is needed to change today',
  needsTrip: 'Keep this trip to change today when you are late.',
  keepTrip: 'Keep this trip',
  notAvailable: 'Today cannot be changed here without a network: keep the trip for offline next time.',
  failed: 'That did not work. Please try again.',
  rows: { rest: 'Rest', free: 'Free time', 'check-in': 'Check in', 'check-out': 'Check out' },

  /** Changes that were saved without a network. */
  unsent: {
    waiting: 'Saved on this device. It is sent when there is a network; stay signed in until then.',
    ofTrip: ({ trip }: { trip: string }) => `${trip}:`,
    sent: 'Your changes are saved in your trip.',
    conflict: 'The trip was changed elsewhere meanwhile: your changes were put on top of it.',
    dropped: ({ names }: { names: readonly string[] }) => `Not possible any more: ${names.join(', ')}.`,
    other: 'a change of the order',
    show: 'Show the saved plan',
    again: 'Send again',
    discard: 'Discard the changes',
    notSent: {
      deleted: 'This trip was deleted meanwhile, so your changes could not be saved. They stay on this device.',
      'signed-out': 'You were signed out, so your changes could not be saved. Sign in with the same account.',
      'facts-gone':
        'The facts of this trip have changed, so your changes could not be saved. They stay on this device.',
      failed: 'Your changes could not be saved. They stay on this device.',
    },
  },
} as const;
