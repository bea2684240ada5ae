import { ALWAYS_EXCLUDED, type DemoPackage } from './demo-package.ts';

/** Kerala, Karnataka, Tamil Nadu. */
export const southPackages: readonly DemoPackage[] = [
  {
    slug: 'kerala-honeymoon-hills-and-houseboat',
    title: 'Kerala for Two: Tea Hills and a Houseboat',
    category: 'Honeymoon',
    status: 'published',
    isFeatured: true,
    from: 'Bengaluru',
    to: 'Munnar, Alappuzha and Kochi',
    out: { by: 'flight', from: 'BLR', to: 'COK' },
    back: { by: 'flight', from: 'COK', to: 'BLR' },
    season: { from: '09-01', to: '01-31' },
    tier: 'premium',
    basePrice: 129_900,
    isForGroup: true,
    discount: { percentage: 10, forDays: 50 },
    travelers: [2, 2],
    advanceBookingDays: 10,
    shortDescription:
      'One price for two: three nights among the tea of Munnar, two on the backwaters with a houseboat of your own, and a last walk past the fishing nets of Fort Kochi.',
    about: [
      '<p>A plan for two people who have just survived a wedding. There are six days and only two changes of room. In Munnar the resort looks over tea to the peaks; in Alappuzha you first sleep beside the lake and then aboard, on a thatched boat with one bedroom, a cook and a captain and nobody else.</p>',
      '<h3>On the boat</h3><p>Houseboats move from noon and moor from about half past five, by rule, so that the fishermen can lay their nets. The hours between are for lunch, ducks, village ghats and doing nothing. Ask the cook for karimeen pollichathu.</p>',
      '<h3>Season</h3><p>From September to January. In February and March the national park shuts for the calving of its mountain goats, and from June to August mist and landslips make the ghat road a gamble. On the first day of every month no alcohol is sold in Kerala.</p>',
      '<p>The price is for the two of you together.</p>',
    ],
    days: [
      {
        title: 'Kochi to the tea hills',
        night: 'munnar',
        detail:
          'Morning flight, then three and a half hours uphill with a tea halt at the seven steps of [Cheeyappara](>munnar-cheeyappara). Be at [Pothamedu](munnar-pothamedu) for the last light over tea, coffee and cardamom.',
      },
      {
        title: 'Mountain goats and tea',
        night: 'munnar',
        detail:
          'By park bus up to the high grassland of [Eravikulam](munnar-eravikulam), where the tahr graze beside the path. In the afternoon the old rollers of the [tea museum](munnar-tea-museum), closed on Mondays, and the spray of the [Attukad falls](munnar-attukad).',
      },
      {
        title: 'To the end of the road',
        night: 'munnar',
        detail:
          'Past [Mattupetty lake](munnar-mattupetty) and the boats of [Kundala](munnar-kundala) to [Top Station](munnar-top-station), where the road ends and the plains of Tamil Nadu begin far below. Back for a slow dinner.',
      },
      {
        title: 'Down to the water',
        night: 'alappuzha',
        detail:
          'Five hours down from the hills to the rice country. The resort lies on the lake; in the evening watch the sun go down beside the old iron pier of [Alappuzha Beach](alappuzha-beach).',
      },
      {
        title: 'Your own houseboat',
        night: 'alappuzha',
        detail:
          'Aboard before noon for the [cruise through Kuttanad](alappuzha-houseboat), lunch cooked as you glide. The boat moors by the paddy at half past five; you dine and sleep on it.',
      },
      {
        title: 'Fort Kochi and home',
        through: ['kochi'],
        night: null,
        detail:
          'Breakfast on board, then an hour and a half to Fort Kochi: [Saint Francis Church](kochi-st-francis), an ice coffee on [Princess Street](kochi-princess-street) and the great [Chinese nets](kochi-chinese-nets) before the airport and the late flight.',
      },
    ],
    features: [
      'One price for two',
      'A houseboat of your own, with cook and captain',
      'Tea-view resort in Munnar',
      'Only two changes of room',
    ],
    inclusions: [
      'Return flights Bengaluru to Kochi for two, economy',
      'Three nights in a tea-view resort, one by the lake, one on the houseboat',
      'Breakfast and dinner, all meals on the boat',
      'Car with driver from airport to airport',
      'Entries of the plan',
    ],
    exclusions: ALWAYS_EXCLUDED,
    tags: ['honeymoon', 'houseboat', 'backwaters', 'tea', 'munnar', 'kerala', 'couples'],
    metaTitle: 'Kerala honeymoon from Bengaluru, 6 days',
    metaDescription:
      'Six days for two in Kerala from Bengaluru: tea-view resort in Munnar, private houseboat in Alappuzha, Fort Kochi. Flights and car included.',
    pictures: [
      { subject: 'alappuzha', caption: 'A houseboat on the backwaters' },
      { subject: 'munnar', caption: 'Tea slopes at Munnar' },
      { subject: 'munnar-top-station', hour: 'dawn', caption: 'The edge of the hills at Top Station' },
      { subject: 'kochi-chinese-nets', caption: 'Chinese fishing nets at Fort Kochi' },
      { subject: 'munnar-attukad', hour: 'day', caption: 'The Attukad falls' },
    ],
    rating: { sum: 145, count: 30 },
    views: 2470,
    ageDays: 77,
  },
  {
    slug: 'hampi-long-weekend',
    title: 'Hampi: A Long Weekend among the Boulders',
    category: 'Weekend Getaway',
    status: 'published',
    from: 'Bengaluru',
    to: 'Hampi',
    out: { by: 'road', from: 'bengaluru', to: 'hampi' },
    back: { by: 'road', from: 'hampi', to: 'bengaluru' },
    season: { from: '07-01', to: '02-28' },
    tier: 'premium',
    basePrice: 24_500,
    travelers: [2, 10],
    advanceBookingDays: 3,
    shortDescription:
      'Friday to Sunday in the ruined capital of Vijayanagara: the stone chariot in the morning, royal tanks and stables, and both sunsets from the right rock.',
    about: [
      '<p>Six and a half hours north of Bengaluru the land turns to boulders, and among them lies a capital that was emptied in a single season and never filled again. Three days are enough to see the great things without running, if one is early: the rock heats up by eleven, and the coaches come at ten.</p>',
      '<p>You stay in a small resort on the Anegundi side, between rice and rocks, with a pool for the hot hours. A guide from the village walks with you on the second day.</p>',
      '<h3>Practical</h3><ul><li>One ticket covers the Vittala temple and the Zenana enclosure on the same day.</li><li>Vittala is reached by battery cart or by a walk of about a kilometre.</li><li>No meat or alcohol is served in the sacred area; across the river it is another matter.</li><li>March to May is scorching on open rock. We do not sell the trip then.</li></ul>',
    ],
    days: [
      {
        title: 'Bengaluru to Hampi, sunset on Hemakuta',
        night: 'hampi',
        detail:
          'Leave early; the road takes six and a half hours. Towards evening past the [two huge Ganeshas](hampi-ganesha-statues) and up the sheet of rock called [Hemakuta](hampi-hemakuta) for the sunset; at lamp time down into the living [Virupaksha Temple](hampi-virupaksha).',
      },
      {
        title: 'Chariot, palace, tanks',
        night: 'hampi',
        detail:
          'At opening time at the [Vittala Temple](hampi-vittala) with its stone chariot. Then the carved walls of [Hazara Rama](hampi-hazara-rama), the festival platform in the [Royal Enclosure](hampi-royal-enclosure), the [Lotus Mahal and the elephant stables](hampi-lotus-mahal), and last the [Queen’s Bath](hampi-queens-bath), plain outside and arched within. The pool has the hot hours.',
      },
      {
        title: 'Narasimha and the road home',
        night: null,
        detail:
          'Before breakfast the fierce [Lakshmi Narasimha](hampi-narasimha) and the quiet [Krishna Temple](hampi-krishna-temple) with its market street. On the road by ten, in Bengaluru by evening.',
      },
    ],
    features: [
      'Resort with a pool between rice and rocks',
      'Guide from the village',
      'At the gates before the coaches',
    ],
    inclusions: [
      'Car with driver from Bengaluru and back',
      'Two nights in a boutique resort',
      'Breakfast and dinner',
      'Guide on day 2',
      'Entries of the plan and battery carts',
    ],
    exclusions: ALWAYS_EXCLUDED,
    tags: ['heritage', 'ruins', 'weekend', 'road trip', 'vijayanagara', 'karnataka'],
    metaTitle: 'Hampi weekend from Bengaluru, 3 days',
    metaDescription:
      'Three days in Hampi from Bengaluru by car: Vittala Temple, Lotus Mahal, Hemakuta sunset, boutique resort with pool and a village guide.',
    pictures: [
      { subject: 'hampi', caption: 'The stone chariot of Hampi' },
      { subject: 'hampi-virupaksha', caption: 'The tower of the Virupaksha Temple' },
      { subject: 'hampi-hemakuta', caption: 'Sunset from Hemakuta Hill' },
    ],
    views: 1120,
    ageDays: 46,
  },
  {
    slug: 'tamil-coast-and-temples-seven-days',
    title: 'The Tamil Coast: Chennai to the Last Sand of Rameswaram',
    category: 'Domestic',
    status: 'published',
    from: 'Kolkata',
    to: 'Mahabalipuram to Rameswaram',
    out: { by: 'flight', from: 'CCU', to: 'MAA' },
    back: { by: 'flight', from: 'IXM', to: 'CCU' },
    season: { from: '12-15', to: '04-15' },
    tier: 'mid',
    basePrice: 52_900,
    discount: { percentage: 7 },
    travelers: [2, 14],
    advanceBookingDays: 10,
    shortDescription:
      'Pallava rock at Mahabalipuram, French streets in Puducherry, the towers of Madurai and the corridors of Rameswaram, south along one coast in seven days.',
    about: [
      '<p>One line on the map, from the airport of Chennai to the point where the road ends in the sea at Dhanushkodi. On it lie four towns that have little in common but granite and good coffee: a stone carvers’ port, a French grid, a temple city that stays awake until midnight and a holy island.</p>',
      '<p>The car and the driver are the same from beginning to end. Hotels are three-star houses near the sea or within sight of a temple tower. Rooms with a sea view can be had at Mahabalipuram and Rameswaram for a small supplement.</p>',
      '<h3>Temples</h3><p>They close from about half past twelve until four. Cover shoulders and knees; in Madurai phones and cameras stay outside. Pilgrims who bathe in the wells of Rameswaram should bring dry clothes, as wet ones are not allowed in the shrine.</p>',
      '<h3>Season</h3><p>The north-east monsoon brings rain and now and then a cyclone from mid October to early December. We begin in mid December and stop before the great heat.</p>',
    ],
    days: [
      {
        title: 'Chennai airport to Mahabalipuram',
        night: 'mahabalipuram',
        detail:
          'Morning flight; the port of the Pallavas is an hour and a quarter from the airport. In the soft light see [Arjuna’s Penance](mahabalipuram-arjunas-penance), a cliff turned into a world, and the boulder called [Krishna’s Butter Ball](mahabalipuram-butter-ball).',
      },
      {
        title: 'Shore Temple, then Puducherry',
        night: 'puducherry',
        detail:
          'The [Shore Temple](mahabalipuram-shore-temple) just after sunrise and, on the same ticket, the [Five Rathas](mahabalipuram-five-rathas). After breakfast two hours south. In the evening the [promenade](puducherry-promenade) is closed to cars and everybody walks.',
      },
      {
        title: 'French town and Auroville',
        night: 'puducherry',
        detail:
          'Early to the [viewing point of the Matrimandir](puducherry-matrimandir). Then the silent courtyard of the [Sri Aurobindo Ashram](puducherry-aurobindo-ashram) and, on foot or by cycle, the mustard and white villas of the [French Quarter](puducherry-white-town).',
      },
      {
        title: 'South to Madurai',
        night: 'madurai',
        detail:
          'Six hours on a good road, with a banana-leaf lunch. When the doors open again in the late afternoon, two hours and more in the [Meenakshi Temple](madurai-meenakshi), under painted towers and through carved halls.',
      },
      {
        title: 'The Nayak’s palace, the bridge',
        night: 'rameswaram',
        detail:
          'The white columns of [Thirumalai Nayakkar’s palace](madurai-nayakkar-mahal), then a little over three hours to the island, with a halt on the road bridge at [Pamban](>rameswaram-pamban-bridge) to look down on the rails.',
      },
      {
        title: 'Corridors and the end of the road',
        night: 'rameswaram',
        detail:
          'Morning in the endless corridors of the [Ramanathaswamy Temple](rameswaram-ramanathaswamy). In the afternoon to [Arichal Munai](rameswaram-arichal-munai), a sea on either hand, and back by the roofless church of [Dhanushkodi](rameswaram-dhanushkodi-ruins). The road closes to visitors about five.',
      },
      {
        title: 'Memorial and flight',
        night: null,
        detail:
          'The [memorial of Abdul Kalam](rameswaram-kalam-memorial), then three and a half hours to Madurai airport and home by way of Chennai.',
      },
    ],
    features: [
      'One car and driver from end to end',
      'Hotels near the sea or in sight of a temple',
      'Temple hours respected: no waiting at shut doors',
    ],
    inclusions: [
      'Flights Kolkata to Chennai and Madurai to Kolkata, economy',
      'Six nights in 3-star hotels',
      'Breakfast',
      'Car with driver for seven days',
      'Entries of the plan',
    ],
    exclusions: ['Lunches and dinners', 'Temple offerings', 'Tips', 'Travel insurance'],
    tags: ['temples', 'tamil nadu', 'puducherry', 'rameswaram', 'madurai', 'coast', 'road trip'],
    metaTitle: 'Tamil Nadu coast tour from Kolkata, 7 days',
    metaDescription:
      'Seven days from Chennai to Rameswaram: Mahabalipuram, Puducherry, Madurai and Dhanushkodi with flights from Kolkata and car.',
    pictures: [
      { subject: 'mahabalipuram-shore-temple', hour: 'dawn', caption: 'The Shore Temple in the early light' },
      { subject: 'madurai-meenakshi', hour: 'day', caption: 'A tower of the Meenakshi Temple' },
      { subject: 'puducherry-promenade', hour: 'dusk', caption: 'The promenade of Puducherry' },
      { subject: 'rameswaram-pamban-bridge', caption: 'The bridge at Pamban' },
      { subject: 'rameswaram-arichal-munai', hour: 'day', caption: 'The last sand at Arichal Munai' },
    ],
    views: 990,
    ageDays: 38,
  },
];
