// Makes the land of the site's own map, src/web/ui/route-map/land-*.json, from Natural Earth (public domain), 1:10 million:
//
//   cd $(mktemp -d) && npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
//   node scripts/map-land.ts $OLDPWD/package/land-10m.json && npx biome check --write src/web/ui/route-map
//
// Run by hand when Natural Earth has a new edition; the two files are in the repository. They hold land and nothing else:
// no open source draws the boundaries of India as the Survey of India does, so that the map draws none.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { projectPoint, type Spot } from '../src/core/maps/projection.ts';

/** What the script reads of a TopoJSON file. */
const topology = z.object({
  transform: z.object({ scale: z.tuple([z.number(), z.number()]), translate: z.tuple([z.number(), z.number()]) }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  objects: z.object({
    land: z.object({ geometries: z.array(z.object({ arcs: z.array(z.array(z.array(z.number()))) })) }),
  }),
});

interface Level {
  readonly file: string;
  /** In degrees. */
  readonly box: { readonly west: number; readonly south: number; readonly east: number; readonly north: number };
  /** The world's width in units of the file: whole numbers. */
  readonly unitsOfWorld: number;
  /** In units: how far a point may be from the line without it, and the least extent of an island. */
  readonly tolerance: number;
  readonly leastIsland: number;
}

const LEVELS: readonly Level[] = [
  // Goes further than the subcontinent, for wide windows.
  {
    file: 'land-country.json',
    box: { west: 40, south: -8, east: 120, north: 52 },
    unitsOfWorld: 2 ** 14,
    tolerance: 1,
    leastIsland: 4,
  },
  {
    file: 'land-region.json',
    box: { west: 60, south: 4, east: 100, north: 39 },
    unitsOfWorld: 2 ** 17,
    tolerance: 0.7,
    leastIsland: 3,
  },
];

/** Islands that India's travellers go to are kept however small they are, as far as the units can show them. */
const KEPT_ISLANDS = [
  { west: 71, south: 8, east: 74.2, north: 13 }, // Lakshadweep
  { west: 92, south: 6, east: 94.5, north: 14.5 }, // Andaman and Nicobar
];

type Ring = readonly Spot[];

/** Returns the outlines of all land, in degrees; Natural Earth's land has no holes here. */
function readRings(path: string): readonly (readonly (readonly [lon: number, lat: number])[])[] {
  const { transform, arcs, objects } = topology.parse(JSON.parse(readFileSync(path, 'utf8')));
  const { scale, translate } = transform;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
    });
  });
  const lineOf = (arc: number) => (arc >= 0 ? lines[arc] : lines[~arc]?.toReversed()) ?? [];
  return objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.flatMap((polygon) => polygon.map((ring) => ring.flatMap(lineOf))),
  );
}

/** Cuts a ring at one side of a box (Sutherland and Hodgman). */
function cutAt(ring: Ring, isInside: (spot: Spot) => boolean, crossing: (a: Spot, b: Spot) => Spot): Ring {
  return ring.flatMap((spot, i) => {
    const before = ring.at(i - 1) ?? spot;
    const crosses = isInside(before) !== isInside(spot) ? [crossing(before, spot)] : [];
    return isInside(spot) ? [...crosses, spot] : crosses;
  });
}

/** Cuts a ring at all four sides of a box. */
function crop(ring: Ring, [left, top]: Spot, [right, bottom]: Spot): Ring {
  const atX = (at: number) => (a: Spot, b: Spot) => [at, a[1] + ((at - a[0]) / (b[0] - a[0])) * (b[1] - a[1])] as const;
  const atY = (at: number) => (a: Spot, b: Spot) => [a[0] + ((at - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), at] as const;
  const sides = [
    [([x]: Spot) => x >= left, atX(left)],
    [([x]: Spot) => x <= right, atX(right)],
    [([, y]: Spot) => y >= top, atY(top)],
    [([, y]: Spot) => y <= bottom, atY(bottom)],
  ] as const;
  return sides.reduce<Ring>((cut, [isInside, crossing]) => cutAt(cut, isInside, crossing), ring);
}

/** Returns how far a spot is from the line between two others. */
function distance([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Leaves out the spots without which a line stays within the tolerance (Douglas and Peucker). */
function simplify(line: Ring, tolerance: number): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [furthest, at] = [0, 0];
  for (const [i, spot] of line.entries()) {
    const away = distance(spot, first, last);
    if (away > furthest) [furthest, at] = [away, i];
  }
  if (furthest <= tolerance) return [first, last];
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}

/** Simplifies a ring in two halves, so that an island keeps its length. */
function simplifyRing(ring: Ring, tolerance: number): Ring {
  const [first] = ring;
  if (!first) return ring;
  const away = ring.map(([x, y]) => Math.hypot(x - first[0], y - first[1]));
  const middle = away.indexOf(Math.max(...away));
  const halves = [ring.slice(0, middle + 1), [...ring.slice(middle), first]];
  return halves.flatMap((half) => simplify(half, tolerance).slice(0, -1));
}

const extentOf = (ring: Ring): number => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};

/** Returns a ring in whole units, without repeated spots; a speck becomes a diamond, which is seen. */
function roundRing(ring: Ring): Ring {
  const spots = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const told = spots.filter(([x, y], i) => x !== spots.at(i - 1)?.[0] || y !== spots.at(i - 1)?.[1]);
  const [speck] = spots;
  if (told.length > 2 || !speck) return told;
  const [x, y] = speck;
  return [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
}

/** Writes a ring as part of an SVG path, with steps from spot to spot. */
function writeRing(ring: Ring, [left, top]: Spot): string {
  const steps = ring.map(([x, y], i) => {
    const [beforeX, beforeY] = ring[i - 1] ?? [left, top];
    return [x - beforeX, y - beforeY] as const;
  });
  const [start, ...others] = steps.map(([dx, dy]) => `${dx}${dy < 0 ? '' : ' '}${dy}`);
  return `M${start}l${others.map((step, i) => (i > 0 && !step.startsWith('-') ? ` ${step}` : step)).join('')}z`;
}

function writeLevel({ file, box, unitsOfWorld, tolerance, leastIsland }: Level, rings: ReturnType<typeof readRings>) {
  const place = (lat: number, lon: number): Spot => {
    const [x, y] = projectPoint([lat, lon]);
    return [x * unitsOfWorld, y * unitsOfWorld];
  };
  const corner = place(box.north, box.west);
  const origin = [Math.round(corner[0]), Math.round(corner[1])] as const;
  const drawn = rings.flatMap((ring) => {
    const isKept = KEPT_ISLANDS.some(({ west, south, east, north }) =>
      ring.every(([lon, lat]) => lon > west && lon < east && lat > south && lat < north),
    );
    // Beyond these the projection has no use.
    const inReach = ring.map(([lon, lat]) => place(Math.max(-80, Math.min(80, lat)), lon));
    const cropped = crop(inReach, corner, place(box.south, box.east));
    if (cropped.length < 3 || (!isKept && extentOf(cropped) < leastIsland)) return [];
    const round = roundRing(simplifyRing(cropped, tolerance));
    return round.length > 2 ? [writeRing(round, origin)] : [];
  });
  const text = JSON.stringify({ unitsOfWorld, left: origin[0], top: origin[1], land: drawn.join('') });
  writeFileSync(new URL(`../src/web/ui/route-map/${file}`, import.meta.url), `${text}\n`);
  console.log(`${file}: ${drawn.length} outlines, ${text.length} bytes, ${brotliCompressSync(text).length} in brotli`);
}

const rings = readRings(argv[2] ?? 'land-10m.json');
for (const level of LEVELS) writeLevel(level, rings);
