import { z } from 'zod';
import { OPEN_WINDOW_PATTERN } from '../../core/clock-time.ts';
import { DISH_DIETS, DISH_TYPES } from '../../core/gazetteer/food-types.ts';
import type { GazetteerRows } from '../../core/gazetteer/gazetteer.ts';
import {
  BOOKING_TOPICS,
  CONFIDENCES,
  EXTRA_TIERS,
  FACTS,
  NAMESAKE_MEANINGS,
  RAIL_CLASSES,
  ROOM_TIERS,
  TERRAINS,
  THEMES,
  TOWN_KINDS,
} from '../../core/gazetteer/types.ts';
import { yearDay } from './year-day.ts';

/**
 * The schema of each kind of row in `facts/`, after its cells are read. core/gazetteer/types.ts explains the fields.
 */

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be kebab-case');
const words = z.string().min(1);
const state = z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a state');
const openWindow = z.string().regex(OPEN_WINDOW_PATTERN, 'must be HH:MM-HH:MM');
const day = z.iso.date();
const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const whole = z.int().min(0);
const factor = z.number().positive();
const weekday = z.literal([0, 1, 2, 3, 4, 5, 6]);
const confidence = z.enum(CONFIDENCES);

const provenance = { source: z.array(words), checkedOn: day, confidence };
const provenanceByFact = z.partialRecord(z.enum(FACTS), z.strictObject(provenance)).exactOptional();
const closure = z.strictObject({ from: yearDay, to: yearDay, reason: words });

const sight = z.strictObject({
  id,
  name: words,
  aliases: z.array(words).exactOptional(),
  lat,
  lon,
  minutes: whole,
  open: z.array(openWindow).min(1),
  closedWeekdays: z.array(weekday).exactOptional(),
  closedRanges: z.array(closure).exactOptional(),
  feeRupees: whole,
  ticket: words.exactOptional(),
  score: whole.max(100),
  headline: z.literal(true).exactOptional(),
  themes: z.array(z.enum(THEMES)).min(1),
  bestAt: z.enum(['sunrise', 'sunset', 'evening']).exactOptional(),
  altitudeMetres: whole.exactOptional(),
  permit: z.strictObject({ name: words, leadDays: whole }).exactOptional(),
  withLunch: z.literal(true).exactOptional(),
  strenuous: z.literal(true).exactOptional(),
  steps: z.literal(true).exactOptional(),
  indoor: z.boolean(),
  about: words,
  fromBase: z.strictObject({ km: z.number().min(0), minutes: whole }).exactOptional(),
  dayTripTo: id.exactOptional(),
  ...provenance,
  provenance: provenanceByFact,
});

const base = z.strictObject({
  id,
  name: words,
  aliases: z.array(words),
  lat,
  lon,
  state,
  altitudeMetres: whole,
  placeTier: z.enum(['A', 'B', 'C']),
  terrain: z.enum(TERRAINS),
  road: z.enum(['plains', 'mixed', 'hills']),
  regions: z.array(id),
  gateways: z.array(
    z.strictObject({
      kind: z.enum(['airport', 'station']),
      code: words,
      roadKm: z.number().min(0),
      roadMinutes: whole,
      by: z.enum(['ferry', 'toy-train']).exactOptional(),
    }),
  ),
  monthWeights: z.array(z.number().min(0).max(1)).length(12),
  usualNights: whole.min(1).max(4),
  closures: z.array(closure).exactOptional(),
  dishes: z.array(words),
  stays: z.array(
    z.strictObject({
      tier: z.enum(ROOM_TIERS),
      name: words.exactOptional(),
      kind: words,
      area: words,
      season: z.strictObject({ from: yearDay, to: yearDay }).exactOptional(),
    }),
  ),
  about: words,
  notes: z.array(words),
  languages: z.array(words),
  ...provenance,
  sights: z.array(sight),
});

const region = z.strictObject({
  id,
  name: words,
  aliases: z.array(words),
  mainBaseId: id,
  classics: z.array(z.tuple([id, whole.min(1)])),
  tours: z.array(z.array(id).min(2)).exactOptional(),
  also: z.array(id).min(1).exactOptional(),
});

const airport = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/, 'must be the three letters of IATA'),
  name: words,
  city: words,
  state,
  lat,
  lon,
  hub: z.boolean(),
  directTo: z.array(words),
  fareFactor: factor,
  ...provenance,
});

const station = z.strictObject({ code: words, name: words, city: words, state, lat, lon, ...provenance });

const train = z.strictObject({
  number: z.string().regex(/^\d{5}$/, 'must have five digits'),
  name: words,
  from: words,
  to: words,
  departs: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM'),
  minutes: whole,
  km: whole,
  classes: z.array(z.enum(RAIL_CLASSES)),
  weekdays: z.array(weekday).min(1).exactOptional(),
  fareFactor: factor.exactOptional(),
  ...provenance,
});

const leg = z.strictObject({
  a: id,
  b: id,
  km: z.number().min(0),
  minutes: whole,
  by: z.enum(['road', 'ferry', 'boat-and-road']),
  closedRanges: z.array(closure).exactOptional(),
  ...provenance,
});

const town = z.strictObject({
  id,
  kind: z.enum(TOWN_KINDS),
  name: words,
  aliases: z.array(words),
  state,
  lat,
  lon,
  population: whole,
  ...provenance,
});

const subPlace = z.strictObject({ name: words, aliases: z.array(words), sights: z.array(id).min(1) });

const sameName = z.strictObject({ name: words, place: words, state, lat, lon, meant: z.enum(NAMESAKE_MEANINGS) });

const circuit = z.strictObject({
  name: words,
  aliases: z.array(words),
  places: z.array(words).min(2),
  asOneTrip: z.literal(true).exactOptional(),
});

const stateRow = z.strictObject({
  code: state,
  name: words,
  aliases: z.array(words),
  south: lat,
  north: lat,
  west: lon,
  east: lon,
  ...provenance,
});

const abroad = z.strictObject({ name: words, instead: z.array(words).min(1) });

const festival = z.strictObject({
  id,
  name: words,
  publicHoliday: z.boolean(),
  days: z.array(day).min(1),
  ...provenance,
});

const fairDays = z.string().regex(/^(\d{4}-)?\d{2}-\d{2}\.\.(\d{4}-)?\d{2}-\d{2}$/, 'must be DAY..DAY or MM-DD..MM-DD');

const fair = z.strictObject({
  id,
  name: words,
  bases: z.array(id).min(1),
  days: z.array(fairDays).min(1),
  hotelFactor: factor,
  about: words,
  ...provenance,
});

const extra = z.strictObject({
  sightId: id,
  name: words,
  tier: z.enum(EXTRA_TIERS),
  rupees: whole.min(1),
  per: z.enum(['person', 'party']),
  ...provenance,
});

const dormitory = z.strictObject({ baseId: id, kind: words, area: words, ...provenance });

const nightStay = z.strictObject({
  baseId: id,
  kind: words,
  area: words,
  roomRupees: whole.min(1),
  leastRooms: whole.min(1),
  mostNights: whole.min(1),
  beside: id.exactOptional(),
  from: yearDay.exactOptional(),
  to: yearDay.exactOptional(),
  ...provenance,
});

const dish = z.strictObject({
  name: words,
  type: z.enum(DISH_TYPES),
  diet: z.array(z.enum(DISH_DIETS)).min(1),
  from: yearDay.exactOptional(),
  to: yearDay.exactOptional(),
  ...provenance,
});

const bookingNote = z.strictObject({
  places: z.array(id).min(1),
  what: z.enum(BOOKING_TOPICS),
  text: words,
  ...provenance,
});

const eatingPlace = z.strictObject({
  name: words,
  base: id,
  area: words,
  lat,
  lon,
  food: words,
  vegetarian: z.boolean(),
  tier: z.enum(ROOM_TIERS),
  meals: z.array(z.enum(['lunch', 'dinner'])).min(1),
  closedWeekdays: z.array(weekday).min(1).exactOptional(),
  since: whole.min(1500),
  ...provenance,
});

const placeClosure = z.strictObject({
  names: z.array(words).min(1),
  from: yearDay,
  to: yearDay,
  reason: words,
  ...provenance,
});

/** The schema of a row, by the name of its table. */
export const rowSchemas = {
  bases: base,
  regions: region,
  airports: airport,
  stations: station,
  trains: train,
  legs: leg,
  towns: town,
  subPlaces: subPlace,
  sameNames: sameName,
  circuits: circuit,
  states: stateRow,
  abroad,
  festivals: festival,
  fairs: fair,
  extras: extra,
  dormitories: dormitory,
  nightStays: nightStay,
  dishes: dish,
  bookingNotes: bookingNote,
  eatingPlaces: eatingPlace,
  placeClosures: placeClosure,
} satisfies { [Table in keyof GazetteerRows]: z.ZodType<GazetteerRows[Table][number]> };
