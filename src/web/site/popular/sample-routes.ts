/** A popular route. */
export interface SampleRoute {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The poster of a place on the route. */
  readonly image: string;
}

const sample = (from: string, to: string, picture: string): SampleRoute => ({
  id: `${from} to ${to}`,
  from,
  to,
  image: `/pictures/posters/1/${picture}.svg`,
});

/** Shown when the list of real itineraries could not be loaded; never in place of an empty one. */
export const SAMPLE_ROUTES: readonly SampleRoute[] = [
  sample('Mumbai', 'Goa', 'calangute'),
  sample('Delhi', 'Manali', 'manali'),
  sample('Bangalore', 'Jaipur', 'jaipur'),
  sample('Chennai', 'Kerala', 'kochi'),
  sample('Hyderabad', 'Udaipur', 'udaipur'),
  sample('Pune', 'Shimla', 'shimla'),
  sample('Kolkata', 'Darjeeling', 'darjeeling'),
  sample('Ahmedabad', 'Rishikesh', 'rishikesh'),
];
