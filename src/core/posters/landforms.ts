import { mix } from './colours.ts';
import { chhatri } from './palaces.ts';
import { arch, disc, fill, line, n, ROUND, rect, repeat } from './ink.ts';
import { type Scene, stamp, stoneOf } from './scene.ts';
import { cypress } from './trees.ts';

/** A fall of water over a wooded cliff into a pool. 640 wide, 420 high. */
export function waterfall(scene: Scene): string {
  const { chance, palette } = scene;
  const rock = palette.land(0.72);
  const dark = palette.land(0.95);
  const white = mix(palette.snow, palette.water[0], 0.12);
  const cliff = fill(rock, 'M-360 40L-330 -250Q-260 -330 -120 -330L-60 -344H70L130 -326Q270 -320 320 -230L370 40z');
  const cracks = fill(dark, 'M-330 -250l60 30l-30 120l50 60l-40 80h-70zM-160 -322l60 60l-20 130l40 90l-30 80h-60l20 -110l-40 -80zM180 -314l-70 70l30 110l-50 100l30 80h60l-20 -90l50 -120zM320 -230l-70 60l40 90l-30 120h110z');
  const w = chance.whole(44, 66);
  const fall = fill(white, `M${-w} -340H${w}L${w - 8} -150Q${w + 30} -60 ${w + 26} 30H${-w - 26}Q${-w - 30} -60 ${-w + 8} -150z`) + line(palette.water[0], 5, `M${-w * 0.5} -330L${n(-w * 0.4)} 10M0 -334V20M${n(w * 0.5)} -330L${n(w * 0.55)} 10M${n(w * 0.25)} -250V-60M${n(-w * 0.24)} -200V0`, `${ROUND} opacity=".7"`);
  const spray = fill(white, repeat(6, (i) => disc(-90 + i * 36, 26 - (i % 2) * 14, 30)), ' opacity=".8"');
  const side = line(white, 9, 'M148 -318L138 -210L152 -120L146 10', `${ROUND} opacity=".75"`);
  return cliff + cracks + side + fall + spray;
}

/** A rock with halls cut into it: pillars, a great horseshoe window, elephants of shade. 680 wide, 340 high. */
export function cave(scene: Scene): string {
  const stone = stoneOf(scene, '#b08a6a');
  const hall = (x: number): string => fill(stone.dark, rect(x - 76, -90, 152, 90)) + fill(stone.lit, repeat(5, (i) => rect(x - 70 + i * 32, -90, 13, 90))) + fill(stone.body, rect(x - 86, -104, 172, 16));
  return (
    fill(stone.body, 'M-380 30L-350 -190Q-300 -290 -160 -300L-40 -330L120 -310Q280 -300 330 -210L380 30z') + fill(stone.shade, 'M120 -310Q280 -300 330 -210L380 30H260L230 -180z') +
    line(stone.shade, 6, 'M-340 -200Q-200 -260 -60 -250M-300 -150Q-220 -176 -150 -170M60 -280Q160 -250 250 -240', `${ROUND} opacity=".7"`) +
    fill(stone.lit, 'M-84 0v-150q-16 -84 84 -110q100 26 84 110v150z') + fill(stone.dark, 'M-64 0v-150q-6 -60 64 -78q70 18 64 78v150z') + fill(stone.window, arch(0, 0, 60, 90), ' opacity=".9"') + fill(stone.lit, rect(-62, -112, 124, 10) + rect(-46, -102, 13, 102) + rect(33, -102, 13, 102)) +
    hall(-214) + hall(214)
  );
}

/** Terraces, a canal with fountains, cypresses and a pavilion. 620 wide, 280 high. */
export function garden(scene: Scene): string {
  const { palette } = scene;
  const stone = stoneOf(scene, '#f0d8b8');
  const lawn = mix(palette.ground, palette.tint('#5fae5a'), 0.6);
  const tree = scene.keep(cypress(palette.land(0.95)));
  const terraces = repeat(4, (i) => fill(mix(lawn, palette.land(0.8), i * 0.16), `M${-190 - i * 46} ${n(-110 + i * 34)}h${380 + i * 92}l24 36h${-428 - i * 92}z`) + fill(stone.shade, rect(-190 - i * 46, -112 + i * 34, 380 + i * 92, 5)));
  const beds = line(palette.accent, 8, repeat(4, (i) => `M${-180 - i * 42} ${n(-92 + i * 34)}h${90 + i * 20}M${92 + i * 20} ${n(-92 + i * 34)}h${90 + i * 20}`), `${ROUND} stroke-dasharray="1 13"`);
  const canal = fill(palette.water[0], 'M-20 -110h40l34 140h-108z') + line(palette.snow, 4, repeat(3, (i) => `M0 ${-84 + i * 38}v-24m0 4q-14 2 -16 20m16 -20q14 2 16 20`), ROUND);
  const pavilion = fill(stone.body, rect(-90, -176, 180, 66)) + fill(stone.shade, rect(40, -176, 50, 66)) + fill(stone.window, repeat(3, (i) => arch(-54 + i * 54, -110, 36, 54))) + fill(stone.lit, rect(-98, -184, 196, 9)) + fill(stone.dark, 'M-104 -184L0 -236L104 -184z') + chhatri(stone, 0, -222, 34);
  const trees = repeat(4, (i) => stamp(tree, -120 - i * 50, -106 + i * 36, 0.8 + i * 0.14) + stamp(tree, 120 + i * 50, -106 + i * 36, 0.8 + i * 0.14));
  return pavilion + terraces + beds + canal + trees;
}
