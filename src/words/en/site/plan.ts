import { formatDuration } from '../../../core/clock-time.ts';
import { plural } from '../planner/grammar.ts';

/** The day plan, which signed-in readers see. */
export const plan = {
  fetching: 'Fetching your day plan',
  writing: 'Writing your day plan',
  retrying: ({ seconds, retry, most }: { seconds: number; retry: number; most: number }) =>
    `That did not work. Trying again in ${seconds} seconds (${retry} of ${most})`,
  failed: 'Failed to generate detailed itinerary. Please try again.',
  failedBecause: ({ message }: { message: string }) => `Failed to generate detailed itinerary: ${message}`,
  failedOften: 'Failed to generate detailed itinerary after multiple attempts. Please try again later.',
  unknownError: 'Unknown error',
  noId: 'No itinerary ID found. Please try refreshing the page.',
  expandAll: 'Expand all days',
  collapseAll: 'Collapse all days',
  print: 'Print the plan',
  addToCalendar: 'Add to calendar',
  calendarSaved: 'The calendar file is saved. Open it to add the trip to your calendar.',
  calendarFailed: 'The calendar file could not be made. Please try again.',
  whatItCosts: 'What it costs',
  inThisPlan: 'In this plan',
  dayWord: 'Day',
  costs: 'Costs',
  map: 'Map',
  book: 'Book',
  day: ({ day }: { day: number }) => `Day ${day}`,
  dayTitled: ({ day, title }: { day: number; title: string }) => `Day ${day}: ${title}`,
  daysLater: ({ days }: { days: number }) => (days === 1 ? 'next day' : `${days} days later`),
  hours: ({ from, to, later }: { from: string; to: string; later: string }) =>
    `${from} to ${to}${later && ` ${later}`}`,
  namedSights: ({ names, more }: { names: readonly string[]; more: number }) =>
    more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', '),
  each: ({ price }: { price: string }) => `${price} per person`,
  mealsOfDay: 'Meals:',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  dayEach: ({ day }: { day: number }) => `Day ${day}, per person`,
  priceOfDay: ({ day }: { day: number }) => `Price of day ${day}, per person`,
  noCosts: 'No costs on this day.',
  duration: ({ minutes }: { minutes: number }) => formatDuration(minutes),
  /** After the time that it takes. */
  onTheWay: ({ km }: { km: number }) => `on the way, ${km} km`,
  numberOnMap: 'Number on the map:',
  freeEntry: 'Free entry',
  entryPaid: ({ place }: { place: string }) => `Entry with the ticket of ${place}`,
  /** Before the price. */
  entry: 'Entry',
  /** After "Map". */
  ofPlace: ({ place }: { place: string }) => `of ${place}, opens OpenStreetMap`,
  mapOfRoute: 'Map of the route',
  sketchOfRoute: 'Sketch of the route',
  stopOnMap: ({ day, number, name }: { day: number; number: number; name: string }) => `Day ${day}, ${number}: ${name}`,
  components: {
    transport: 'Travel between towns',
    stay: 'Rooms',
    meals: 'Meals',
    local: 'Local transport',
    activities: 'Guides and experiences',
    entry: 'Entry fees',
    rounding: 'Rounding',
  },
  componentEach: ({ name }: { name: string }) => `${name}, per person`,
  total: ({ lines }: { lines: number }) => `Total (${plural(lines, 'item')}), per person`,
  offer: ({ title, percent }: { title: string; percent: number }) => `Offer: ${title} (${percent}%)`,
  /** Before the price of one. */
  timesEach: ({ count }: { count: number }) => `${plural(count, 'traveller')}: ${count} ×`,
  estimate: ({ day }: { day: string }) =>
    `An estimate from rates checked on ${day}. Fares and room rates can change until they are booked.`,
  offerApart: 'The lines and the sums of the days are without the offer.',
  item: 'Item',
  perPerson: 'Per person',
  subtotal: 'Subtotal',
  rounded: 'to the next ₹10',
  reckoning: (line: { qty: string; unit: string; price: string; taxPercent: string; sharedBy: number }) => {
    const tax = line.taxPercent === '' ? '' : ` + ${line.taxPercent}% tax`;
    const shared = line.sharedBy > 1 ? ` ÷ ${line.sharedBy} travellers` : '';
    return `${line.qty} ${line.unit} × ${line.price}${tax}${shared}`;
  },
  units: {
    km: 'km',
    person: 'person',
    party: 'party',
    'person-day': 'person-day',
    'room-night': 'room-night',
    'bed-night': 'bed-night',
    seat: 'seat',
    vehicle: 'vehicle',
    'vehicle-day': 'vehicle-day',
    guide: 'guide',
  },
  whereYouStay: 'Where you stay',
  howYouTravel: 'How you travel',
  meals: 'Meals',
  activities: 'Activities included',
  goodToKnow: 'Good to know',
  terms: 'Terms',
  suchAs: ({ examples }: { examples: readonly string[] }) => `For example: ${examples.join(', ')}`,
  nightsInRoom: ({ nights, room }: { nights: number; room: string }) => `${plural(nights, 'night')}, ${room}`,
  usual: ({ amenities }: { amenities: readonly string[] }) => `Usual in this class: ${amenities.join(', ')}`,
  toldAbove: ({ count }: { count: number }) =>
    `${count} ${count === 1 ? 'activity' : 'activities'}, each in its day above with its hours and entry fee.`,
  departure: 'Departure',
  departsFrom: ({ place, time }: { place: string; time: string }) => `${place} at ${time}`,
  backHome: 'Back home',
  backAt: ({ time }: { time: string }) => `At about ${time} on the last day`,
  travelClass: 'Travel class',
  walking: 'Walking',
  languages: 'Languages',
} as const;
