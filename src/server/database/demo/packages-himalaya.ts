import { ALWAYS_EXCLUDED, type DemoPackage } from './demo-package.ts';

/** The western Himalaya: Himachal, Ladakh, Kashmir, and the Ganga where it leaves the hills. */
export const himalayaPackages: readonly DemoPackage[] = [
  {
    slug: 'shimla-and-manali-seven-days',
    title: 'Shimla and Manali: A Week on the Old Hill Road',
    category: 'Family',
    status: 'published',
    from: 'Delhi',
    to: 'Shimla and Manali',
    out: { by: 'road', from: 'delhi', to: 'shimla' },
    back: { by: 'flight', from: 'KUU', to: 'DEL' },
    season: { from: '03-01', to: '01-15' },
    tier: 'mid',
    basePrice: 45_900,
    discount: { percentage: 15, forDays: 30 },
    travelers: [2, 12],
    advanceBookingDays: 10,
    shortDescription:
      'By car from Delhi to the Ridge of Shimla, over the hills to Manali, through the tunnel into Lahaul, and back in an hour by air from Kullu.',
    about: [
      '<p>The classic week in Himachal, with the weary part taken out: you drive up in two comfortable stages and fly home from the Kullu valley instead of spending a last night on the highway.</p>',
      '<h3>Shimla, three nights</h3><p>The hotel is near the Mall, which is closed to cars, so evenings need no driver. One day belongs to the town of the viceroys, one to the ridges around it.</p>',
      '<h3>Manali, three nights</h3><p>Cedar temples, hot springs, the meadows of Solang and the long tunnel to Sissu, where the valley on the other side is another country: dry, bare and wide.</p>',
      '<h3>Season</h3><p>Apple blossom comes in April, snow most likely from late December on. July and August are green and cheap, with landslides on the Kullu road now and then; we keep half a day in hand. From mid January to the end of February Sissu takes no tourists and this trip rests. Flights from Kullu are small aircraft with a strict limit for bags and wait for the weather.</p>',
    ],
    days: [
      {
        title: 'Delhi to Shimla',
        night: 'shimla',
        detail:
          'Leave Delhi early: seven and a quarter hours by road, with a long lunch halt in the plains. After tea a first walk on the [Mall](shimla-mall-road) and up to [the Ridge](shimla-ridge) for the lights.',
      },
      {
        title: 'The town of the viceroys',
        night: 'shimla',
        detail:
          'The [Viceregal Lodge](shimla-viceregal-lodge) with a guided tour of its rooms (closed on Mondays, when we go on another day). By ropeway to Hanuman on [Jakhu hill](shimla-jakhu-temple), then [Christ Church](shimla-christ-church) and the wooden toys of [Lakkar Bazaar](shimla-lakkar-bazaar).',
      },
      {
        title: 'Ridges and deodars',
        night: 'shimla',
        detail:
          'To [Kufri](shimla-kufri) for the long line of peaks on a clear day and to the golf course among deodars at [Naldehra](shimla-naldehra). Back by orchards through [Mashobra](shimla-mashobra).',
      },
      {
        title: 'Over the hills to Manali',
        night: 'manali',
        detail:
          'The long day: seven hours by way of the Sutlej and the Beas, with lunch on the way. Nothing is planned for the evening but the [Mall Road](manali-mall-road) outside the door.',
      },
      {
        title: 'Temples and Solang',
        night: 'manali',
        detail:
          'In the deodar grove stands the tiered [Hadimba temple](manali-hadimba-temple). Up to [Solang](manali-solang) for the ropeway, or snow in winter, and back by the steaming baths of [Vashisht](manali-vashisht).',
      },
      {
        title: 'Through the tunnel to Sissu',
        night: 'manali',
        detail:
          'Through the Atal Tunnel to [Sissu](manali-sissu) in Lahaul: a lake, a waterfall and mountains without a tree. In the afternoon cafes and wool in [Old Manali](manali-old-manali).',
      },
      {
        title: 'Kullu to Delhi',
        night: null,
        detail: 'Two easy hours to the airport at Kullu along the Beas and a short flight to Delhi.',
      },
    ],
    features: [
      'No night on the highway',
      'Hotel near the car-free Mall in Shimla',
      'Half a day in hand for the weather',
    ],
    inclusions: [
      'Car with driver from Delhi to Kullu airport',
      'Flight from Kullu to Delhi, economy',
      'Three nights in Shimla and three in Manali, 3-star hotels',
      'Breakfast and dinner',
      'Ropeway at Jakhu and entry to the Viceregal Lodge',
    ],
    exclusions: [...ALWAYS_EXCLUDED, 'Skiing, paragliding and pony rides'],
    tags: ['himachal', 'snow', 'family', 'mountains', 'road trip', 'atal tunnel'],
    metaTitle: 'Shimla Manali package from Delhi, 7 days',
    metaDescription:
      'A week in Shimla and Manali from Delhi: car up, flight back from Kullu, 3-star hotels, Kufri, Solang, Atal Tunnel and Sissu.',
    pictures: [
      { subject: 'manali', caption: 'A cedar temple under the peaks of Manali' },
      { subject: 'shimla-ridge', caption: 'Peaks seen from the Ridge of Shimla' },
      { subject: 'manali-hadimba-temple', caption: 'The tiered temple of Hadimba Devi' },
      { subject: 'manali-solang', hour: 'day', caption: 'Solang Valley' },
      { subject: 'shimla-christ-church', caption: 'Christ Church on the Ridge' },
    ],
    rating: { sum: 208, count: 47 },
    views: 2230,
    ageDays: 88,
  },
  {
    slug: 'ladakh-seven-days-leh-nubra-pangong',
    title: 'Ladakh in Seven Days: Leh, Nubra, Pangong',
    category: 'Adventure',
    status: 'published',
    isFeatured: true,
    from: 'Delhi',
    to: 'Leh, Nubra and Pangong',
    out: { by: 'flight', from: 'DEL', to: 'IXL' },
    back: { by: 'flight', from: 'IXL', to: 'DEL' },
    season: { from: '05-20', to: '10-10' },
    tier: 'mid',
    basePrice: 47_900,
    discount: { percentage: 10 },
    travelers: [2, 12],
    advanceBookingDays: 21,
    shortDescription:
      'Three nights to get used to the height, then over Khardung La to the dunes of Nubra and along the Shyok to a night on the shore of Pangong.',
    about: [
      '<p>Ladakh punishes hurry. You land at 3,500 metres, so the first day is for tea, and the second for steps no steeper than those of the old town. Only on the fourth day does the road go over Khardung La, and by then most people feel well.</p>',
      '<p>The circle runs from Leh to Nubra and down the Shyok to Pangong, so that no road is driven twice. In Leh you stay in a 3-star hotel, at Hunder in a guest house with a garden, at the lake in heated cottages; nights there freeze even in July.</p>',
      '<h3>Before you book</h3><ul><li>Not for infants, and not for anybody with heart or lung trouble unless a doctor agrees.</li><li>Indians need no inner-line permit but must carry the receipt of the environment fee with an identity card. We pay the fee and hand you the receipt.</li><li>Snow can close Khardung La for a day at any time of the year. The driver then waits, or we turn the circle round.</li><li>There is hardly any phone signal beyond Hunder and none to speak of at the lake.</li></ul>',
    ],
    days: [
      {
        title: 'Fly to Leh and rest',
        night: 'leh',
        detail:
          'The morning flight crosses the whole Himalaya. At the hotel you do nothing, slowly, with plenty of water. If the head is clear by evening, walk once up and down the car-free [Main Bazaar](leh-main-bazaar).',
      },
      {
        title: 'Palace and stupa',
        night: 'leh',
        detail:
          'A gentle day: the nine storeys of [Leh Palace](leh-palace), the mud lanes of the [old town](leh-old-town) beneath it, a long lunch, and at the end of the day the [Shanti Stupa](leh-shanti-stupa) with the Stok range in the last sun.',
      },
      {
        title: 'Monasteries of the Indus',
        night: 'leh',
        detail:
          'Up the valley to [Shey](leh-shey) with its gilded Buddha, [Thiksey](leh-thiksey), tier over tier of white cells, and [Hemis](leh-hemis) in its gorge. Back by four.',
      },
      {
        title: 'Over Khardung La to Nubra',
        night: 'nubra',
        detail:
          'The road climbs to [Khardung La](>leh-khardung-la); fifteen minutes among the prayer flags are enough. Down to the meeting of the valleys and the [dunes of Hunder](nubra-hunder-dunes), where two-humped camels graze, for the sunset.',
      },
      {
        title: 'Along the Shyok to Pangong',
        night: 'pangong',
        detail:
          'First the [monastery of Diskit](nubra-diskit-monastery) and the [Maitreya](nubra-maitreya) below it. Then a lonely road along the Shyok, five and a half hours with halts, to the [shore at Spangmik](pangong-spangmik-shore).',
      },
      {
        title: 'Sunrise, Chang La, Leh',
        night: 'leh',
        detail:
          '[Sunrise at the lake](pangong-sunrise), grey water turning blue, and a hot breakfast. Over [Chang La](>pangong-chang-la) with its army tea room and back to Leh, five hours. The evening is yours.',
      },
      {
        title: 'Home by air',
        night: null,
        detail: 'The airport is a quarter of an hour away. Morning flight to Delhi, over the ranges again.',
      },
    ],
    features: [
      'Three nights in Leh before the first pass',
      'Oxygen cylinder in every car',
      'Heated cottages at Pangong',
      'A circle: no road driven twice',
    ],
    inclusions: [
      'Return flights Delhi to Leh, economy',
      'Four nights in Leh, one in Nubra, one at Pangong',
      'Breakfast and dinner, all meals at Pangong',
      'Car with a Ladakhi driver for the whole trip',
      'Environment fee and its receipt',
      'Entry to the palace and the monasteries of the plan',
    ],
    exclusions: [...ALWAYS_EXCLUDED, 'Camel rides', 'Extra nights if flights or passes are closed'],
    tags: ['ladakh', 'mountains', 'pangong', 'nubra', 'road trip', 'monastery', 'high altitude'],
    metaTitle: 'Ladakh tour from Delhi: Leh, Nubra, Pangong, 7 days',
    metaDescription:
      'Seven days in Ladakh from Delhi with flights: three nights to acclimatise in Leh, Khardung La, Hunder dunes and a night at Pangong.',
    pictures: [
      { subject: 'pangong', caption: 'The long blue of Pangong Lake' },
      { subject: 'leh-thiksey', caption: 'Thiksey Monastery above the Indus' },
      { subject: 'nubra-hunder-dunes', caption: 'Camels on the dunes of Hunder' },
      { subject: 'leh-shanti-stupa', caption: 'The Shanti Stupa in Leh' },
      { subject: 'leh-khardung-la', hour: 'day', caption: 'Khardung La' },
    ],
    rating: { sum: 316, count: 66 },
    views: 3580,
    ageDays: 110,
  },
  {
    slug: 'kashmir-houseboat-and-meadows-five-days',
    title: 'Kashmir: A Houseboat, Two Meadows and the Mughal Gardens',
    category: 'Honeymoon',
    status: 'published',
    from: 'Kolkata',
    to: 'Srinagar',
    out: { by: 'flight', from: 'CCU', to: 'SXR' },
    back: { by: 'flight', from: 'SXR', to: 'CCU' },
    season: { from: '04-01', to: '11-15' },
    tier: 'premium',
    basePrice: 62_900,
    discount: { percentage: 8, forDays: 90 },
    travelers: [2, 6],
    advanceBookingDays: 14,
    shortDescription:
      'Four nights on a deluxe houseboat in the front row of Dal Lake, with Gulmarg and Pahalgam as day trips and one whole day for terraces, fountains and chinars.',
    about: [
      '<p>You live on the water. The houseboat lies in the front row of Dal Lake, carved cedar inside and a veranda over the lotus outside; a cook lives aboard and a shikara waits at the steps. From there each day goes out to one thing and comes home in time for kahwa.</p>',
      '<p>We keep the programme light: the Mughal gardens by car, the gondola at Gulmarg, the pine valleys around Pahalgam, and a shikara ride timed for the hour when the hills turn gold.</p>',
      '<h3>Good to know</h3><ul><li>Carry identity cards. Single meadows or roads may be closed for security at short notice; we follow local advice and change the order of the days.</li><li>Only postpaid phone cards of other states work here. The houseboat has wireless internet.</li><li>Gondola tickets at Gulmarg are sold online and in your names: we need them two weeks ahead.</li><li>Shrines ask for covered heads and legs.</li></ul>',
    ],
    days: [
      {
        title: 'Arrival on the lake',
        night: 'srinagar',
        detail:
          'Fly by way of Delhi and drive to the ghat, where a boat takes you across to the houseboat. Towards sunset a [shikara on Dal Lake](srinagar-dal-shikara), past lotus and floating gardens.',
      },
      {
        title: 'Gardens of the emperors',
        night: 'srinagar',
        detail:
          'The terraces of [Nishat](srinagar-nishat) look straight over the water; at [Shalimar](srinagar-shalimar) a black marble pavilion stands among fountains; [Chashme Shahi](srinagar-chashme-shahi) was built round a cold spring. At the end of the day the arches of [Pari Mahal](srinagar-pari-mahal), high above the lake.',
      },
      {
        title: 'Gulmarg',
        night: 'srinagar',
        detail:
          'An hour and a half to the meadow of flowers, and up by the [Gulmarg Gondola](srinagar-gulmarg) towards the slopes of Apharwat. A blanket and boots can be hired at the foot.',
      },
      {
        title: 'Pahalgam and Betaab Valley',
        night: 'srinagar',
        detail:
          'A long, pretty drive through saffron fields to [Pahalgam and Betaab Valley](srinagar-pahalgam), with time beside the Lidder. On the way the grey courts of [Avantipur](>srinagar-avantipur).',
      },
      {
        title: 'Last view, home',
        night: null,
        detail:
          'Early up to the stone [temple of Shankaracharya](srinagar-shankaracharya), with lake and city spread below, then to the airport. Security takes long there: we allow three hours.',
      },
    ],
    features: [
      'Deluxe houseboat, front row of Dal Lake',
      'Cook on board, meals as you like them',
      'Gondola tickets in your names',
      'Private car on all days',
    ],
    inclusions: [
      'Return flights Kolkata to Srinagar by way of Delhi, economy',
      'Four nights on a deluxe houseboat',
      'Breakfast and dinner on board',
      'Car with driver on all days',
      'One shikara ride at sunset',
      'Gulmarg gondola, first section, and garden entries',
    ],
    exclusions: [...ALWAYS_EXCLUDED, 'Ponies and sledges', 'The upper section of the gondola'],
    tags: ['kashmir', 'houseboat', 'honeymoon', 'dal lake', 'gulmarg', 'gardens'],
    metaTitle: 'Kashmir honeymoon from Kolkata, 5 days',
    metaDescription:
      'Five days in Kashmir from Kolkata: deluxe houseboat on Dal Lake, Mughal gardens, Gulmarg gondola and Pahalgam, flights and car included.',
    pictures: [
      { subject: 'srinagar-dal-shikara', caption: 'A shikara on Dal Lake at sunset' },
      { subject: 'srinagar', hour: 'dawn', caption: 'Srinagar and its lake in the morning' },
      { subject: 'srinagar-gulmarg', hour: 'day', caption: 'The gondola at Gulmarg' },
      { subject: 'srinagar-pari-mahal', caption: 'Pari Mahal above the lake' },
    ],
    rating: { sum: 96, count: 20 },
    views: 1730,
    ageDays: 52,
  },
  {
    slug: 'rishikesh-rafting-weekend',
    title: 'Rishikesh: Rafts, Murals and the Evening Lamps',
    category: 'Adventure',
    status: 'archived',
    from: 'Delhi',
    to: 'Rishikesh',
    out: { by: 'road', from: 'delhi', to: 'rishikesh' },
    back: { by: 'road', from: 'rishikesh', to: 'delhi' },
    season: { from: '10-01', to: '06-20' },
    tier: 'mid',
    basePrice: 16_900,
    travelers: [2, 16],
    advanceBookingDays: 5,
    shortDescription:
      'Three days from Delhi: a run down the Ganga from Shivpuri, the painted ruins of the Beatles Ashram, sunrise at Kunjapuri and the aarti at Parmarth Niketan.',
    about: [
      '<p>A long weekend where the river leaves the hills. The raft run from Shivpuri to the town takes a morning and asks for nothing but steady nerves and a change of clothes; guides, helmets and life jackets come with it. The other hours belong to footbridges, ashrams and lamps on the water.</p>',
      '<p>You stay in a three-star hotel at Tapovan, above the gorge, within a walk of the cafes. The drive from Delhi is five hours on a good road.</p>',
      '<h3>Rules of the place</h3><ul><li>Rafting stops from late June to late September, when the river is high. Whoever is in doubt watches from the bank, with tea.</li><li>Meat and alcohol are not sold in the holy town.</li><li>In July the Kanwar pilgrimage fills every road and room.</li></ul>',
      '<p>This package has run its last season in this form. We keep it here for the bookings that were made for it, and a new plan with two days on the river is in the works.</p>',
    ],
    days: [
      {
        title: 'Delhi to the Ganga',
        night: 'rishikesh',
        detail:
          'Five hours by car. In the afternoon cross [Ram Jhula](rishikesh-ram-jhula) to the lanes of [Swarg Ashram](rishikesh-swarg-ashram) and sit on the steps of [Parmarth Niketan](rishikesh-parmarth-aarti) for the evening aarti.',
      },
      {
        title: 'Down the river',
        night: 'rishikesh',
        detail:
          'After breakfast the run from [Shivpuri](rishikesh-shivpuri-rafting) through its named rapids down to the town ghats. When you are dry, the murals of the [Beatles Ashram](rishikesh-beatles-ashram), forest ruins in which the band wrote songs. Sunset from [Janki Setu](rishikesh-janki-setu).',
      },
      {
        title: 'Sunrise at Kunjapuri, home',
        night: null,
        detail:
          'Up in the dark to the [Kunjapuri temple](rishikesh-kunjapuri), where the sun comes up over the snow line. Breakfast at Tapovan and back to Delhi by evening.',
      },
    ],
    features: ['Licensed rafting company', 'Hotel within a walk of the cafes', 'Sunrise above the Garhwal hills'],
    inclusions: [
      'Car with driver from Delhi and back',
      'Two nights in a 3-star hotel',
      'Breakfast and dinner',
      'Rafting from Shivpuri with guide and gear',
      'Entry to the Beatles Ashram',
    ],
    exclusions: ALWAYS_EXCLUDED,
    tags: ['rafting', 'ganga', 'yoga', 'weekend', 'adventure'],
    metaTitle: 'Rishikesh rafting weekend from Delhi, 3 days',
    metaDescription:
      'Three days in Rishikesh from Delhi: rafting from Shivpuri, Beatles Ashram, Ganga aarti and sunrise at Kunjapuri.',
    pictures: [
      { subject: 'rishikesh-shivpuri-rafting', caption: 'A raft below Shivpuri' },
      { subject: 'rishikesh', caption: 'The Ganga at Rishikesh' },
      { subject: 'rishikesh-parmarth-aarti', caption: 'Lamps on the steps of Parmarth Niketan' },
    ],
    rating: { sum: 84, count: 19 },
    views: 640,
    ageDays: 210,
  },
];
