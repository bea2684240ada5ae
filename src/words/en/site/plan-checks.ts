import { formatCount } from '../../counts.ts';

/** The page that checks a plan made elsewhere. */
export const planChecks = {
  pageTitle: 'Check any travel plan for India',
  pageDescription:
    'Paste a plan from a chat, a blog or an agent: we read its days and places, say what is closed, too far or too much, and repair it with a price.',
  title: 'Check any plan',
  lead: 'Paste a plan that someone else made: a chat, a blog, an offer. We say what does not work, and repair it.',
  text: 'The plan',
  textHint: ({ most }: { most: number }) =>
    `English, Hindi or Bengali, in any spelling. At most ${formatCount(most)} characters. We do not keep the text.`,
  tooLong: ({ count, most }: { count: number; most: number }) =>
    `The text has ${formatCount(count)} characters, and we read at most ${formatCount(most)}. Paste only the days.`,
  empty: 'Paste the text of a plan first',
  example: 'Fill in an example',
  examplePlan:
    'Agra and Jaipur, 2 people, from Delhi, 5 March\nDay 1: Agra, Taj Mahal, Agra Fort, Mehtab Bagh\nDay 2: Agra - Fatehpur Sikri - Jaipur\nDay 3: Jaipur. Amber Fort, Jaigarh, Nahargarh, City Palace, Jantar Mantar, Hawa Mahal, Albert Hall, Moonstone Gate\nDay 4: back to Delhi',
  optional: 'Only where the plan does not say it',
  from: 'Starting from',
  departure: 'Departure',
  travellers: 'Travellers',
  check: 'Check the plan',
  checking: 'Checking the plan …',
  failed: 'The plan could not be checked. Try again in a moment.',
  readTitle: 'What we read',
  readHint: 'Take out what we read wrongly. A dashed line means that we guessed.',
  trip: ({ from, day, count }: { from: string; day: string; count: number }) =>
    `From ${from}, leaving ${day}, ${count} ${count === 1 ? 'traveller' : 'travellers'}.`,
  assumed: {
    from: 'The plan does not say where you start, so we took the nearest large airport.',
    departureDate: 'The plan has no date, so we took one in a month; closed days and seasons are not checked.',
    travellers: 'The plan does not say how many travel, so we took two.',
  },
  day: ({ number }: { number: number }) => `Day ${number}`,
  night: 'Night:',
  onBoard: 'Night on board',
  nothingRead: 'No sights that we know.',
  typedAs: ({ typed }: { typed: string }) => `read from “${typed}”`,
  leaveOut: ({ name }: { name: string }) => `Leave out ${name}`,
  putBack: ({ name }: { name: string }) => `Put ${name} back`,
  unknown: ({ name }: { name: string }) => `not known: ${name}`,
  checkAgain: ({ count }: { count: number }) => `Check again without ${count === 1 ? '1 place' : `${count} places`}`,
  faultsTitle: 'What is wrong',
  noFaults: 'We found nothing wrong with these days.',
  repairedTitle: 'The repaired plan',
  repairedLead: ({ kept, all }: { kept: number; all: number }) =>
    kept === all
      ? 'It has every sight of the pasted plan, and passes all our checks.'
      : `It has ${kept} of ${all} sights of the pasted plan, and passes all our checks.`,
  moved: ({ name, from, to }: { name: string; from: number; to: number }) =>
    `${name}: day ${to} instead of day ${from}`,
  dropped: ({ name, from }: { name: string; from: number }) => `${name}: left out of day ${from}`,
  changes: 'What has changed',
  open: 'Open the repaired plan',
  refusedTitle: 'This plan cannot be travelled',
  notRepaired: 'We can repair a plan as soon as we know one of its towns.',
} as const;
