import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { gazetteerRows } from '../../../test/gazetteer.ts';
import { TERRAINS } from '../gazetteer/types.ts';
import { subjectOfName, subjectOfSight, subjectOfTown } from './choose-subject.ts';
import { drawPoster } from './draw-poster.ts';
import { MOTIFS, POSTER_HOURS, type PosterSubject } from './subject.ts';

const { bases } = gazetteerRows;
const MOST_BYTES = 12 * 1024;

const everyMix: PosterSubject[] = TERRAINS.flatMap((terrain) =>
  POSTER_HOURS.map((hour) => ({ seed: `${terrain}-${hour}`, terrain, hour })),
);

describe('a travel poster', () => {
  it('is the same, byte for byte, for the same subject', () => {
    for (const subject of everyMix) expect(drawPoster(subject)).toBe(drawPoster({ ...subject }));
  });

  it('is a well-formed picture in every landscape at every hour', async () => {
    for (const subject of everyMix) {
      const { info } = await sharp(Buffer.from(drawPoster(subject)))
        .resize(120)
        .png()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], subject.seed).toEqual([120, 80]);
    }
  }, 30_000);

  it('is well-formed with everything that can stand in it, in every landscape', async () => {
    for (const motif of MOTIFS) {
      for (const [i, terrain] of TERRAINS.entries()) {
        const svg = drawPoster({ seed: `${motif}-${i}`, terrain, hour: POSTER_HOURS[i % 4] ?? 'day', motif });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        if (i % 5 === 0) expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
      }
    }
  }, 30_000);

  it('holds no text, no script and nothing from elsewhere', () => {
    for (const subject of everyMix) {
      const svg = drawPoster(subject);
      expect(svg).not.toMatch(/<(text|script|style|image|foreignObject|filter|a)\b/i);
      expect(svg).not.toMatch(/\son\w+=|javascript:|data:|href="(?!#)/i);
      expect(svg.match(/https?:\/\/[^"]+/g)).toEqual(['http://www.w3.org/2000/svg']);
    }
  });

  it('stays within 12 KB for every town and sight of the gazetteer', () => {
    for (const base of bases) {
      expect(drawPoster(subjectOfTown(base, base.id)).length, base.id).toBeLessThanOrEqual(MOST_BYTES);
      for (const sight of base.sights) {
        expect(drawPoster(subjectOfSight(sight, base)).length, sight.id).toBeLessThanOrEqual(MOST_BYTES);
      }
    }
  });

  it('differs from every other town and sight', () => {
    const drawn = new Set<string>();
    let count = 0;
    for (const base of bases) {
      drawn.add(drawPoster(subjectOfTown(base, base.id)));
      for (const sight of base.sights) drawn.add(drawPoster(subjectOfSight(sight, base)));
      count += 1 + base.sights.length;
    }
    expect(drawn.size).toBe(count);
  });

  it('differs by the seed alone, and by the hour', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 200; i++) drawn.add(drawPoster({ seed: `town-${i}`, terrain: 'beach', hour: 'dusk' }));
    for (const hour of POSTER_HOURS) drawn.add(drawPoster({ seed: 'goa', terrain: 'beach', hour }));
    expect(drawn.size).toBe(204);
  });
});

describe('what a poster shows', () => {
  const darjeeling = bases.find(({ id }) => id === 'darjeeling');
  const showing = (name: string, themes: readonly ['heritage'] | readonly ['wildlife']) =>
    subjectOfSight({ id: 'x', name, themes }, { terrain: 'fort-city', lat: 20, altitudeMetres: 10 });

  it('is read from the name of a sight', () => {
    expect(showing('Taj Mahal', ['heritage']).motif).toBe('mausoleum');
    expect(showing('Amber Fort', ['heritage']).motif).toBe('fort');
    expect(showing('Victoria Memorial Hall', ['heritage']).motif).toBe('colonial');
    expect(showing('Kaziranga rhino safari', ['wildlife']).terrain).toBe('jungle');
  });

  it('has the snows behind a hill town of the Himalaya and never behind one of the south', () => {
    expect(darjeeling && subjectOfTown(darjeeling, 'darjeeling').snows).toBe(true);
    const munnar = bases.find(({ id }) => id === 'munnar');
    expect(munnar && subjectOfTown(munnar, 'munnar').snows).toBeUndefined();
  });

  it('is at dawn where one goes for the sunrise', () => {
    const hill = darjeeling?.sights.find(({ id }) => id === 'darjeeling-tiger-hill');
    const subject = darjeeling && hill && subjectOfSight(hill, darjeeling);
    expect([subject?.hour, subject?.motif]).toEqual(['dawn', 'peak']);
  });

  it('is guessed from the words of an unknown name', () => {
    expect(subjectOfName('radha-nagar-beach').terrain).toBe('beach');
    expect(subjectOfName('gir-national-park').terrain).toBe('jungle');
  });
});
