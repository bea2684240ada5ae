import type { DemoPackage } from './demo-package.ts';

/** Short trips out of Kolkata by rail, road and boat. */
export const bengalPackages: readonly DemoPackage[] = [
  {
    slug: 'sundarbans-three-days-by-boat',
    title: 'Sundarbans by Boat: Three Days in the Tide Country',
    category: 'Wildlife',
    status: 'published',
    isFeatured: true,
    from: 'Kolkata',
    to: 'Sundarbans',
    out: { by: 'road', from: 'kolkata', to: 'sundarbans' },
    back: { by: 'road', from: 'sundarbans', to: 'kolkata' },
    season: { from: '09-16', to: '05-31' },
    tier: 'mid',
    basePrice: 13_900,
    discount: { percentage: 10, forDays: 45 },
    travelers: [2, 12],
    advanceBookingDays: 7,
    shortDescription:
      'Mangrove creeks, three watchtowers and two nights on the edge of the tiger reserve, with car, boat, permits and every meal on the water arranged from Kolkata.',
    about: [
      '<p>Four hours south-east of Kolkata the road stops at a jetty. From there everything goes by boat and by the tide: school, shopping, the doctor, and you. This trip spends two nights at Gosaba, the last island town, and one long day inside the tiger reserve with a licensed guide.</p>',
      '<h3>What you may see</h3><p>Spotted deer, estuarine crocodiles, water monitors and half a dozen kinds of kingfisher are near certain. A tiger is not: most visitors leave without seeing one, and we would rather say so now. The boat goes slowly, with the engine off in the narrow channels.</p>',
      '<h3>Good to know</h3><ul><li>The reserve is closed from June to mid September and its camps shut every Tuesday, so we do not start on Mondays.</li><li>Each boat needs a permit in the names of its passengers: we need a copy of one identity card for everybody at least a week ahead.</li><li>Winter mornings on the river are cold. Bring a jacket and plain colours.</li></ul>',
    ],
    days: [
      {
        title: 'Kolkata to Gosaba',
        night: 'sundarbans',
        detail:
          'Leave Kolkata at seven by car for the Gadkhali jetty and change to the boat. At Gosaba see the [Hamilton Bungalow](sundarbans-hamilton-bungalow), a wooden house on stilts, and the small [Beacon Bungalow](sundarbans-beacon-bungalow) where Tagore stayed. Late in the day walk the [embankment at Pakhiralay](sundarbans-pakhiralay) opposite the forest, and after dark watch village players in the [Bonbibi folk evening](sundarbans-folk-evening).',
      },
      {
        title: 'A day in the tiger reserve',
        night: 'sundarbans',
        detail:
          'A full day on the water with breakfast and lunch cooked aboard. The permit is stamped at [Sajnekhali](sundarbans-sajnekhali), whose tower looks over a freshwater pond; then the boat follows the [Pirkhali creeks](sundarbans-pirkhali-creeks) with the engine low and stops at the [Sudhanyakhali watchtower](sundarbans-sudhanyakhali). The reserve rests on Tuesdays: this day never falls on one.',
      },
      {
        title: 'Bali Island and home',
        night: null,
        detail:
          'Cross to [Bali Island](sundarbans-bali-island) and walk along the bund between the Bidya river and the rice fields. Back to the jetty on the tide and by road to Kolkata, where you arrive in the early evening.',
      },
    ],
    features: [
      'Licensed forest guide on board',
      'One full day inside the tiger reserve',
      'Small group, at most twelve on a boat',
      'Meals cooked fresh on the boat',
    ],
    inclusions: [
      'Car from Kolkata to Gadkhali and back',
      'Boat for all three days',
      'Two nights in an eco resort, rooms for two',
      'All meals from breakfast on day 1 to lunch on day 3',
      'Reserve entry, boat permit and guide',
      'Tickets of the Bonbibi folk evening',
    ],
    exclusions: ['Drinks other than water and tea', 'Tips', 'Travel insurance', 'Passport formalities of foreigners'],
    tags: ['tiger', 'mangrove', 'boat', 'birds', 'weekend from kolkata', 'nature'],
    metaTitle: 'Sundarbans tour from Kolkata, 3 days by boat',
    metaDescription:
      'Three days in the Sundarbans from Kolkata: car, boat, two nights, all meals, guide and tiger reserve permits. Small groups, September to May.',
    pictures: [
      { subject: 'sundarbans', caption: 'The tiger of the Sundarbans, as one hopes to see it' },
      { subject: 'sundarbans-pirkhali-creeks', hour: 'dawn', caption: 'The Pirkhali creeks early in the day' },
      { subject: 'sundarbans-sudhanyakhali', hour: 'day', caption: 'A deer near the Sudhanyakhali watchtower' },
      { subject: 'sundarbans-pakhiralay', hour: 'dusk', caption: 'Watching the dusk at Pakhiralay' },
    ],
    rating: { sum: 162, count: 35 },
    views: 1840,
    ageDays: 74,
  },
  {
    slug: 'puri-konark-four-days-by-train',
    title: 'Puri and Konark by Train: Four Days by the Bay',
    category: 'Budget',
    status: 'published',
    isFeatured: true,
    from: 'Kolkata',
    to: 'Puri and Konark',
    out: { by: 'train', from: 'HWH', to: 'PURI' },
    back: { by: 'train', from: 'PURI', to: 'HWH' },
    tier: 'budget',
    basePrice: 10_900,
    travelers: [1, 20],
    advanceBookingDays: 10,
    shortDescription:
      'Morning train from Howrah, three nights a short walk from the sea, the Sun Temple at sunrise hours and a boat on Chilika, at a price that leaves money for khaja.',
    about: [
      '<p>For Bengali families Puri is less a destination than a habit: one goes for the darshan, the sea and the sweets, and one goes again. This plan keeps the old order of things and adds what a hurried trip leaves out, Konark before the coaches come and an afternoon on Chilika Lake.</p>',
      '<p>You travel by day in an air-conditioned chair car, stay in a plain, clean guest house near the beach and go about by car with a driver. Rooms are for two; a third bed can be added for a child.</p>',
      '<h3>At the temple</h3><p>Only Hindus may enter the Jagannath temple; others look in from the library roof opposite. Phones, cameras, bags and leather stay outside, and darshan pauses several times a day for the rituals. Our driver waits at the stand on the Grand Road.</p>',
      '<h3>The sea</h3><p>Currents are strong along this coast. Bathe only where lifeguards stand. In the days of Rath Yatra, in June or July, prices and crowds are of another order: ask us first.</p>',
    ],
    days: [
      {
        title: 'Howrah to Puri, evening by the sea',
        night: 'puri',
        detail:
          'The morning train leaves Howrah soon after six and reaches Puri about half past twelve. Settle in, rest through the heat, and walk on [Golden Beach](puri-golden-beach), the Blue Flag stretch of the sand. When the lamps come on, the stalls of the [Swargadwar market](puri-swargadwar) sell shells, sarees and fried fish.',
      },
      {
        title: 'Konark before the crowd',
        night: 'puri',
        detail:
          'An early start along the Marine Drive: sunrise at [Chandrabhaga Beach](puri-chandrabhaga), then the [Sun Temple of Konark](puri-konark) as the gates open. On the way back pause at the [Ramachandi temple](puri-ramachandi) where a river meets the sea. After lunch see pattachitra painted in the houses of [Raghurajpur](puri-raghurajpur).',
      },
      {
        title: 'Jagannath and Chilika',
        night: 'puri',
        detail:
          'Morning at the [Jagannath Temple](puri-jagannath-temple), with its great kitchen, and along [Bada Danda](puri-bada-danda), the avenue of the chariots. Drive to Satapada for a [boat on Chilika Lake](puri-satapada), out to the lagoon mouth in search of shy river dolphins.',
      },
      {
        title: 'A last bath and the train home',
        night: null,
        detail:
          'A quiet hour by the [Narendra tank](puri-narendra-tank), time to buy khaja, and the early afternoon train. You are in Howrah by half past eight in the evening.',
      },
    ],
    features: [
      'Seats in the air-conditioned chair car both ways',
      'Guest house within a short walk of the beach',
      'Konark at sunrise, before the coaches',
      'Small price, nothing hidden',
    ],
    inclusions: [
      'Return train Howrah to Puri, AC chair car',
      'Three nights in a guest house, rooms for two',
      'Breakfast every morning in Puri',
      'Car with driver for all sights of the plan',
      'Shared boat on Chilika Lake',
      'Entry to Konark and Golden Beach',
    ],
    exclusions: ['Lunches and dinners', 'Offerings and priests at the temple', 'Tips', 'Travel insurance'],
    tags: ['temple', 'beach', 'jagannath', 'konark', 'chilika', 'train', 'odisha'],
    metaTitle: 'Puri Konark tour from Kolkata by train, 4 days',
    metaDescription:
      'Four days in Puri from Kolkata by AC chair car: Jagannath temple, Konark at sunrise, Chilika boat, guest house near the beach, car with driver.',
    pictures: [
      { subject: 'puri-konark', caption: 'The Sun Temple of Konark, a chariot of stone' },
      { subject: 'puri-golden-beach', caption: 'Golden Beach in Puri' },
      { subject: 'puri-jagannath-temple', caption: 'The tower of the Jagannath Temple' },
      { subject: 'puri-chandrabhaga', caption: 'Sunrise hours at Chandrabhaga Beach' },
    ],
    rating: { sum: 259, count: 58 },
    views: 2610,
    ageDays: 96,
  },
  {
    slug: 'digha-weekend-two-days',
    title: 'Digha in Two Days: Sea, Fish and a Temple',
    category: 'Weekend Getaway',
    status: 'published',
    from: 'Kolkata',
    to: 'Digha',
    out: { by: 'train', from: 'HWH', to: 'DGHA' },
    back: { by: 'train', from: 'DGHA', to: 'HWH' },
    tier: 'mid',
    basePrice: 6900,
    discount: { percentage: 8 },
    travelers: [2, 20],
    advanceBookingDays: 0,
    shortDescription:
      'Saturday’s early train down, Sunday’s train back: two beaches, the new Jagannath temple, the dawn fish auction at Mohana and one night in New Digha.',
    about: [
      '<p>Digha is the nearest sea to Kolkata and makes no secret of being popular. The trick is to be on the sand early and at the fish market earlier still. The first train brings you there by mid morning; the second day begins before sunrise and ends on the afternoon train.</p>',
      '<p>The hotel is a three-star house in New Digha, a few minutes from the broad firm beach where families bathe. Getting about is by a car that stays with you, so that Talsari and its lagoon across the Odisha border fit into the morning.</p>',
      '<ul><li>Carry an identity card: every hotel asks each guest for one.</li><li>Swimming is stopped when the sea is rough. Bathe where the lifeguards allow it.</li><li>Long weekends and the days of the chariot festival sell out first. On ordinary weekdays we can confirm for tomorrow.</li></ul>',
      '<p>The price is per person with two in a room. A child under five who shares the parents’ bed travels free of charge, without a seat on the train.</p>',
    ],
    days: [
      {
        title: 'Down to the sea',
        night: 'digha',
        detail:
          'The early train from Howrah arrives about ten. Leave the bags and go down to [New Digha beach](digha-new-digha-beach) for a bath and coconut water. After a rest, paddle on the lake of [Amarabati Park](digha-amarabati), see the new [Jagannath Temple](digha-jagannath-temple) in its evening light and end on the [Old Digha seafront](digha-old-digha-beach), where waves break on the boulders and stalls fry pomfret till late.',
      },
      {
        title: 'Fish auction, lagoon, train',
        night: null,
        detail:
          'At first light the trawlers unload at [Digha Mohana](digha-mohana) and the auction begins. After breakfast to [Udaipur beach](digha-udaipur) with its casuarinas and on to the dunes and palms of [Talsari](digha-talsari). The train leaves in the afternoon and is in Howrah by early evening.',
      },
    ],
    features: ['No advance booking needed', 'A car of your own for both days', 'Seats reserved on both trains'],
    inclusions: [
      'Return train Howrah to Digha, reserved seats',
      'One night in a 3-star hotel in New Digha',
      'Breakfast on day 2 and dinner on day 1',
      'Car with driver for both days',
    ],
    exclusions: ['Lunches', 'Boats and rides on the beach', 'Tips', 'Travel insurance'],
    tags: ['beach', 'weekend', 'train', 'seafood', 'family', 'digha'],
    metaTitle: 'Digha weekend package from Kolkata, 2 days',
    metaDescription:
      'Two days in Digha from Kolkata by train: 3-star hotel, car with driver, New Digha, Jagannath temple, Mohana fish auction and Talsari.',
    pictures: [
      { subject: 'digha', caption: 'A fishing boat off Digha' },
      { subject: 'digha-mohana', caption: 'The fish market of Digha Mohana' },
      { subject: 'digha-talsari', caption: 'The lagoon side of Talsari beach' },
    ],
    views: 930,
    ageDays: 41,
  },
];
