import type { Instead } from '../../../core/planner/types.ts';
import { joinNames } from '../planner/grammar.ts';
import { CLASSES } from '../travel-classes.ts';

/** What cards and pages of trips both say. */
export const trips = {
  withoutOffer: 'Without the offer',
  perPerson: 'per person',
  totalFor: ({ count }: { count: number }) => `total for ${count} ${count === 1 ? 'traveller' : 'travellers'}`,
  percentOff: ({ percent }: { percent: number }) => `${percent}% OFF`,
  includesOffer: ({ title }: { title: string }) => `Includes the offer “${title}”.`,
  checks: 'Checks',
  checksRule: ({ title }: { title: string }) =>
    `Every plan must pass all of these before you see it. A separate program, not the planner, checked them for “${title}”.`,
  keptInRuns: ({ share }: { share: number }) => `Kept in ${share} of 100 simulated trips.`,
  simulated: ({ runs, share }: { runs: number; share: number }) =>
    `We simulated this trip ${runs} times with the usual delays of trains, flights, roads and queues. In ${share} of 100 trips no departure and no opening hours were missed.`,
  weakest: ({ stop }: { stop: string }) => `Its weakest point: ${stop}.`,
  /** Why a trip is not the requested one, on its card. */
  replaced: {
    'not-planned': ({ asked, goesTo, km }: Instead) => `Not ${asked}: goes to ${goesTo}, ${km} km away`,
    near: ({ asked, goesTo, km }: Instead) => `Stays in ${goesTo}, ${km} km from ${asked}`,
    visited: ({ asked, goesTo, km }: Instead) => `Visits ${asked} from ${goesTo}, ${km} km away`,
    namesake: ({ goesTo }: Instead) => `This is ${goesTo}`,
    misspelt: ({ asked, goesTo }: Instead) => `We read “${asked}” as ${goesTo}`,
  },
  readAs: ({ asked, goesTo }: { asked: string; goesTo: string }) => `We read “${asked}” as ${goesTo}.`,
  namesake: ({ asked, goesTo }: { asked: string; goesTo: string }) =>
    `We plan for ${goesTo}. For another ${asked}, add its state: “${asked}, …”.`,
  notPlanned: ({ asked, towns, isOne }: { asked: string; towns: readonly Instead[]; isOne: boolean }) =>
    `We don't plan trips to ${asked} yet. ${isOne ? 'This one goes' : 'These go'} to ${joinNames(towns.map(({ goesTo, km }) => `${goesTo} (${km} km away)`))}, measured in a straight line.`,
  staysIn: ({ asked, towns, isOne }: { asked: string; towns: readonly Instead[]; isOne: boolean }) =>
    `${isOne ? 'This trip stays' : 'These trips stay'} in ${joinNames(towns.map(({ goesTo, km }) => `${goesTo}, ${km} km from ${asked}`))}.`,
  allVisit: ({ asked, isOne }: { asked: string; isOne: boolean }) =>
    `${isOne ? 'It visits' : 'All of them visit'} ${asked}.`,
  noneVisits: ({ asked, isOne }: { asked: string; isOne: boolean }) =>
    `Check ${isOne ? 'the' : 'each'} plan for ${asked} itself.`,
  someVisit: ({ visits, all }: { visits: number; all: number }) =>
    `${visits} of ${all} visit it; each card says which.`,
  classes: CLASSES,
} as const;
