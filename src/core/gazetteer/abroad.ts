/** Names abroad that travellers type, and what in India comes near: shown with the refusal. Kept to the well known. */
const GROUPS: readonly { readonly instead: readonly string[]; readonly names: string }[] = [
  {
    instead: ['Goa', 'Havelock', 'Alappuzha'],
    names:
      'bali phuket maldives male mauritius seychelles sri-lanka colombo thailand krabi pattaya ' +
      'koh-samui hawaii fiji zanzibar cancun langkawi boracay philippines cebu galle bentota miami ' +
      'tenerife ibiza santorini cyprus caribbean jamaica bahamas',
  },
  {
    instead: ['Darjeeling', 'Manali', 'Leh'],
    names:
      'nepal kathmandu pokhara bhutan thimphu paro switzerland zurich geneva interlaken lucerne ' +
      'zermatt austria salzburg innsbruck norway iceland alps tibet lhasa everest new-zealand ' +
      'queenstown canada banff nagarkot gilgit hunza murree patagonia kyrgyzstan kazakhstan almaty ' +
      'tbilisi chamonix',
  },
  {
    instead: ['Jaipur', 'Agra', 'Hampi'],
    names:
      'egypt cairo luxor greece athens rome italy florence venice milan istanbul turkey cappadocia ' +
      'jordan petra amman angkor-wat siem-reap cambodia phnom-penh bagan myanmar yangon mandalay ' +
      'vietnam hanoi ho-chi-minh-city da-nang machu-picchu peru lima mexico mexico-city spain ' +
      'barcelona madrid seville morocco marrakesh casablanca iran tehran isfahan uzbekistan samarkand ' +
      'tashkent jerusalem israel tel-aviv lahore islamabad karachi pakistan dhaka bangladesh ' +
      'chittagong sylhet coxs-bazar afghanistan kabul baku azerbaijan portugal lisbon porto',
  },
  {
    instead: ['Mumbai', 'Delhi', 'Kolkata'],
    names:
      'dubai abu-dhabi sharjah doha qatar uae oman muscat kuwait bahrain riyadh jeddah saudi-arabia ' +
      'singapore kuala-lumpur malaysia penang bangkok chiang-mai hong-kong macau china beijing ' +
      'shanghai taiwan taipei tokyo osaka kyoto japan seoul busan south-korea london manchester ' +
      'edinburgh united-kingdom uk england scotland ireland dublin paris nice france amsterdam ' +
      'netherlands brussels belgium berlin munich frankfurt germany prague budapest hungary vienna ' +
      'warsaw krakow poland stockholm sweden copenhagen denmark oslo helsinki finland moscow ' +
      'st-petersburg russia ukraine kyiv new-york los-angeles san-francisco las-vegas chicago boston ' +
      'washington usa america united-states toronto vancouver montreal sydney melbourne brisbane perth ' +
      'australia auckland jakarta indonesia manila brazil rio-de-janeiro sao-paulo argentina ' +
      'buenos-aires chile europe croatia dubrovnik romania bulgaria serbia',
  },
  {
    instead: ['Sundarbans', 'Thekkady', 'Coorg'],
    names:
      'kenya nairobi masai-mara tanzania serengeti south-africa cape-town johannesburg botswana ' +
      'namibia uganda rwanda madagascar costa-rica nigeria lagos ethiopia addis-ababa ghana zimbabwe ' +
      'victoria-falls amazon borneo',
  },
];

/** Normalised names abroad to the names of Indian places that come near. */
export const abroadNames: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.flatMap(({ instead, names }) => names.split(' ').map((name) => [name.replaceAll('-', ' '), instead] as const)),
);
