import { mix } from './colours.ts';
import { fill, HEIGHT, line, n, ROUND, rect, repeat, WIDTH } from './ink.ts';
import type { Scene } from './scene.ts';
import type { Heaven } from './sky.ts';

/** Draws water from a level down to the bottom, with the path of sun or moon light. */
export function drawWater(scene: Scene, level: number, heaven: Heaven): string {
  const { chance, palette } = scene;
  const [far, near] = palette.water;
  const depth = HEIGHT - level;
  const flat = `<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>`;
  const path = repeat(11, (i) => {
    const y = level + 7 + depth * 0.9 * (i / 11) ** 1.35;
    const half = heaven.sunRadius * (1.05 - (i % 3) * 0.25 + i * 0.03) * chance.between(0.6, 1);
    return `M${n(heaven.sunX - half + chance.between(-12, 12))} ${n(y)}h${n(half * 2)}`;
  });
  const waves = repeat(16, (i) => {
    const y = level + 12 + depth * 0.94 * (i / 16) ** 1.3;
    return `M${chance.whole(-40, 1100)} ${n(y)}h${chance.whole(40, 60 + i * 9)}`;
  });
  return (
    flat +
    fill('url(#w)', rect(0, level, WIDTH, depth)) +
    line(mix(near, palette.ink, 0.25), 3.5, waves, `${ROUND} opacity=".4"`) +
    line(mix(far, palette.sun, 0.75), 6, path, `${ROUND} opacity="${palette.hour === 'day' ? 0.45 : 0.75}"`)
  );
}

/** Draws a stored shape's reflection in the water below it. */
export const reflect = (id: string, x: number, level: number, scale: number, strength = 0.26): string =>
  `<use href="#${id}" transform="translate(${n(x)} ${n(level)})scale(${Math.round(scale * 100) / 100} ${-Math.round(scale * 62) / 100})" opacity="${strength}"/>`;

/** Draws a few lines of still water over a reflection. */
export function calm(scene: Scene, x: number, level: number, half: number): string {
  const { chance, palette } = scene;
  const d = repeat(
    6,
    (i) => `M${n(x - half * chance.between(0.2, 1))} ${n(level + 14 + i * 15)}h${n(half * chance.between(0.4, 1.1))}`,
  );
  return line(palette.water[0], 3, d, `${ROUND} opacity=".7"`);
}
