import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { knownPhrases } from './known-names.ts';
import { isCapitalised, wordsOfText } from './words-of-text.ts';

/** Words that start sentences or titles and are rare in the gazetteer's sentences. */
const OPENERS =
  'a aarti abbey absorb add admire advanced adventure aerial after all alley alleys along alpine also always ' +
  'amble amid amidst among an anchor ancient and another any apple applique april aromatic around arrival ' +
  'arrive arriving artisan as ascend ashram ask at authentic autumn avenue awake away azure baby back ' +
  'backwaters bagh bakehouse balance bandstand baoli bare barefoot base basic bask bathe bazaar bazaars be ' +
  'beaches beacon beating before begin behind below beneath beside best between beyond bhavan bhawan bicycle ' +
  'biological bioluminescence birdsong blend bliss blissful blossom boat boats boatyard botanic both boutique ' +
  'breakfast breathe breathtaking breeze breezy bridge brief bright bring broad browse buoy bustling but by ' +
  'café call calm camp camps cancel candlelit canopy captain captivating car caravan care carved castle castles ' +
  'catch cathedral cave caves cedar celebrate celebrated cellular center chai chapter chapters charm charming ' +
  'chase chhatri chhatris choose chowk churches cinema circle circuit city classic classics cliff climb close ' +
  'clouds coast coastal coffee colonial colour colourful colours combine come comfort comfortable compact ' +
  'concluding contemplative continue cool cosy countryside couples courtyards cradle craft crafts crisp cross ' +
  'cruise culinary cultural culture curated daily dance darbar dargah darwaza dawn day days deep delicate ' +
  'delight delve departure descend descent desert detour detours dine dip direct discover discovery dive ' +
  'dolphin dolphins domes double down downhill dramatic dreamy drift drive drop drum dunes duration dusk each ' +
  'eagle early ease east eastern easy easygoing eat eateries echoes eclectic eco elegant elephants elevated ' +
  'embrace emerald enchanting encounter endless energetic enjoy enter entry epic equality escapade escape ' +
  'essence essential eternal evening evenings every everything evocative excursion exotic exotica expect ' +
  'experience explore explorer express exquisite extended fall family famous far farewell fast feast feel ferry ' +
  'festive few fewer field fields fiery fill filled final finale finally find fine finish first fisherman ' +
  'fishermen fishing five flavour flavours float flowers fly focused fold folklore follow food foodie footpaths ' +
  'footsteps for forest forested forests forgotten fort fortified forts four fragrant fresh friendly friendship ' +
  'from full gali gardens gateway gather gaze gems gentle get getaway getaways ghat ghats ghost ghosts gilded ' +
  'give glacial glide glimpse glimpses global glorious glow glowing go golden gompa goodbye gourmet governor ' +
  'graceful grand grandeur great greater green greens grounds guided gurdwara haat half handpicked handwoven ' +
  'happy harbour harvest have haveli havelis he head heady healthy hear heart heights hello here heritage ' +
  'hidden high higher highland highlands highlight highlights hike hiking hill hills hilltop himalayan historic ' +
  'history holiday homeward honey hop horizons houseboat how humble iconic idyllic if imambara immerse ' +
  'immersive imperial imposing impressive in includes independence india indigenous indulge ink inn inside ' +
  'insight inspiring insurance intercity interlude international interpretation intimate into intricate ' +
  'introduce introduction inviting is island islands it itinerary its jail jewel jewels jhula join jolly ' +
  'journey jungle just kayak kayaking keep kick kilometres kund lagoon laid laidback lake lakes lakeside ' +
  'landscapes lanes lantern lanterns largely last late latin lava lavender law layers lazy lead leaf leafy ' +
  'learning leave legendary legends leisure leisurely less lesser let light lighthouse like lime linger listen ' +
  'little live liveliest lively local lofty long longer look loop lose lost lots lotus love lower luminous ' +
  'lunch lush luxury made magic magical magnetic magnificent mahal maidan mail main majestic make mandapam ' +
  'mandi mandir many marble marina maritime market markets marvel masjid math maze meadow meadows meals meander ' +
  'meanwhile meet mellow melodies memorable memories mid midday midweek mighty mill mindful mist misty moderate ' +
  'monasteries monkey monkeys monks monsoon monuments moonlit more morning mornings mosaic mosques most mostly ' +
  'mount mountain mountainous mountains move much mural murals muse museums music mystic mystical narrow ' +
  'natural nature naval near neat necklace nestled new next nice night nightingale nights nine no noon north ' +
  'northern nose not now nursery oasis ocean odyssey of off offbeat old old-world olive on once one only onward ' +
  'open or orchards ornate other otters our out outdoor outdoors oval over overlook overnight overture own pace ' +
  'pack paddle painted palace palaces palm palms panorama panoramic paradise part partition passing past pastel ' +
  'pastoral path paths pause pavilions peace peaceful peak peaks pedal perched perfect photogenic photography ' +
  'pick pilgrim pilgrimage pilgrims pine pines pink places plain plan plantation plantations plates platter ' +
  'play pleasant plenty plunge plus poetic poetry polo port postcard postcards prayer prayers prelude prince ' +
  'princes printing pristine private procession promenade proud puja pure qila quarter quarters quick quiet ' +
  'quieter raas rail ramble ramblings ramparts rare reach red rediscover refined reflect reflections refresh ' +
  'refreshing refugee regal rejuvenate relax relaxed relaxing relics remarkable remote renew residency resort ' +
  'rest restful restored retreat return reveal revel rhythm rich ride ridge ridges rise ritual rituals river ' +
  'riverbank riverbanks riverfront rivers riverside road roam robber rock rocky rolling romance romantic ' +
  'rooftop rooted rose round royal rugged ruins rural rustic sacred safe sagar sail sailing salt same sample ' +
  'sand sandstone sandy sarovar saunter savor savour scandal scattered scenic scent scented sea seafood seaside ' +
  'seasonal secluded second secret secrets see seek seekers self serene serious set settle seven several shade ' +
  'shaded shadow shadows shallow share sheltered shifting shimmering shipbuilding shop shores short shoulder ' +
  'shrine shrines side sights silence silent silk silver simple simply sip sit six sketches skip skyline skyway ' +
  'sleep sleepy slip slopes slow slower slowly small smooth snow snowy so soak soar soft sojourn solo some song ' +
  'songs soothing sorry soulful sound sounds south spa space spark sparkling spas spectacular spell spend spice ' +
  'spiced spices spin spiral spiritual splash splendid splendour split spot spread springs square stadium ' +
  'stalls stand stargazing stark starlit start stay steam steep step steps stepwell stepwells still stone ' +
  'stones stop stopover storied stories storybook strand stream street streets stretch striking stroll strong ' +
  'study stunning stupa stupas style sublime such summer summit sun sunlit sunrise sunset superfast surf swap ' +
  'swaying sweeping sweet swim swirl symphony take tale tales tall taste tastes tea temple temples ten tender ' +
  'terminal terraced terraces textile textiles that the their then there these they this thoughtful thread ' +
  'threads three thrill through thunder tick tide tides tiger time timeless tiny to today together tomb tombs ' +
  'tour towards towers town towns toy trace traces tracks trade tradition traditional traditions trail trails ' +
  'train trains tranquil tranquillity transit travel treasure treasured treasures treat trek trekking triangle ' +
  'tribal trip tropical true try tuck turn turquoise twilight twin two ultimate under understated unexpected ' +
  'unforgettable unhurried unique united unmissable unpack unravel untamed untouched unwind up uphill upper ' +
  'upwards urban use valley valleys vanilla vantage varied vast velvet venture verdant very vibrant view views ' +
  'vihar vihara village villages vineyards visit visitors vistas vivid volcanic voyage wada wake waking walk ' +
  'walks wander wandering warm watch watchful water waterfall waterfalls waterfront watery waves way we ' +
  'weathered weave weaving week weekend weekender welcome well wellness west western wetland what when where ' +
  'while whisper whispering whispers white whole why wild wilderness wildlife willow wind winding windswept ' +
  'windy wine winter with without witness wonder wonders wooded wooden woods work world worlds write yellow ' +
  'yoga you young your zen zigzag zoological';

const vocabularies = new WeakMap<Gazetteer, ReadonlySet<string>>();

/** Returns possible stems: "arrive" for "arriving", "stop" for "stops". */
const stemsOf = (key: string): readonly string[] => {
  const [, stem] = /^(.{3,}?)(?:ing|ed|es|s|ly)$/.exec(key) ?? [];
  return stem === undefined ? [] : [stem, `${stem}e`, stem.slice(0, -1)];
};

/** Returns whether a word, or its stem, is an ordinary word and not a name. */
export const isOrdinary = (key: string, ordinary: ReadonlySet<string>): boolean =>
  ordinary.has(key) || stemsOf(key).some((stem) => stem.length > 2 && ordinary.has(stem));

/** Returns ordinary words: those in lower case in the gazetteer's sentences, and those that start sentences. */
export function ordinaryWords(gazetteer: Gazetteer): ReadonlySet<string> {
  const known = vocabularies.get(gazetteer);
  if (known) return known;
  const words = new Set(OPENERS.split(' '));
  const names = knownPhrases(gazetteer).words;
  for (const base of gazetteer.bases.values()) {
    for (const text of [base.about, ...base.notes, ...base.sights.map(({ about }) => about)]) {
      for (const { text: word, key, opens } of wordsOfText(text)) {
        if (!isCapitalised(word) || (opens && !names.has(key))) words.add(key);
      }
    }
  }
  vocabularies.set(gazetteer, words);
  return words;
}
