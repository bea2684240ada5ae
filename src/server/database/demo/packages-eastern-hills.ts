import { ALWAYS_EXCLUDED, type DemoPackage } from './demo-package.ts';

/** The hills that Bengal goes to: Darjeeling, Sikkim, the Dooars, Meghalaya. */
export const easternHillPackages: readonly DemoPackage[] = [
  {
    slug: 'darjeeling-and-gangtok-six-days',
    title: 'Darjeeling and Gangtok: Six Days for the Whole Family',
    category: 'Family',
    status: 'published',
    isFeatured: true,
    from: 'Kolkata',
    to: 'Darjeeling and Gangtok',
    out: { by: 'flight', from: 'CCU', to: 'IXB' },
    back: { by: 'flight', from: 'IXB', to: 'CCU' },
    season: { from: '09-16', to: '06-15' },
    tier: 'mid',
    basePrice: 42_900,
    discount: { percentage: 12, forDays: 60 },
    travelers: [2, 12],
    advanceBookingDays: 10,
    shortDescription:
      'Tiger Hill, the toy train and the snow leopards of Darjeeling, then Tsomgo Lake and Rumtek from Gangtok. Flights, car, permits and hill-facing hotels included.',
    about: [
      '<p>Two hill towns with one car and one driver from the airport to the airport. Darjeeling gives the mountain, the railway and the tea; Gangtok, four hours further along the Teesta, gives monasteries, a glacial lake and streets without cars. The days are planned so that children and grandparents can keep up: one early morning, never two, and no drive longer than the road itself demands.</p>',
      '<h3>The mountain</h3><p>Kangchenjunga shows best from October to December and in March and April, and nearly always early. We go to Tiger Hill on the first clear-looking morning; if the forecast is bad the driver will say so and you sleep on.</p>',
      '<h3>Papers</h3><p>For Tsomgo every Indian traveller needs an identity card with a photograph. We file the permit through our Gangtok agent a day or two ahead. Heavy snow can close that road in winter; you then see Lingdum Monastery instead and we return the difference.</p>',
    ],
    days: [
      {
        title: 'Flight to Bagdogra, up to Darjeeling',
        night: 'darjeeling',
        detail:
          'The driver meets you at Bagdogra for the three-hour climb through sal forest and tea. Cars stop below the Mall and porters carry the bags. If you still have legs, stroll round [Chowrasta](darjeeling-chowrasta), the square without cars, before an early dinner.',
      },
      {
        title: 'Sunrise, monastery, snow leopards',
        night: 'darjeeling',
        detail:
          'Before dawn to [Tiger Hill](darjeeling-tiger-hill) for the first light on Kangchenjunga. On the way down the old [monastery at Ghum](darjeeling-ghoom-monastery) and the [Batasia Loop](darjeeling-batasia-loop), then breakfast and a rest. In the afternoon the [Himalayan zoo](darjeeling-himalayan-zoo) with its red pandas and, on the same ticket, the [Mountaineering Institute](darjeeling-hmi). Both are shut on Thursdays: we then change this day with the next.',
      },
      {
        title: 'The toy train, then to Gangtok',
        night: 'gangtok',
        detail:
          'A seat on the [toy train to Ghum](darjeeling-toy-train) and back, round the loop, and a look at the [Peace Pagoda](darjeeling-peace-pagoda). After an early lunch down to the Teesta and up again to Gangtok, about four hours. In the evening walk on [MG Marg](gangtok-mg-marg) like everybody else.',
      },
      {
        title: 'Tsomgo Lake',
        night: 'gangtok',
        detail:
          'Two hours by a registered local vehicle to [Tsomgo Lake](gangtok-tsomgo-lake), frozen in winter, with yaks on its shore and a short cable car. You are back in the afternoon; stop at [Ganesh Tok](gangtok-ganesh-tok) if the sky is clear.',
      },
      {
        title: 'Monasteries of Gangtok',
        night: 'gangtok',
        detail:
          'To [Rumtek](gangtok-rumtek), seat of the Karmapas in exile: bring the identity card. Back in town the white [Do Drul Chorten](gangtok-do-drul-chorten), a ride on the [ropeway](gangtok-ropeway) and [Enchey Monastery](gangtok-enchey) among its pines.',
      },
      {
        title: 'Down the Teesta and home',
        night: null,
        detail:
          'After breakfast the drive down along the Teesta to Bagdogra, four and a half hours, and the flight to Kolkata.',
      },
    ],
    features: [
      'One car and one driver from airport to airport',
      'Family rooms and third beds on request',
      'Permit for Tsomgo Lake arranged by us',
      'One early morning in six days, not more',
    ],
    inclusions: [
      'Return flights Kolkata to Bagdogra, economy',
      'Two nights in Darjeeling and three in Gangtok, 3-star hotels',
      'Breakfast and dinner',
      'Car with driver for the whole trip',
      'Toy train seats to Ghum and back',
      'Tsomgo permit and registered local vehicle',
      'Entry to the zoo and the Mountaineering Institute',
    ],
    exclusions: ALWAYS_EXCLUDED,
    tags: ['kangchenjunga', 'toy train', 'tea', 'sikkim', 'family', 'mountains', 'monastery'],
    metaTitle: 'Darjeeling Gangtok family tour from Kolkata, 6 days',
    metaDescription:
      'Six days in Darjeeling and Gangtok from Kolkata with flights: Tiger Hill, toy train, zoo, Tsomgo Lake with permit, Rumtek. 3-star hotels.',
    pictures: [
      { subject: 'darjeeling', hour: 'dawn', caption: 'Kangchenjunga above Darjeeling at dawn' },
      { subject: 'darjeeling-toy-train', caption: 'The toy train on its way to Ghum' },
      { subject: 'darjeeling-batasia-loop', caption: 'The railway at the Batasia Loop' },
      { subject: 'gangtok-tsomgo-lake', hour: 'day', caption: 'Tsomgo Lake above Gangtok' },
      { subject: 'gangtok-rumtek', caption: 'Rumtek Monastery' },
      { subject: 'gangtok', hour: 'dusk', caption: 'The ropeway of Gangtok in the evening' },
    ],
    rating: { sum: 431, count: 92 },
    views: 4120,
    ageDays: 120,
  },
  {
    slug: 'meghalaya-living-roots-and-clear-rivers',
    title: 'Meghalaya: Root Bridges, Caves and the Clear River',
    category: 'Domestic',
    status: 'published',
    isFeatured: true,
    from: 'Kolkata',
    to: 'Shillong and Sohra',
    out: { by: 'flight', from: 'CCU', to: 'GAU' },
    back: { by: 'flight', from: 'GAU', to: 'CCU' },
    season: { from: '10-01', to: '05-31' },
    tier: 'mid',
    basePrice: 34_500,
    travelers: [2, 12],
    advanceBookingDays: 10,
    shortDescription:
      'Five days from one hotel in Shillong: the falls of Sohra, a cave, a bridge grown from fig roots, boats on the glassy Umngot and a canyon above the clouds.',
    about: [
      '<p>Meghalaya is small on the map and slow on the ground. We keep one hotel in Shillong for all four nights, so that nobody packs a bag twice, and go out each day by a different road: south to Sohra, to the border at Dawki, east to the canyon of Laitlum.</p>',
      '<h3>When</h3><p>The river at Dawki is clear only in the dry months, from November to April; in May the first rains colour it. From June to September mist hides the falls of Sohra more often than not, and we do not run this trip. It is dark by five in winter: days begin at eight.</p>',
      '<h3>Sundays</h3><p>Sunday is kept holy in the Khasi Hills. Many shops and sights are shut and Mawlynnong takes no visitors, so we order the days around it.</p>',
      '<p>The walking is easy, with wet steps at the cave and at the root bridge. Anybody who wants the long descent to the double-decker bridge of Nongriat can add a day: ask us.</p>',
    ],
    days: [
      {
        title: 'Guwahati to Shillong',
        night: 'shillong',
        detail:
          'From Guwahati airport the highway climbs to Shillong in a little over three hours, with a halt above [Umiam Lake](>shillong-umiam). In the evening a first walk through [Police Bazar](shillong-police-bazar) and its street grills.',
      },
      {
        title: 'The falls of Sohra',
        night: 'shillong',
        detail:
          'South over the bare plateau to Sohra. [Nohkalikai](shillong-nohkalikai) drops from its cliff into a turquoise pool; after rain the [Seven Sisters](shillong-seven-sisters) stream down the rim above Bangladesh. In the lit [Mawsmai Cave](shillong-mawsmai) one squeezes a little and needs no ropes.',
      },
      {
        title: 'Root bridge and the Umngot',
        night: 'shillong',
        detail:
          'A long day to the border. At [Mawlynnong](shillong-mawlynnong) see the swept village and, near it, a bridge that people have grown from the roots of a fig (not on Sundays). At [Dawki](shillong-dawki) a boatman rows you over the green Umngot, where the hull seems to hang in the air.',
      },
      {
        title: 'Canyon, falls and a museum',
        night: 'shillong',
        detail:
          'Early to [Laitlum](shillong-laitlum), where the grass breaks off into a gorge and clouds come up. In the afternoon the three leaps of [Elephant Falls](shillong-elephant-falls) and the [Don Bosco Museum](shillong-don-bosco) of the hill peoples, which is shut on Sundays.',
      },
      {
        title: 'Down to Guwahati and home',
        night: null,
        detail:
          'Oranges, honey and bamboo from the stalls along the road, down to Guwahati airport by noon and the flight home in the afternoon.',
      },
    ],
    features: [
      'One hotel for all four nights',
      'Boat on the Umngot included',
      'Driver who knows which falls have water',
      'Easy walks only',
    ],
    inclusions: [
      'Return flights Kolkata to Guwahati, economy',
      'Four nights in a 3-star hotel in Shillong, rooms for two',
      'Breakfast and dinner',
      'Car with driver for all five days',
      'Boat at Dawki and entry to the sights of the plan',
    ],
    exclusions: ALWAYS_EXCLUDED,
    tags: ['waterfalls', 'root bridge', 'caves', 'dawki', 'north east', 'nature'],
    metaTitle: 'Meghalaya tour from Kolkata, 5 days',
    metaDescription:
      'Five days in Meghalaya from Kolkata: Sohra falls, Mawsmai Cave, Mawlynnong root bridge, boats at Dawki and Laitlum, with flights and car.',
    pictures: [
      { subject: 'shillong-nohkalikai', hour: 'day', caption: 'Nohkalikai Falls near Sohra' },
      { subject: 'shillong-dawki', hour: 'day', caption: 'A boat on the Umngot at Dawki' },
      { subject: 'shillong-laitlum', caption: 'Looking out from Laitlum' },
      { subject: 'shillong-umiam', hour: 'dusk', caption: 'Umiam Lake towards evening' },
    ],
    rating: { sum: 119, count: 26 },
    views: 1495,
    ageDays: 63,
  },
  {
    slug: 'dooars-and-kalimpong-five-days',
    title: 'Dooars and Kalimpong: Rhinos Below, Orchids Above',
    category: 'Wildlife',
    status: 'draft',
    from: 'Kolkata',
    to: 'Lataguri and Kalimpong',
    out: { by: 'flight', from: 'CCU', to: 'IXB' },
    back: { by: 'flight', from: 'IXB', to: 'CCU' },
    season: { from: '10-01', to: '06-15' },
    tier: 'mid',
    basePrice: 34_900,
    travelers: [2, 10],
    advanceBookingDays: 14,
    shortDescription:
      'Three nights beside the forests of Gorumara, one in Kalimpong: jeep safari, tea slopes, a green river on the Bhutan border and monasteries above the Teesta.',
    about: [
      '<p>Between the plains and the Bhutan hills lies a strip of sal forest, tea and fast green rivers. Lataguri is its gate: rhino and gaur come to the salt licks of Gorumara within earshot of the lodges. After three nights there the road climbs to Kalimpong, milder and quieter than its famous neighbour.</p>',
      '<h3>Safari tickets</h3><p>Seats are few and sold for one slot at a time. We apply through the forest department with copies of your identity cards as soon as the booking stands. Forests and safaris rest on Thursdays and from mid June to mid September.</p>',
      '<h3>After dark</h3><p>Elephants cross these roads at dusk, so no drive of this plan is later than five. Wear dull colours and long sleeves; after rain there are leeches, harmless and insistent.</p>',
      '<p>We are still settling the lodge for the coming season. Prices may move a little before this package is put on sale.</p>',
    ],
    days: [
      {
        title: 'Bagdogra to Lataguri',
        night: 'lataguri',
        detail:
          'Two hours by car from Bagdogra through tea country. In the late afternoon bare feet in the [Murti river](lataguri-murti), which runs shallow over pebbles along the forest edge.',
      },
      {
        title: 'Gorumara by jeep',
        night: 'lataguri',
        detail:
          'The first slot of the morning in [Gorumara National Park](lataguri-gorumara-safari), by open jeep to the watchtowers (no safaris on Thursdays). After lunch to [Samsing](lataguri-samsing), tea slopes and orange villages where the hills begin.',
      },
      {
        title: 'Up the Jaldhaka',
        night: 'lataguri',
        detail:
          'A valley drive to [Jhalong and Bindu](lataguri-jhalong-bindu), the last village before Bhutan, with a small dam across a green river. Tea on the [Chalsa ridge](lataguri-chalsa-ridge) on the way back.',
      },
      {
        title: 'Up to Kalimpong',
        night: 'kalimpong',
        detail:
          'Three hours up to Kalimpong. In the afternoon the lawns of [Deolo Hill](kalimpong-deolo), the highest point of the town, and the glasshouses of the [cactus nursery](kalimpong-pine-view-nursery).',
      },
      {
        title: 'Durpin and home',
        night: null,
        detail:
          'Morning prayers at the [monastery on Durpin Hill](kalimpong-durpin-monastery) and a look at ivy-clad [Morgan House](kalimpong-morgan-house). Down the Teesta road to Bagdogra for the evening flight.',
      },
    ],
    features: ['Jeep safari in Gorumara', 'No driving through the forest after dark', 'Riverside afternoons'],
    inclusions: [
      'Return flights Kolkata to Bagdogra, economy',
      'Three nights in a jungle resort, one in a 3-star hotel',
      'Breakfast and dinner',
      'Car with driver',
      'One jeep safari with guide',
    ],
    exclusions: ALWAYS_EXCLUDED,
    tags: ['rhino', 'safari', 'dooars', 'tea', 'kalimpong', 'wildlife'],
    metaTitle: 'Dooars and Kalimpong tour from Kolkata, 5 days',
    metaDescription:
      'Five days between the forests of Gorumara and Kalimpong: jeep safari, Samsing, Bindu, Deolo and Durpin, with flights from Kolkata.',
    pictures: [
      { subject: 'lataguri', caption: 'An elephant at the edge of Gorumara' },
      { subject: 'lataguri-chalsa-ridge', caption: 'Tea pickers on the Chalsa ridge' },
      { subject: 'kalimpong', hour: 'dusk', caption: 'Kalimpong in the evening' },
    ],
    views: 0,
    ageDays: 9,
  },
];
