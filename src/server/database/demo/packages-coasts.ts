import type { DemoPackage } from './demo-package.ts';

/** Goa and the Andaman Islands. */
export const coastPackages: readonly DemoPackage[] = [
  {
    slug: 'goa-four-days-forts-and-shacks',
    title: 'Goa in Four Days: Forts, Shacks and Old Churches',
    category: 'Beach',
    status: 'published',
    isFeatured: true,
    from: 'Mumbai',
    to: 'North Goa',
    out: { by: 'flight', from: 'BOM', to: 'GOX' },
    back: { by: 'flight', from: 'GOX', to: 'BOM' },
    season: { from: '10-01', to: '05-31' },
    tier: 'mid',
    basePrice: 35_900,
    discount: { percentage: 18, forDays: 40 },
    travelers: [2, 16],
    advanceBookingDays: 5,
    shortDescription:
      'Three nights near the sand between Calangute and Baga, two sea forts, a day among the churches of Old Goa and the painted lanes of Fontainhas.',
    about: [
      '<p>The first Goa trip, or the fifth for people who never left the shack. Mornings are for the sea, afternoons for what the Portuguese left behind, evenings for fish. The hotel has a pool and lies between Calangute and Baga, near enough to hear one and to walk to the other.</p>',
      '<p>A car with a driver comes on the two days of sightseeing; on the others you are your own master. Taxis here use no meters: agree on the fare, or use the state’s own taxi app.</p>',
      '<h3>Season</h3><p>We run this from October to May. In the monsoon the sea is rough, red flags fly and most shacks are shut. Christmas to New Year and long weekends cost more and fill weeks ahead.</p>',
      '<h3>Churches</h3><p>They ask for covered shoulders and knees. On the third of December, the feast of Saint Francis Xavier, Old Goa belongs to pilgrims and we visit it on another day.</p>',
    ],
    days: [
      {
        title: 'Landing at Mopa, first swim',
        night: 'calangute',
        detail:
          'An hour by car from the new airport. First dip at [Calangute Beach](calangute-calangute-beach), then along the sand to [Baga](calangute-baga-beach), the liveliest stretch of the coast, for dinner in a shack.',
      },
      {
        title: 'Two forts and a quieter beach',
        night: 'calangute',
        detail:
          'The broad walls and the old lighthouse of [Fort Aguada](calangute-fort-aguada), a swim at [Candolim](calangute-candolim-beach), lunch, and late in the day the short climb to [Chapora Fort](calangute-chapora-fort) for the sunset.',
      },
      {
        title: 'Old Goa and Fontainhas',
        through: ['panaji'],
        night: 'calangute',
        detail:
          'Up the river to the [Basilica of Bom Jesus](panaji-bom-jesus) and the white [Se Cathedral](panaji-se-cathedral). After a Goan thali in Panaji, the yellow and blue houses of [Fontainhas](panaji-fontainhas). At six an hour on the [Mandovi](panaji-river-cruise) with folk dances on deck.',
      },
      {
        title: 'A last beach, home',
        night: null,
        detail:
          'Clean sand and good coffee at [Ashwem](calangute-ashwem-beach), half way to the airport in spirit. Afternoon flight to Mumbai.',
      },
    ],
    features: [
      'Hotel with a pool near the beach',
      'Flights included',
      'Car on the sightseeing days only: you pay for no more',
    ],
    inclusions: [
      'Return flights Mumbai to Mopa, economy',
      'Three nights in a 3-star hotel with a pool',
      'Breakfast',
      'Airport transfers and car with driver on days 2 and 3',
      'Evening cruise on the Mandovi',
    ],
    exclusions: ['Lunches and dinners', 'Water sports', 'Tips', 'Travel insurance'],
    tags: ['beach', 'goa', 'forts', 'churches', 'friends', 'seafood'],
    metaTitle: 'Goa package from Mumbai with flights, 4 days',
    metaDescription:
      'Four days in North Goa from Mumbai: flights, 3-star hotel with pool near Baga, Fort Aguada, Chapora, Old Goa and Fontainhas.',
    pictures: [
      { subject: 'calangute', caption: 'Palms and shacks on the Goan coast' },
      { subject: 'calangute-chapora-fort', caption: 'Sunset from Chapora Fort' },
      { subject: 'panaji-bom-jesus', hour: 'day', caption: 'The Basilica of Bom Jesus' },
      { subject: 'calangute-ashwem-beach', caption: 'Ashwem Beach' },
    ],
    rating: { sum: 352, count: 79 },
    views: 3920,
    ageDays: 92,
  },
  {
    slug: 'andaman-six-days-three-islands',
    title: 'Andaman: Six Days on Three Islands',
    category: 'Beach',
    status: 'published',
    isFeatured: true,
    from: 'Kolkata',
    to: 'Port Blair, Havelock and Neil',
    out: { by: 'flight', from: 'CCU', to: 'IXZ' },
    back: { by: 'flight', from: 'IXZ', to: 'CCU' },
    season: { from: '10-15', to: '05-14' },
    tier: 'mid',
    basePrice: 56_900,
    discount: { percentage: 12, forDays: 60 },
    travelers: [2, 12],
    advanceBookingDays: 14,
    shortDescription:
      'The Cellular Jail, two nights under the trees of Radhanagar, the reef at Elephant Beach and the natural bridge of Neil. Fast ferries and flights included.',
    about: [
      '<p>Two hours by air from Kolkata the sea changes colour. This plan gives one night to Port Blair and its history, two to Havelock and its beaches, one to small flat Neil, and keeps the last night beside the airport, because ferries wait for the weather and aircraft do not.</p>',
      '<p>All crossings are by private catamaran with numbered seats. On Havelock and Neil you stay in beach resorts within a few steps of the water; getting about is by auto or hired scooter.</p>',
      '<h3>In the water</h3><p>Snorkelling at Elephant Beach is included, with mask and guide. Diving can be added; leave a day between the last dive and the flight home. Swim only where lifeguards sit.</p>',
      '<h3>Good to know</h3><ul><li>Cash machines on the islands are few and often empty.</li><li>Taking coral, shells or sand is forbidden.</li><li>We run this from mid October to mid May. Even then a ferry may be cancelled: we change the order of the islands and find the beds.</li></ul>',
    ],
    days: [
      {
        title: 'Port Blair and the Cellular Jail',
        night: 'port-blair',
        detail:
          'Morning flight. In the afternoon walk the wings of the [Cellular Jail](port-blair-cellular-jail), where freedom fighters were held one by one (closed on Mondays: we then see it on day 5), and after dark hear the old pipal tree tell the story in the [light and sound show](port-blair-sound-light).',
      },
      {
        title: 'By catamaran to Havelock',
        night: 'havelock',
        detail:
          'The fast ferry takes under two hours. Check in, eat fish, and be at [Radhanagar](havelock-radhanagar) well before sunset: a long white crescent under giant trees.',
      },
      {
        title: 'Sunrise and the reef',
        night: 'havelock',
        detail:
          'Early risers go to [Kalapathar](havelock-kalapathar) for the sun out of the sea. By boat to [Elephant Beach](havelock-elephant-beach), where the reef begins in shallow water: snorkelling with a guide. The afternoon is free.',
      },
      {
        title: 'Small, flat Neil',
        night: 'neil',
        detail:
          'An hour by ferry to Neil. When the tide is low, over the rocks to the [Natural Bridge](neil-natural-bridge), among starfish and crabs; the sunset from [Laxmanpur Beach](neil-laxmanpur).',
      },
      {
        title: 'Shallows, then back to town',
        night: 'port-blair',
        detail:
          'A swim in the turquoise of [Bharatpur Beach](neil-bharatpur) beside the jetty. Ferry to Port Blair and an evening on the harbour walk of [Marina Park](port-blair-marina-park).',
      },
      {
        title: 'Home by air',
        night: null,
        detail: 'The airport is ten minutes from the hotel. Morning flight to Kolkata.',
      },
    ],
    features: [
      'Beach resorts on Havelock and Neil',
      'Seats on private catamarans',
      'Snorkelling with a guide at Elephant Beach',
      'Last night beside the airport, in case of late ferries',
    ],
    inclusions: [
      'Return flights Kolkata to Port Blair, economy',
      'Five nights: Port Blair 2, Havelock 2, Neil 1',
      'Breakfast',
      'All ferries between the islands',
      'Car in Port Blair, autos to the beaches of the plan',
      'Boat to Elephant Beach and snorkelling',
      'Entry to the Cellular Jail and its evening show',
    ],
    exclusions: ['Lunches and dinners', 'Diving and water scooters', 'Tips', 'Travel insurance'],
    tags: ['beach', 'islands', 'snorkelling', 'andaman', 'havelock', 'neil', 'honeymoon'],
    metaTitle: 'Andaman package from Kolkata, 6 days',
    metaDescription:
      'Six days in the Andamans from Kolkata: flights, ferries, Cellular Jail, Radhanagar, snorkelling at Elephant Beach and Neil Island.',
    pictures: [
      { subject: 'neil-bharatpur', hour: 'day', caption: 'Off Bharatpur Beach on Neil Island' },
      { subject: 'havelock-radhanagar', caption: 'Radhanagar Beach towards sunset' },
      { subject: 'havelock-kalapathar', caption: 'Kalapathar Beach at sunrise' },
      { subject: 'port-blair', hour: 'day', caption: 'A lighthouse near Port Blair' },
      { subject: 'neil', hour: 'dusk', caption: 'Neil Island in the evening' },
    ],
    rating: { sum: 301, count: 64 },
    views: 3310,
    ageDays: 84,
  },
];
