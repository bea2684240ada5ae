import { isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { CARD_SIZE, cardWay, type TripCard } from '../../../core/posters/trip-card.ts';
import { DOCUMENT_WORDS } from '../../../words/words-of.ts';
import type { LetteredLine, Lettering, TextLine } from '../../gateways/typesetting/lettering.ts';

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const MARGIN = 64;
/** Where the lower panel begins. */
const PANEL = 372;
/** What is most telling stands in the middle of a poster and below it. */
const POSTER = { height: 800, shown: { left: 0, top: 190 } } as const;
const LINE_Y = 414;
const MOST_STOPS = 6;
const GAP = 16;
/** The lines that names, nights and price stand on. */
const [NAMES_Y, NIGHTS_Y, PRICE_Y] = [462, 496, 580];

const COLOUR = { night: '#12123a', white: '#ffffff', light: '#ffe3b8', muted: '#cfc8e6', saffron: '#ff9f45' } as const;

interface Layer {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

interface Stop {
  readonly name: string;
  readonly nights: string;
}

/** Returns the stops of the way as words; the middle of a long way is told as a number. */
function stopsOf(card: TripCard): readonly Stop[] {
  const { documents } = DOCUMENT_WORDS[card.language];
  const way = cardWay(card).map(({ place, nights }) => ({
    name: place,
    nights: nights > 0 ? documents.nights({ nights }) : '',
  }));
  if (way.length <= MOST_STOPS) return way;
  const hidden = way.length - MOST_STOPS + 1;
  return [...way.slice(0, MOST_STOPS - 2), { name: `+${hidden}`, nights: '' }, ...way.slice(-1)];
}

const stopX = (i: number, slot: number): number => MARGIN + Math.round(i * slot) + 8;

/** Returns the shades that letters stand on and the line of the way; no letter is in it. */
function groundOf(stops: readonly Stop[], slot: number): Buffer {
  const last = stopX(stops.length - 1, slot);
  const dots = stops.map(({ nights }, i) => {
    const fill = nights === '' ? COLOUR.night : COLOUR.saffron;
    return `<circle cx="${stopX(i, slot)}" cy="${LINE_Y}" r="9" fill="${fill}" stroke="${COLOUR.saffron}" stroke-width="4"/>`;
  });
  const shade = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${COLOUR.night}" stop-opacity="${opacity}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="a" x2="1" y2="0">${shade(0, 0.9)}${shade(0.5, 0.68)}${shade(0.9, 0)}</linearGradient></defs><rect width="${WIDTH}" height="${PANEL}" fill="url(#a)"/><rect y="${PANEL}" width="${WIDTH}" height="${HEIGHT - PANEL}" fill="${COLOUR.night}"/><path d="M${stopX(0, slot)} ${LINE_Y}H${last}" stroke="${COLOUR.saffron}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>${dots.join('')}</svg>`,
  );
}

/** Returns a line of text whose letters stand on the height `y`. */
const standing = ({ png, baseline }: LetteredLine, left: number, y: number): Layer => ({
  input: png,
  left,
  top: y - baseline,
});

async function drawHead({ brand, title, language }: TripCard, letter: Lettering): Promise<readonly Layer[]> {
  const [name, heading] = await Promise.all([
    letter.line({ text: brand, language, face: 'display', size: 34, colour: COLOUR.light, width: 600 }),
    letter.block({
      text: title,
      language,
      face: 'display',
      sizes: [66, 58, 50, 42, 36],
      colour: COLOUR.white,
      width: 800,
      mostHeight: 170,
    }),
  ]);
  return [standing(name, MARGIN, 84), { input: heading.png, left: MARGIN, top: PANEL - 44 - heading.height }];
}

async function drawWay(
  stops: readonly Stop[],
  slot: number,
  language: TripCard['language'],
  letter: Lettering,
): Promise<readonly Layer[]> {
  const layers = stops.map(async ({ name, nights }, i) => {
    const left = stopX(i, slot) - 9;
    const width = Math.floor(slot) - GAP;
    const town = await letter.line({ text: name, language, face: 'bold', size: 27, colour: COLOUR.white, width });
    const label = standing(town, left, NAMES_Y);
    if (nights === '') return [label];
    const stay = await letter.line({ text: nights, language, face: 'plain', size: 22, colour: COLOUR.muted, width });
    return [label, standing(stay, left, NIGHTS_Y)];
  });
  return (await Promise.all(layers)).flat();
}

async function drawPrice(card: TripCard, letter: Lettering): Promise<readonly Layer[]> {
  const { language, pricePP, fullPricePP, startDate, endDate, days } = card;
  const { dates, trips } = DOCUMENT_WORDS[language];
  const when = isDay(startDate) && isDay(endDate) ? dates.shortSpan(startDate, endDate) : '';
  const length = [when, dates.length({ days })].filter((text) => text !== '').join(' · ');
  const line = (text: string, style: Pick<TextLine, 'face' | 'size' | 'colour' | 'isStruck'>) =>
    letter.line({ text, language, width: 540, ...style });
  const parts = [line(formatRupees(pricePP), { face: 'bold', size: 56, colour: COLOUR.light })];
  if (pricePP < fullPricePP) {
    const struck = { face: 'plain', size: 30, colour: COLOUR.muted, isStruck: true } as const;
    parts.push(line(formatRupees(fullPricePP), struck));
  }
  parts.push(line(trips.perPerson, { face: 'plain', size: 28, colour: COLOUR.white }));
  const layers: Layer[] = [];
  let left = MARGIN;
  for (const part of await Promise.all(parts)) {
    layers.push(standing(part, left, PRICE_Y));
    left += part.width + GAP;
  }
  const told = await line(length, { face: 'bold', size: 28, colour: COLOUR.white });
  return [...layers, standing(told, WIDTH - MARGIN - told.width, PRICE_Y)];
}

/** Returns the sharing card of a trip as PNG: its poster, title, way with nights, length and price. */
export async function drawTripCard(card: TripCard, poster: Buffer, letter: Lettering): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const stops = stopsOf(card);
  const slot = (WIDTH - 2 * MARGIN) / stops.length;
  const layers = await Promise.all([
    drawHead(card, letter),
    drawWay(stops, slot, card.language, letter),
    drawPrice(card, letter),
  ]);
  const picture = await sharp(poster).resize({ width: WIDTH, height: POSTER.height, fit: 'cover' }).png().toBuffer();
  return sharp({ create: { ...CARD_SIZE, channels: 3, background: COLOUR.night } })
    .composite([
      {
        input: await sharp(picture)
          .extract({ ...POSTER.shown, width: WIDTH, height: PANEL })
          .toBuffer(),
        left: 0,
        top: 0,
      },
      { input: groundOf(stops, slot), left: 0, top: 0 },
      ...layers.flat(),
    ])
    .png({ palette: true, effort: 4, dither: 0.7 })
    .toBuffer();
}
