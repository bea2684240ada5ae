import { nameKey } from '../names.ts';

const setOf = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')).map(nameKey));

/**
 * Kinds of sights, in English and in the words that travellers write in Latin letters, each under one of them. They say
 * little of a name: "mandir" and "temple" are the same.
 */
const KINDS: Readonly<Record<string, string>> = {
  temple: 'टेंपल টেম্পল mandir temples mandirs kovil koil devalaya मंदिर मन्दिर মন্দির',
  fort: 'फोर्ट ফোর্ট qila kila quila killa gadh garh fortress kot durg किला क़िला দুর্গ কেল্লা',
  palace: 'पैलेस প্যালেস mahal palaces haveli haweli महल प्रासाद মহল প্রাসাদ রাজবাড়ি',
  falls: 'फॉल्स ফলস waterfall waterfalls fall jharna prapat jog झरना जलप्रपात ঝর্ণা ঝরনা জলপ্রপাত',
  lake: 'jheel jhil talab tal sarovar sagar taal lakes झील ताल सरोवर হ্রদ লেক',
  mosque: 'masjid mosques मस्जिद মসজিদ',
  garden: 'गार्डन গার্ডেন bagh gardens park udyan bag parks बाग़ बाग उद्यान বাগান পার্ক উদ্যান',
  market: 'मार्केट মার্কেট मॉल ম্যাল mall bazar bazaar markets haat chowk bazaars बाज़ार बाजार চক বাজার',
  church: 'চার্চ girja cathedral chapel basilica churches गिरजाघर चर्च গির্জা',
  cave: 'কেভ caves gufa guha gumpha गुफा गुफाएं গুহা',
  monastery: 'मोनेस्ट्री মনাস্ট্রি gompa gumpa gonpa vihara vihar math मठ গুম্ফা মঠ',
  beach: 'বীচ beaches samudra tat तट बीच সৈকত বিচ',
  museum: 'म्यूज़ियम म्यूजियम sangrahalaya gallery museums संग्रहालय জাদুঘর মিউজিয়াম',
  view: 'प्वाइंट viewpoint point views viewpoints darshan पॉइंट व्यू ভিউপয়েন্ট পয়েন্ট',
  tomb: 'maqbara makbara mausoleum samadhi dargah rauza मकबरा मक़बरा दरगाह সমাধি দরগাহ',
  ghat: 'ghats घाट ঘাট',
  sanctuary: 'abhayaranya wildlife national reserve safari tiger bird अभयारण्य অভয়ারণ্য সাফারি',
  tank: 'kund pond baori baoli stepwell baodi कुंड बावड़ी কুণ্ড',
  gurdwara: 'gurudwara sahib गुरुद्वारा গুরুদ্বার',
  hill: 'hills हिल হিল pahad tekri top peak parvat पहाड़ी टेकरी পাহাড় টিলা',
  valley: 'ghati घाटी উপত্যকা',
  village: 'gaon gram गाँव गांव গ্রাম',
  island: 'dweep dvip द्वीप দ্বীপ',
  estate: 'plantation plantations estates tea चाय চা',
  dam: 'बांध बाँध বাঁধ',
  zoo: 'प्राणी প্রাণী zoological chidiyaghar chiriyakhana चिड़ियाघर চিড়িয়াখানা',
  gate: 'darwaza pol dwar द्वार दरवाज़ा তোরণ',
  saint: 'st san',
  sunrise: 'sunset सूर्योदय सूर्यास्त সূর্যোদয় সূর্যাস্ত ভোরে',
  aarti: 'arti आरती আরতি',
  boat: 'boating boats cruise ride trip shikara नाव नौका नौकायन सैर সৈর নৌকা নৌকায় নৌভ্রমণ',
  walk: 'trek trekking hike',
  show: 'shows शो শো',
  ropeway: 'रोपवे রোপওয়ে',
  of: 'the and at in on to by with old new main great big little de da do la le ka ki ke',
};

const KIND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) =>
    [kind, ...words.split(' ')].map((word) => [nameKey(word), kind] as const),
  ),
);

/** Returns the one word for a kind of sight; another word as it is. */
export const kindOf = (word: string): string => KIND_OF.get(word) ?? word;

export const isKind = (word: string): boolean => KIND_OF.has(word);

/** Kinds of which a town mostly has one: "the zoo" names it. */
export const SINGLE_KINDS: ReadonlySet<string> = new Set(['zoo', 'ropeway']);

/** Names of sights and towns that are ordinary words as well: alone they are names in their own town only. */
const ORDINARY = setOf(
  'ridge lava puri mandi sagar residency mall marina fort palace lighthouse city market centre center station church',
  'temple harbour beach lake garden park museum zoo club circus maidan chowk bazaar bazar rock cave waterfall hill top',
  'point heritage central royal golden white blue red pink old new green silver crystal paradise eden victoria gandhi',
  'nehru ganga rose lotus taj raj hari shiva durga krishna ram rama sun moon snow sunrise sunset view camp dam canal',
  'safari ropeway toy train boat river valley village island gate bridge tower tomb square street road memorial ashram',
  'cottage hotel resort bar goa fish tea coffee spice shopping local cultural nature adventure border zero dawn dusk',
  'polo silk cotton salt sand dune dunes desert camel elephant tiger lion peacock butterfly angel devil monkey deer bear',
  'heaven holy sacred clock big small great little love lovers suicide echo honey moon honeymoon happy peace hall house',
  'mela aarti arti darshan yatra parvat dham mission college university stadium library cinema theatre art arts crafts',
  'craft emporium war national state government secretariat assembly high court post office bank port fishing',
  'delight summit horizon mirror hanging floating valley sunset first last second third male bali rice nice cork bath',
  'reading victoria split tours cologne orange mobile phoenix darwin hamilton kingston cambridge oxford york china',
  'turkey jordan chad georgia guinea jersey dal char ek do teen saat aath baad aage paas dekho chalo jana lo me se',
  'shore bara chota bada chhota upar niche mandir masjid',
);

/** Returns true for a word that is a name in its own town only. */
export const isOrdinary = (word: string): boolean => ORDINARY.has(word) || isKind(word);

/** Words of plans that are no part of any name. */
const FILLERS = setOf(
  'a an the in on at to of for from by with and or then we you i our your my us it its is are be will can may this that',
  'these those there here as into onto up down out off over under about around near nearby after before during till until',
  'visit visiting see seeing explore exploring enjoy enjoying proceed drive driving head go going gone reach reaching',
  'arrive arrival arriving leave leaving depart departure transfer check checkin checkout stay staying overnight night',
  'nights day days morning afternoon evening noon midday early late later full half whole free leisure rest relax relaxing',
  'breakfast lunch dinner brunch snacks tea coffee meal meals food eat eating cafe restaurant restaurants dhaba street',
  'hotel resort homestay hostel guesthouse room rooms zostel oyo inn lodge camp camping houseboat property accommodation',
  'flight train bus cab taxi car jeep bike scooter auto metro ferry airport station railway junction express vande bharat',
  'pickup pick drop back return returning home journey travel trip tour tours sightseeing excursion local city town place',
  'places sight sights point points spot spots famous beautiful scenic popular must first second third next last last',
  'hours hour hrs hr km kms kilometres minutes mins am pm via en route enroute way approx approximately distance time',
  'continue start begin end ends cover covering including include like also some any all more most other another if',
  'optional shopping shop shops market markets souvenir photo photos photography walk walking stroll ride trek trekking',
  'hike hiking safari cruise boating boat shikara sunrise sunset view views viewpoint temple temples fort palace museum',
  'spend take have get board option options day1 day2 entry ticket tickets fee fees rs inr per person pax adults couple',
  'guide driver private shared ac non deluxe standard your own evening’s today tomorrow final farewell goodbye memories',
  'happy welcome meet greet representative upon post followed once both each very well known holy dip darshan attend',
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september',
  'october november december mon tue wed thu fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec',
  'india north south east west northern southern eastern western himalaya himalayas himalayan indian mughal rajput british',
  'din subah shaam sham dopahar raat ko me mein se ka ki ke aur phir baad jana jaana jayenge jaenge dekhna dekhenge dekhe',
  'ghumna ghumenge ghoomna karna karenge rukna rukenge pahunch pahunchna nashta khana wapas vapas lekar hai hain tak',
  'से तक को का के की में पर और फिर है हैं एक दिन रात सुबह शाम दोपहर के लिए देखना देखेंगे घूमना घूमेंगे जाना जाएंगे पहुंचना रवाना वापस वापसी',
  'होटल ठहरना नाश्ता खाना बाद पहले यात्रा ट्रेन बस कार उड़ान स्टेशन हवाई अड्डा स्थानीय भ्रमण दर्शन रास्ते रास्ता ठहराव विश्राम रात्रि',
  'রাতের দিনের থেকে এবং আর ও তে এ দিন রাত রাতে সকাল সকালে বিকেল বিকেলে দুপুর দুপুরে সন্ধ্যা সন্ধ্যায় দেখা দেখব দেখে ঘোরা ঘুরে যাওয়া যাব',
  'পৌঁছে পৌঁছানো ফেরা ফিরে হোটেল থাকা ট্রেন ট্রেনে বাস গাড়ি গাড়িতে স্টেশন বিমানবন্দর পরে তারপর জন্য পথে রাস্তায় রাস্তা হয়ে করে নিয়ে ভ্রমণ দর্শন',
  'shokal sokal bikel bikele dupur sondhya rat rate jabo dekhbo ghurbo thakbo tarpor theke giye kore dekhe kheye fire',
);

/** Returns true for a word that is no part of a name. */
export const isFiller = (word: string): boolean => FILLERS.has(word) || /^\d+$/.test(word) || word.length < 3;
