import { formatDuration } from '../../../core/clock-time.ts';
import type { Vehicle } from '../../../core/planner/sayings.ts';
import { joinNames, plural } from '../planner/grammar.ts';
import { vehicle } from '../planner/vehicles.ts';

/** Suggestions side by side, and the map of all of them. */
export const compare = {
  compare: 'Compare',
  begin: 'Compare',
  compareTrip: ({ title }: { title: string }) => `Compare ${title}`,
  chosen: ({ count, most }: { count: number; most: number }) => `${count} of ${most} chosen.`,
  chooseMore: 'Choose one more to compare.',
  mostChosen: ({ most }: { most: number }) => `You can compare ${most} at a time. Take one out first.`,
  clear: 'Clear',
  takeOut: ({ title }: { title: string }) => `Take out ${title}`,
  title: ({ count }: { count: number }) => `${count} plans side by side`,
  loading: 'Fetching the plans',
  notLoaded: 'The comparison could not be loaded. Please try again.',
  gone: ({ count }: { count: number }) =>
    count === 1 ? 'One of these plans is not there any more.' : `${count} of these plans are not there any more.`,
  tooFew: 'Choose at least two plans on the results page to see them side by side.',
  tryAgain: 'Try Again',
  otherSearch: 'These plans are not all for the same dates and travellers.',

  price: 'Price',
  length: 'Days and nights',
  travel: 'Travel between towns, there and back',
  times: 'Leaving and returning',
  local: 'Local travel, in all',
  sights: 'Sights',
  hotel: 'Where you stay',
  walking: 'Walking',
  rest: 'Rest and free time',
  leftOut: 'Left out',
  kept: 'When things are late',
  notes: 'Good to know',

  lowestPrice: 'Lowest price',
  leastTravel: 'Least time on the way',
  mostRest: 'Most rest',
  mostKept: 'Most reliable',
  time: ({ minutes }: { minutes: number }) => formatDuration(minutes),
  vehicles: ({ vehicles }: { vehicles: readonly Vehicle[] }) => vehicles.map((is) => vehicle({ is })).join(', '),
  nightsOnBoard: ({ count }: { count: number }) => `${plural(count, 'night')} on board`,
  leaves: ({ time }: { time: string }) => `Leaves home at ${time}`,
  returns: ({ time }: { time: string }) => `Home at about ${time} on the last day`,
  shared: ({ count }: { count: number }) => `In ${count === 2 ? 'both' : `all ${count}`}`,
  only: 'Only here',
  inSome: 'In one of the others too',
  noOther: 'No sights of its own',
  hard: ({ sights }: { sights: readonly string[] }) => `Steep or with many steps: ${joinNames(sights)}`,
  easy: 'No steep way and no long stairs',
  none: 'Nothing that you asked for or must see',
  noNotes: 'Nothing special',
  unknown: 'Not known for this older plan',
  share: ({ share }: { share: number }) => `Kept in ${share} of 100 simulated trips`,

  difference: {
    price: ({ title, price }: { title: string; price: string }) => `“${title}” costs ${price} less each`,
    travel: ({ title, minutes }: { title: string; minutes: number }) =>
      `“${title}” spends ${formatDuration(minutes)} less between towns`,
    both: ({ title, price, minutes }: { title: string; price: string; minutes: number }) =>
      `“${title}” costs ${price} less each and spends ${formatDuration(minutes)} less between towns`,
    sights: ({ title, count }: { title: string; count: number }) =>
      `“${title}” has ${plural(count, 'sight')} that the others leave out`,
    none: 'They cost about the same, take about the same time and show the same sights',
  },
  sentence: ({ parts }: { parts: readonly string[] }) => `${parts.join('; ')}.`,

  map: 'Map',
  hideMap: 'Hide map',
  mapTitle: 'The routes of all plans on one map',
  showCard: 'show its card',
  mapHint: 'Each route has the number of its card. Point at a card or a number to see one route alone.',
} as const;
