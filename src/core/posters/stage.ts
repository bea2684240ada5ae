import { fill, n, put } from './ink.ts';
import { type MotifDrawing, motifDrawings } from './motifs.ts';
import { facets, hillLine, landUnder } from './ridges.ts';
import type { Scene } from './scene.ts';
import { calm, reflect } from './water.ts';

/** The motif's place in a composition: its middle, its base line, and the available size. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly wide: number;
  /** Set when the spot is on or beside water. */
  readonly water?: number;
}

export const motifOf = (scene: Scene): MotifDrawing | null =>
  scene.subject.motif ? motifDrawings[scene.subject.motif] : null;

/** Draws the motif at its spot, with its reflection if there is water. */
export function stand(scene: Scene, spot: Spot): string {
  const motif = motifOf(scene);
  if (!motif) return '';
  const scale = Math.min(spot.tall / motif.height, spot.wide / motif.width, 1.6);
  if (motif.footing === 'air') return put(spot.x, spot.y - 120, Math.min(1.25, scale * 1.3), motif.draw(scene));
  if (motif.footing === 'across')
    return put(600, spot.y, motif.width > 900 ? 1 : Math.max(1, Math.min(scale, 1.15)), motif.draw(scene));
  const drawn = motif.draw(scene);
  if (spot.water === undefined || motif.footing === 'far') return put(spot.x, spot.y, scale, drawn);
  const level = motif.footing === 'water' ? spot.y : spot.water;
  const id = scene.keep(drawn);
  const standing = `<use href="#${id}" transform="translate(${n(spot.x)} ${n(level)})scale(${Math.round(scale * 100) / 100})"/>`;
  const half = (motif.width * scale) / 2;
  const shore =
    motif.footing === 'ground'
      ? fill(
          scene.palette.land(0.85),
          `M${n(spot.x - half - 90)} ${n(level + 8)}Q${n(spot.x - half)} ${n(level - 12)} ${n(spot.x)} ${n(level - 10)}T${n(spot.x + half + 90)} ${n(level + 8)}z`,
        )
      : '';
  return reflect(id, spot.x, level, scale) + shore + standing + calm(scene, spot.x, level, half);
}

/** Draws distant land along the horizon, in two tones of haze. */
export function farLand(scene: Scene, horizon: number, swell: number): string {
  const { chance, palette } = scene;
  return (
    fill(palette.land(0.16), landUnder(hillLine(scene, horizon, swell, chance.whole(2, 4)))) +
    fill(palette.land(0.34), landUnder(hillLine(scene, horizon + 8, swell * 0.55, chance.whole(3, 5))))
  );
}

/** Draws headlands on both sides of the water, nearer ones darker. */
export function headlands(scene: Scene, level: number): string {
  const { chance, palette } = scene;
  const a = chance.whole(70, 130);
  const b = chance.whole(40, 90);
  const reach = chance.whole(300, 460);
  return (
    fill(
      palette.land(0.25),
      `M1240 ${level}V${level - a}Q${1240 - reach * 0.4} ${level - a - 14} ${1200 - reach * 0.7} ${level - a * 0.45}T${1200 - reach} ${level}z`,
    ) +
    fill(
      palette.land(0.5),
      `M-40 ${level + 6}V${level - b - 50}Q${reach * 0.3} ${level - b - 40} ${reach * 0.55} ${level - b * 0.5}T${reach * 0.9} ${level + 6}z`,
    )
  );
}

/** Draws a wall of mountains around a valley or a lake. */
export function mountainWall(scene: Scene, base: number, tall: number, nearness: number): string {
  const { chance } = scene;
  const tops = [-40, 190, 420, 700, 930, 1180].map(
    (x) => [x + chance.whole(-60, 60), base - tall * chance.between(0.5, 1)] as const,
  );
  return facets(scene, base, tops, nearness);
}
