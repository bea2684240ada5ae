import { home } from '../../../words/en/site/home.ts';

type Sampled = keyof typeof home.samples;

/** A popular route. */
export interface SampleRoute {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The poster of a place on the route. */
  readonly image: string;
}

const ROUTES: readonly (readonly [from: Sampled, to: Sampled, picture: string])[] = [
  ['mumbai', 'goa', 'calangute'],
  ['delhi', 'manali', 'manali'],
  ['bangalore', 'jaipur', 'jaipur'],
  ['chennai', 'kerala', 'kochi'],
  ['hyderabad', 'udaipur', 'udaipur'],
  ['pune', 'shimla', 'shimla'],
  ['kolkata', 'darjeeling', 'darjeeling'],
  ['ahmedabad', 'rishikesh', 'rishikesh'],
];

/** Returns routes to show when the list of real itineraries could not be loaded; never in place of an empty one. */
export const sampleRoutes = (): readonly SampleRoute[] =>
  ROUTES.map(([from, to, picture]) => ({
    id: `${from} to ${to}`,
    from: home.samples[from],
    to: home.samples[to],
    image: `/pictures/posters/1/${picture}.svg`,
  }));
