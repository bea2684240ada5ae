import type { SightRecord, Terrain, Theme } from '../gazetteer/types.ts';
import type { Chance } from './chance.ts';
import type { Motif } from './subject.ts';

/** Words in names and their motifs. The first match wins, so specific words come before general ones. */
const WORDS: readonly (readonly [RegExp, readonly Motif[]])[] = [
  [/synagogue|latin quarter|white town/, ['colonial']],
  [/namdroling/, ['monastery']],
  [/tiger hill|dolphin.s nose/, ['peak']],
  [/\btea (?:garden|estate|museum|village|factory)|plantation|tea tasting/, ['tea']],
  [/bazaar|flea market|warehouse/, ['market']],
  [/taj mahal|maqbara|humayun|safdarjung|\btombs?\b|cenotaph|gumbad|rauza|thada/, ['mausoleum']],
  [/charminar|rasmancha/, ['four-towers']],
  [/hawa mahal|haveli/, ['wind-palace']],
  [/golden temple|harmandir|gurdwara|\bsahib\b/, ['golden-temple']],
  [/qutub|victory tower|\bminar\b|jantar/, ['minar']],
  [/memorial hall|museum|victoria/, ['colonial']],
  [/gateway|\bgate\b|darwaza|memorial|\barch\b|buland/, ['gate']],
  [/howrah|pamban|second bridge|vidyasagar setu/, ['cantilever']],
  [/jhula|\bsetu\b|bridge|skywalk|hanging/, ['jhula']],
  [/fishing net/, ['nets']],
  [/houseboat|kettuvallam|backwater|day cruise/, ['houseboat']],
  [/shikara|dal lake|nigeen/, ['shikara']],
  [/canoe|kayak|mangrove|creek|village canal|floating market/, ['canoe']],
  [/raft|rapid/, ['raft']],
  [/toy train|railway|\bloop\b|rail museum/, ['toy-train']],
  [/terminus|(?:railway|central|junction) station/, ['terminus']],
  [/ropeway|gondola|cable car|skyway/, ['ropeway']],
  [/paraglid|parasail/, ['glider']],
  [/stepwell|baoli|baori|\bvav\b|kund\b/, ['stepwell']],
  [/\bfalls?\b|waterfall/, ['waterfall']],
  [/caves?\b|gupha|rock-cut|penance/, ['cave']],
  [/sun temple|chariot|konark/, ['sun-wheel']],
  [/\bghats?\b|aarti|triveni|sangam/, ['ghat']],
  [/sanchi|dhamek|sarnath|\bstupa\b|peace pagoda|chaitya/, ['stupa']],
  [/hadimba|manu temple|bhimakali|wooden temple|mahunag/, ['pagoda']],
  [/monastery|gompa|palace, leh|leh palace|phodang|vihara|chokling|choskhor/, ['monastery']],
  [/chorten|buddha|dalai|tsuglag|nyingma|tibetan|statue/, ['chorten']],
  [/mosque|masjid|dargah|imambara|shrine|hazratbal|khanqah|sharif/, ['mosque']],
  [/church|cathedral|basilica|chapel|saint |^st /, ['church']],
  [/lighthouse/, ['lighthouse']],
  [/clock ?tower|ghanta/, ['clock-tower']],
  [/meenakshi|gopuram|padmanabha|virupaksha|kapalees|ramanathaswamy|arunachal|chidambaram/, ['gopuram']],
  [/temple|mandir|mahadev|\bdevi\b|math\b|hanuman|dham\b|ashram|kali\b/, ['temple']],
  [/\bforts?\b|citadel|garh\b|quila|qila|castle|\bruins?\b|jail/, ['fort']],
  [/lake palace|jal mahal|jag mandir|monsoon palace/, ['lake-palace']],
  [/palace|mahal|wada|bhawan|rajbari/, ['palace']],
  [/bagh\b|garden|botanical|\bpark, city|rose|tulip|orchid/, ['garden']],
  [/\btea\b|estate|coffee|spice/, ['tea']],
  [/\bzoo\b|zoological/, ['deer', 'bird']],
  [/tiger|leopard|safari|tadoba|ranthambore|national park|reserve|sanctuary/, ['tiger', 'elephant', 'deer']],
  [/rhino|kaziranga|pobitora/, ['rhino']],
  [/elephant/, ['elephant']],
  [/deer|blackbuck|wild/, ['deer']],
  [/bird|peacock|crane|flamingo/, ['bird']],
  [/camel|dunes?\b/, ['camels']],
  [/rann|desert camp|salt/, ['tents']],
  [/bazaar|market|chowk|chowrasta|haat|mall road|lane|street|shopping/, ['market']],
  [/museum|gallery|lodge|hall|residency|raj bhavan|memorial hall|bhavan|institute|college|university/, ['colonial']],
  [/sunrise|peak|tibba|hill\b|view ?point|pass\b|\bla\b|trek|valley|zero point/, ['peak']],
  [/sail|yacht|cruise|ferry|island|lagoon/, ['sail']],
  [/boat|lake|river|dam\b|tal\b/, ['canoe', 'sail']],
  [/beach|cove|seafront|promenade|coast/, ['shack', 'palms', 'sail']],
];

const OF_THEME: Readonly<Record<Theme, readonly Motif[]>> = {
  heritage: ['palace', 'fort', 'gate'],
  spiritual: ['temple'],
  museum: ['colonial'],
  nature: ['deer', 'bird', 'peak'],
  viewpoint: ['peak'],
  beach: ['shack', 'palms', 'sail'],
  water: ['canoe', 'sail'],
  wildlife: ['deer', 'elephant', 'bird'],
  garden: ['garden'],
  adventure: ['glider', 'peak'],
  culture: ['market', 'colonial'],
  market: ['market'],
  food: ['market'],
};

/** Returns the motif that a name suggests, or undefined. */
export function motifOfName(name: string, chance: Chance): Motif | undefined {
  const plain = name.toLowerCase().replace(/[-_]+/g, ' ');
  const found = WORDS.find(([words]) => words.test(plain));
  return found && chance.pick(found[1]);
}

/** Returns a sight's motif: by its name, else by its first theme. */
export function motifOfSight(sight: Pick<SightRecord, 'name' | 'themes'>, chance: Chance): Motif {
  const theme = sight.themes[0] ?? 'viewpoint';
  return motifOfName(sight.name, chance) ?? chance.pick(OF_THEME[theme]);
}

const TERRAIN_WORDS: readonly (readonly [RegExp, Terrain])[] = [
  [/beach|cove|coast|island|seafront|promenade|goa\b/, 'beach'],
  [/backwater|canal|houseboat|mangrove|creek|kerala/, 'backwater'],
  [/dune|desert|rann|camel/, 'desert'],
  [/\btea\b|plantation|estate|coffee/, 'tea-hills'],
  [/national park|sanctuary|reserve|safari|jungle|forest|tiger/, 'jungle'],
  [/\blake\b|\btal\b|reservoir|dam\b|lagoon|jheel/, 'lake'],
  [/snow|himalaya|glacier|\bpass\b|\bla\b|mountain|peak|everest/, 'snow-mountain'],
  [/temple|mandir|ghat|ashram|dham\b|math\b/, 'temple-town'],
  [/fort|palace|mahal|qila|garh\b/, 'fort-city'],
  [/city|mall|metro|airport|hotel/, 'metropolis'],
];

/** Returns the landscape that a name suggests, or undefined. */
export function terrainOfName(name: string): Terrain | undefined {
  const plain = name.toLowerCase().replace(/[-_]+/g, ' ');
  return TERRAIN_WORDS.find(([words]) => words.test(plain))?.[1];
}
