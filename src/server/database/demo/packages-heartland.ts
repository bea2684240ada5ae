import { ALWAYS_EXCLUDED, type DemoPackage } from './demo-package.ts';

/** The Ganga plain and Rajasthan. */
export const heartlandPackages: readonly DemoPackage[] = [
  {
    slug: 'varanasi-and-sarnath-three-days',
    title: 'Varanasi and Sarnath: Three Days by the River',
    category: 'Cultural',
    status: 'published',
    from: 'Kolkata',
    to: 'Varanasi',
    out: { by: 'flight', from: 'CCU', to: 'VNS' },
    back: { by: 'flight', from: 'VNS', to: 'CCU' },
    season: { from: '09-16', to: '07-19' },
    tier: 'mid',
    basePrice: 24_900,
    discount: { percentage: 5, forDays: 20 },
    travelers: [1, 15],
    advanceBookingDays: 7,
    shortDescription:
      'Lamps at Dashashwamedh, a rowing boat before sunrise, Kashi Vishwanath and the stupa of Sarnath, at a pace that leaves time to sit on the steps.',
    about: [
      '<p>Varanasi is best at the two ends of the day. This plan puts you on the river for both: at the aarti in the evening, and in a rowing boat while the first bathers come down to the ghats. The middle hours go to the great temple, to Sarnath, where the Buddha first taught, and to lunch.</p>',
      '<p>The hotel is outside the old city, because no car gets in there; a guide walks the last stretch with you through the lanes and back. Solo travellers are welcome and pay a single supplement only if they want a room alone.</p>',
      '<h3>At Kashi Vishwanath</h3><p>Phones, bags and leather go into lockers. Dress modestly. Queues are shortest early and on weekdays; the guide knows the gate.</p>',
      '<h3>Season</h3><p>From mid July to mid September the Ganga stands over the lower ghats and boats may not run: we do not offer the trip then. Fog delays trains and flights in late December and January.</p>',
    ],
    days: [
      {
        title: 'Arrival and the evening aarti',
        night: 'varanasi',
        detail:
          'Fly in and drive to the hotel. In the late afternoon walk with the guide through [Vishwanath Gali](varanasi-vishwanath-gali), silk and brass and wooden toys, down to Dashashwamedh for the [Ganga aarti](varanasi-ganga-aarti), seen from a boat or from the steps.',
      },
      {
        title: 'Sunrise, Vishwanath, Sarnath',
        night: 'varanasi',
        detail:
          'On the water before six: a [rowing boat along the ghats](varanasi-sunrise-boat) while the light comes. Then [Kashi Vishwanath](varanasi-kashi-vishwanath) and breakfast. In the afternoon to Sarnath: the [Dhamek Stupa](varanasi-dhamek-stupa) in its deer park, the frescoes of [Mulagandha Kuti](varanasi-mulagandha-kuti) and, except on Fridays, the lion capital in the [museum](varanasi-sarnath-museum).',
      },
      {
        title: 'Assi, Ramnagar, home',
        night: null,
        detail:
          'The day of the city begins with [music and yoga at Assi Ghat](varanasi-assi-ghat). After breakfast across the river to [Ramnagar Fort](varanasi-ramnagar-fort), howdahs and a great clock. Afternoon flight to Kolkata.',
      },
    ],
    features: ['Guide who grew up in the old city', 'On the river at both ends of the day', 'Solo travellers welcome'],
    inclusions: [
      'Return flights Kolkata to Varanasi, economy',
      'Two nights in a 3-star hotel',
      'Breakfast',
      'Airport transfers and car to Sarnath and Ramnagar',
      'Rowing boat at sunrise',
      'Guide on day 1 and day 2, entries of the plan',
    ],
    exclusions: ['Lunches and dinners', 'Offerings and special darshan tickets', 'Tips', 'Travel insurance'],
    tags: ['ganga', 'temple', 'buddhist', 'sarnath', 'ghats', 'pilgrimage', 'solo'],
    metaTitle: 'Varanasi and Sarnath tour from Kolkata, 3 days',
    metaDescription:
      'Three days in Varanasi from Kolkata with flights: evening aarti, sunrise boat, Kashi Vishwanath and Sarnath with a local guide.',
    pictures: [
      { subject: 'varanasi-sunrise-boat', caption: 'The ghats before sunrise' },
      { subject: 'varanasi', hour: 'dusk', caption: 'The ghats of Varanasi at dusk' },
      { subject: 'varanasi-dhamek-stupa', hour: 'day', caption: 'The Dhamek Stupa at Sarnath' },
      { subject: 'varanasi-ganga-aarti', caption: 'Lamps at Dashashwamedh Ghat' },
    ],
    rating: { sum: 187, count: 41 },
    views: 1960,
    ageDays: 70,
  },
  {
    slug: 'royal-rajasthan-ten-days',
    title: 'Royal Rajasthan: Ten Days from the Pink City to the Lakes',
    category: 'Cultural',
    status: 'published',
    isFeatured: true,
    from: 'Kolkata',
    to: 'Jaipur to Udaipur',
    out: { by: 'flight', from: 'CCU', to: 'JAI' },
    back: { by: 'flight', from: 'UDR', to: 'CCU' },
    season: { from: '10-01', to: '03-31' },
    tier: 'mid',
    basePrice: 74_900,
    discount: { percentage: 10, forDays: 75 },
    travelers: [2, 14],
    advanceBookingDays: 14,
    shortDescription:
      'Jaipur, Pushkar, Jodhpur, Jaisalmer and Udaipur in one line: four forts, a sacred lake, a night of music on the dunes and a boat on Lake Pichola.',
    about: [
      '<p>Ten days, five towns, one car. The route runs west from Jaipur into the desert and comes back by another colour each time: pink, white, blue, gold, and the white palaces of the lakes. No day has more than five hours on the road, and every long drive is followed by a slow morning.</p>',
      '<p>You sleep in converted havelis and good three-star houses inside or near the old towns, so evenings are on foot. At each fort a licensed guide takes over from the driver.</p>',
      '<h3>Season</h3><p>From October to March. Nights in the dunes are cold in December and January; by April the desert is shut with heat and so is this tour. The camel fair of Pushkar, in the month of Kartik, multiplies room rates: for those dates ask us for a price.</p>',
      '<h3>Manners</h3><p>Pushkar is vegetarian and dry. No photographs of bathers at the lake, no leather in the Jain temples of Jaisalmer.</p>',
    ],
    days: [
      {
        title: 'Fly to Jaipur',
        night: 'jaipur',
        detail:
          'The flight lands by midday. A gentle start with the crafts and carpets of the [Albert Hall](jaipur-albert-hall), and the evening bells of the [Birla Mandir](jaipur-birla-mandir), white marble under its hill.',
      },
      {
        title: 'Amber and the Pink City',
        night: 'jaipur',
        detail:
          'At opening time to [Amber Fort](jaipur-amber-fort), with a look into the stepwell of [Panna Meena](jaipur-panna-meena) and across the water to [Jal Mahal](jaipur-jal-mahal). After lunch the [City Palace](jaipur-city-palace), the giant sundial of [Jantar Mantar](jaipur-jantar-mantar) and the little windows of [Hawa Mahal](jaipur-hawa-mahal).',
      },
      {
        title: 'Pushkar and its lake',
        night: 'pushkar',
        detail:
          'Under three hours to Pushkar. The [Brahma Temple](pushkar-brahma-temple), one of very few, then barefoot along the [ghats of the lake](pushkar-lake-ghats) to the drums of the [evening aarti](pushkar-lake-aarti).',
      },
      {
        title: 'Ajmer to the blue city',
        night: 'jodhpur',
        detail:
          'Over the hill to the [shrine of Ajmer](pushkar-ajmer-dargah), open to people of all faiths, then less than four hours to Jodhpur. Spices and bandhej cloth in [Sardar Market](jodhpur-clock-tower), round its clock tower.',
      },
      {
        title: 'Mehrangarh, then the desert road',
        night: 'jaisalmer',
        detail:
          'The morning belongs to [Mehrangarh](jodhpur-mehrangarh), sheer above the blue houses, and the milky marble of [Jaswant Thada](jodhpur-jaswant-thada). Five hours west to Jaisalmer.',
      },
      {
        title: 'Golden fort and dunes',
        night: 'jaisalmer',
        detail:
          'People still live in [Jaisalmer Fort](jaisalmer-fort). Inside it the linked [Jain temples](jaisalmer-jain-temples), open to visitors before noon; below it the stone lace of [Patwon ki Haveli](jaisalmer-patwon-haveli). Late in the day to the [Sam dunes](jaisalmer-sam-dunes) for the sunset, folk music and dinner.',
      },
      {
        title: 'Back by Jodhpur',
        night: 'jodhpur',
        detail:
          'First light on the arches of [Gadisar Lake](jaisalmer-gadisar). The desert road again, broken by a long lunch, and an evening beside the red stepwell of [Toorji ka Jhalra](jodhpur-toorji-ka-jhalra).',
      },
      {
        title: 'Indigo lanes, then the lakes',
        night: 'udaipur',
        detail:
          'A [walk in Navchokiya](jodhpur-blue-city-walk), the oldest of the blue quarters, before the heat. Five hours south into green hills. At dusk sit on the steps of [Ambrai Ghat](udaipur-ambrai-ghat), opposite the palace.',
      },
      {
        title: 'Udaipur',
        night: 'udaipur',
        detail:
          'The [City Palace](udaipur-city-palace), room after mirrored room, and the carved [Jagdish Temple](udaipur-jagdish-temple) above the street. Fountains and lotus pools in [Saheliyon ki Bari](udaipur-saheliyon-ki-bari), and the [boat on Lake Pichola](udaipur-pichola-boat) as the light goes golden.',
      },
      {
        title: 'Home by air',
        night: null,
        detail:
          'A free morning for miniature painters and a last coffee on the water. Flight to Kolkata by way of Delhi or Mumbai.',
      },
    ],
    features: [
      'Never more than five hours on the road',
      'Havelis in the old towns',
      'Licensed guide at every fort',
      'Dinner with folk music on the dunes',
    ],
    inclusions: [
      'Flights Kolkata to Jaipur and Udaipur to Kolkata, economy',
      'Nine nights in havelis and 3-star hotels',
      'Breakfast, four dinners',
      'Car with driver for ten days',
      'Guides, entries and the boat on Lake Pichola',
      'Dunes: camel ride, music and dinner',
    ],
    exclusions: ALWAYS_EXCLUDED,
    tags: ['rajasthan', 'forts', 'palaces', 'desert', 'heritage', 'jaisalmer', 'udaipur'],
    metaTitle: 'Rajasthan tour from Kolkata, 10 days',
    metaDescription:
      'Ten days in Rajasthan from Kolkata: Jaipur, Pushkar, Jodhpur, Jaisalmer and Udaipur with flights, havelis, guides and a night on the dunes.',
    pictures: [
      { subject: 'jaisalmer-sam-dunes', caption: 'Camels on the Sam dunes' },
      { subject: 'jodhpur-mehrangarh', hour: 'day', caption: 'Mehrangarh above the blue city' },
      { subject: 'jaipur-hawa-mahal', caption: 'The windows of Hawa Mahal' },
      { subject: 'udaipur-pichola-boat', caption: 'Lake Pichola towards sunset' },
      { subject: 'pushkar-lake-ghats', caption: 'The ghats of Pushkar' },
      { subject: 'jaisalmer-fort', hour: 'dusk', caption: 'Jaisalmer Fort in the last light' },
    ],
    rating: { sum: 274, count: 57 },
    views: 3050,
    ageDays: 101,
  },
  {
    slug: 'golden-triangle-in-style',
    title: 'The Golden Triangle in Style: Delhi, Agra, Jaipur',
    category: 'Luxury',
    status: 'published',
    from: 'Kolkata',
    to: 'Delhi, Agra and Jaipur',
    travelClass: 'Premium Economy',
    out: { by: 'flight', from: 'CCU', to: 'DEL' },
    back: { by: 'flight', from: 'JAI', to: 'CCU' },
    season: { from: '10-01', to: '03-31' },
    tier: 'luxury',
    basePrice: 124_900,
    travelers: [2, 8],
    advanceBookingDays: 14,
    shortDescription:
      'Five days in five-star and palace hotels with a private guide in each city: Humayun’s Tomb without a queue, the Taj at sunrise, Amber before the heat.',
    about: [
      '<p>Everybody does the triangle; few do it rested. Here a private car with a driver in uniform collects you at the aircraft and stays until you fly out of Jaipur. In each city one guide, chosen for the subject and not for the shops, meets you at the gate with the tickets in hand.</p>',
      '<h3>The hotels</h3><p>A heritage house on Janpath in Delhi, a five-star with gardens on Taj East Gate Road in Agra, and two nights in a palace hotel in Jaipur. All rooms are of the second category from the bottom or better; views of the Taj are requested for everybody and promised to those who book the suite.</p>',
      '<h3>The Taj</h3><p>It is closed on Fridays and opens half an hour before sunrise. We arrange the days so that your morning there is never a Friday. In late December and January fog can hide it until noon: you then go back after breakfast, on us.</p>',
    ],
    days: [
      {
        title: 'Delhi of the Mughals',
        night: 'delhi',
        detail:
          'Morning flight in premium economy. After lunch at the hotel the garden tomb of [Humayun](delhi-humayuns-tomb), model of the Taj, then the restored park of [Sunder Nursery](delhi-sunder-nursery) next to it and [India Gate](delhi-india-gate) when its lights come on.',
      },
      {
        title: 'To Agra',
        night: 'agra',
        detail:
          'Early to the [Qutub Minar](delhi-qutub-minar), then a seat on the floor of [Bangla Sahib](delhi-gurdwara-bangla-sahib), where everybody is fed. Under four hours by expressway to Agra, and across the river to [Mehtab Bagh](agra-mehtab-bagh) for the Taj at dusk.',
      },
      {
        title: 'The Taj, the fort, the road to Jaipur',
        night: 'jaipur',
        detail:
          'The [Taj Mahal](agra-taj-mahal) at sunrise (never on Fridays), breakfast, and the marble rooms of [Agra Fort](agra-agra-fort). On the way west a halt in the deserted city of [Fatehpur Sikri](>agra-fatehpur-sikri); four and a half hours of road in all.',
      },
      {
        title: 'Jaipur',
        night: 'jaipur',
        detail:
          'First at the gate of [Amber](jaipur-amber-fort). The family’s own courtyards at the [City Palace](jaipur-city-palace), with tea, and the stone instruments of [Jantar Mantar](jaipur-jantar-mantar). Sunset from the ridge of [Nahargarh](jaipur-nahargarh).',
      },
      {
        title: 'Honeycomb and home',
        night: null,
        detail:
          'The front of [Hawa Mahal](jaipur-hawa-mahal) when the morning sun is on it, an hour with a block printer if you like, and the afternoon flight to Kolkata.',
      },
    ],
    features: [
      'Palace hotel in Jaipur',
      'A private guide in each city',
      'Taj Mahal at sunrise, never on a Friday',
      'Premium economy seats both ways',
    ],
    inclusions: [
      'Flights Kolkata to Delhi and Jaipur to Kolkata, premium economy',
      'Four nights in five-star and palace hotels',
      'Breakfast, four dinners, tea at the City Palace',
      'Luxury car with driver throughout',
      'Private guides and all entries',
      'Airport assistance',
    ],
    exclusions: ['Lunches and wine', 'Tips', 'Travel insurance'],
    tags: ['luxury', 'taj mahal', 'palace', 'heritage', 'delhi', 'agra', 'jaipur'],
    metaTitle: 'Luxury Golden Triangle from Kolkata, 5 days',
    metaDescription:
      'Five days in Delhi, Agra and Jaipur from Kolkata: palace hotels, private guides, Taj Mahal at sunrise, premium economy flights.',
    pictures: [
      { subject: 'agra-taj-mahal', caption: 'The Taj Mahal at sunrise' },
      { subject: 'jaipur-amber-fort', hour: 'day', caption: 'Amber Fort' },
      { subject: 'delhi-humayuns-tomb', hour: 'dusk', caption: 'Humayun’s Tomb in Delhi' },
      { subject: 'jaipur-nahargarh', caption: 'Jaipur from the ridge of Nahargarh' },
    ],
    views: 880,
    ageDays: 33,
  },
];
