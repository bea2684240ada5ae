import { mix } from './colours.ts';
import { arch, disc, fill, line, n, polygon, ROUND, rect, repeat, roundArch } from './ink.ts';
import { type Scene, type Stone, stoneOf } from './scene.ts';

/** Draws the curved tower of northern temples: `w` wide and `h` high at (x, y), its right half in shade. */
export function shikhara(stone: Stone, x: number, y: number, w: number, h: number): string {
  const half = (side: 1 | -1, share: number): string =>
    `M${n(x)} ${n(y)}h${n((side * w * share) / 2)}C${n(x + (side * w * share) / 2)} ${n(y - h * 0.5)} ${n(x + side * w * 0.24 * share)} ${n(y - h * 0.78)} ${n(x + side * w * 0.13 * share)} ${n(y - h * 0.86)}H${n(x)}z`;
  const courses = repeat(6, (i) => {
    const t = 0.14 + i * 0.115;
    const reach = (w / 2) * (1 - 0.62 * t ** 1.7);
    return `M${n(x - reach)} ${n(y - h * t)}h${n(reach * 2)}`;
  });
  const top = y - h * 0.86;
  const crown = `M${n(x - w * 0.2)} ${n(top)}a${n(w * 0.2)} ${n(h * 0.035)} 0 1 1 ${n(w * 0.4)} 0a${n(w * 0.2)} ${n(h * 0.035)} 0 1 1 ${n(-w * 0.4)} 0zM${n(x - w * 0.07)} ${n(top - h * 0.03)}q${n(w * 0.07)} ${n(-h * 0.05)} ${n(w * 0.07)} ${n(-h * 0.11)}q0 ${n(h * 0.06)} ${n(w * 0.07)} ${n(h * 0.11)}z`;
  return (
    fill(stone.body, half(-1, 1)) +
    fill(stone.shade, half(1, 1)) +
    fill(stone.lit, half(-1, 0.55)) +
    fill(stone.body, half(1, 0.42)) +
    line(stone.dark, 2, courses, ' opacity=".35"') +
    fill(stone.dark, crown)
  );
}

const pennant = (x: number, y: number, colour: string, dark: string): string =>
  line(dark, 3, `M${n(x)} ${n(y)}v-52`) + fill(colour, `M${n(x)} ${n(y - 52)}q28 4 44 16q-20 8 -44 10z`);

/** Draws a northern temple: halls that rise to the tower. 400 wide, 380 high. */
export function temple(scene: Scene): string {
  const stone = stoneOf(scene, scene.chance.pick(['#d98a5a', '#e8c9a0', '#c9705a', '#e6dccb']));
  const hall = (x: number, w: number, h: number, roof: number): string =>
    fill(stone.body, rect(x - w / 2, -h, w, h)) +
    fill(stone.shade, rect(x, -h, w / 2, h)) +
    repeat(4, (i) =>
      fill(
        i % 2 === 0 ? stone.lit : stone.body,
        polygon([
          [x - (w / 2 + 8) * (1 - i * 0.22), -h - (roof / 4) * i],
          [x + (w / 2 + 8) * (1 - i * 0.22), -h - (roof / 4) * i],
          [x + (w / 2) * (1 - (i + 1) * 0.22), -h - (roof / 4) * (i + 1)],
          [x - (w / 2) * (1 - (i + 1) * 0.22), -h - (roof / 4) * (i + 1)],
        ]),
      ),
    ) +
    fill(stone.dark, disc(x, -h - roof - 6, 9)) +
    fill(stone.window, arch(x, 0, w * 0.3, h * 0.72));
  return (
    shikhara(stone, 150, -40, 84, 190) +
    shikhara(stone, 70, -30, 150, 370) +
    pennant(70, -396, scene.palette.accent, stone.dark) +
    hall(-120, 96, 76, 62) +
    hall(-30, 118, 100, 92) +
    fill(stone.shade, rect(10, -84, 170, 84)) +
    fill(stone.body, rect(10, -84, 80, 84)) +
    fill(stone.window, arch(70, 0, 40, 66) + arch(140, 0, 24, 44)) +
    fill(stone.lit, rect(-200, -16, 410, 16)) +
    fill(stone.dark, rect(-220, 0, 450, 12))
  );
}

/** Draws the gate tower of southern temples: tiers of figures under a barrel roof with finials. 260 wide, 420 high. */
export function gopuram(scene: Scene): string {
  const { chance, palette } = scene;
  const stone = stoneOf(scene, chance.pick(['#e8b070', '#d8c8a8', '#5fa59a', '#d9825f']));
  const tiers = 8;
  let svg =
    fill(stone.body, rect(-125, -70, 250, 70)) +
    fill(stone.shade, rect(30, -70, 95, 70)) +
    fill(stone.dark, roundArch(0, 0, 52, 62));
  let figures = '';
  let figures2 = '';
  for (let i = 0; i < tiers; i++) {
    const y = -70 - i * 34;
    const w = 228 - i * 17;
    svg +=
      fill(i % 2 === 0 ? stone.lit : stone.body, rect(-w / 2, y - 30, w, 30)) +
      fill(stone.shade, rect(w * 0.2, y - 30, w * 0.3, 30)) +
      fill(stone.dark, rect(-w / 2 - 6, y - 4, w + 12, 5));
    const spots = Math.round(w / 19);
    for (let k = 0; k < spots; k++) {
      const spot = roundArch(-w / 2 + (w / spots) * (k + 0.5), y - 5, 9, 18);
      if (k % 2 === 0) figures += spot;
      else figures2 += spot;
    }
    svg += fill(stone.window, roundArch(0, y - 4, 16, 24));
  }
  const top = -70 - tiers * 34;
  const finials = repeat(5, (i) => `M${n(-44 + i * 22 - 4)} ${n(top - 42)}q4 -8 4 -24q0 16 4 24z`);
  return (
    svg +
    fill(palette.accent, figures, ' opacity=".85"') +
    fill(palette.accent2, figures2, ' opacity=".85"') +
    fill(stone.body, `M-62 ${top}q-4 -44 30 -46h64q34 2 30 46z`) +
    fill(stone.shade, `M16 ${top}v-46h16q34 2 30 46z`) +
    fill(stone.window, disc(0, top - 20, 12)) +
    fill(stone.dark, finials)
  );
}

/** Draws the wooden temple of the Himalaya: square roofs one above the other. 260 wide, 300 high. */
export function pagoda(scene: Scene): string {
  const stone = stoneOf(scene, '#9a5f3f');
  const roofs = [
    [-60, 130, 44],
    [-130, 100, 40],
    [-194, 72, 38],
  ] as const;
  const body = repeat(3, (i) => rect(-70 + i * 18, -62 - i * 66, 140 - i * 36, 62));
  return (
    fill(stone.body, body) +
    fill(
      stone.shade,
      repeat(3, (i) => rect(0, -62 - i * 66, 70 - i * 18, 62)),
    ) +
    roofs
      .map(([y, half, rise]) =>
        fill(
          stone.dark,
          `M${-half} ${y}Q${-half * 0.5} ${y - rise * 0.6} ${-half * 0.3} ${y - rise}h${half * 0.6}Q${half * 0.5} ${y - rise * 0.6} ${half} ${y}z`,
        ),
      )
      .join('') +
    fill(stone.dark, 'M-46 -246Q-14 -276 0 -320Q14 -276 46 -246z') +
    fill(stone.window, arch(0, 0, 36, 48) + rect(-50, -40, 16, 22) + rect(34, -40, 16, 22)) +
    fill(stone.shade, rect(-110, -6, 220, 14))
  );
}

/** Draws steps down to a holy river with towers, umbrellas and lamps. 640 wide, 330 high. */
export function ghat(scene: Scene): string {
  const { chance, palette } = scene;
  const stone = stoneOf(scene, chance.pick(['#d9986a', '#e6c79a', '#c9806a']));
  const houses = repeat(5, (i) => {
    const h = chance.whole(70, 150);
    const x = -300 + i * 122;
    const colour = i % 2 === 0 ? stone.body : stone.shade;
    const windows = repeat(
      3,
      (k) => arch(x + 24 + k * 34, -96 - h + 44, 15, 26) + arch(x + 24 + k * 34, -96 - h + 84, 15, 26),
    );
    return (
      fill(colour, rect(x, -90 - h, 116, h)) +
      fill(stone.lit, rect(x - 4, -94 - h, 124, 8)) +
      fill(stone.window, windows)
    );
  });
  const steps = repeat(7, (i) =>
    fill(i % 2 === 0 ? stone.lit : stone.shade, rect(-330 - i * 6, -91 + i * 13, 660 + i * 12, 14)),
  );
  const umbrellas = repeat(6, (i) => {
    const x = -280 + i * 108 + chance.whole(-24, 24);
    const y = -22 - chance.whole(0, 40);
    return (
      line(stone.dark, 3, `M${x} ${y}v-46`) +
      fill(i % 2 === 0 ? palette.accent : palette.accent2, `M${x - 34} ${y - 38}Q${x} ${y - 74} ${x + 34} ${y - 38}z`)
    );
  });
  const lamps =
    palette.hour === 'day'
      ? ''
      : line(
          palette.lamp,
          6,
          repeat(12, (i) => `M${-300 + i * 54 + chance.whole(-10, 10)} ${-4 - chance.whole(0, 5) * 13}h.1`),
          ROUND,
        );
  const far = repeat(chance.whole(2, 3), (i) =>
    shikhara(stone, -250 + i * 200 + chance.whole(-40, 40), -140, chance.whole(70, 100), chance.whole(140, 210)),
  );
  const main = chance.whole(-130, 130);
  const high = chance.whole(250, 310);
  return (
    far +
    houses +
    shikhara(stone, main, -96, 122, high) +
    pennant(main, -98 - high, palette.accent, stone.dark) +
    steps +
    umbrellas +
    lamps
  );
}

/** Draws white blocks climbing a hill to a red hall with a golden roof. 460 wide, 380 high. */
export function monastery(scene: Scene): string {
  const { chance, palette } = scene;
  const stone = stoneOf(scene, '#f3ece0');
  const red = stoneOf(scene, '#a83a2c');
  const rock = palette.land(0.8);
  const blocks = [
    [-190, -40, 100, 66],
    [-96, -66, 110, 78],
    [96, -56, 118, 84],
    [20, -96, 120, 84],
    [-70, -132, 120, 86],
    [-160, -104, 84, 62],
    [110, -136, 84, 66],
  ] as const;
  const white = blocks
    .map(([x, y, w, h]) => {
      const cols = Math.floor(w / 24);
      const windows = repeat(cols * 2, (i) =>
        rect(x + 10 + (i % cols) * 24, y - h + 22 + Math.floor(i / cols) * 26, 9, 14),
      );
      return (
        fill(stone.body, `M${x} ${y}l4 ${-h}h${w - 8}l4 ${h}z`) +
        fill(stone.shade, `M${n(x + w * 0.7)} ${y}v${-h}h${n(w * 0.3 - 4)}l4 ${h}z`) +
        fill(red.shade, rect(x + 2, y - h, w - 4, 9)) +
        fill(stone.window, windows)
      );
    })
    .join('');
  const hall =
    fill(red.body, 'M-50 -206l5 -92h130l5 92z') +
    fill(red.shade, 'M50 -206v-92h35l5 92z') +
    fill(
      stone.window,
      repeat(5, (i) => rect(-32 + i * 24, -276, 11, 20) + rect(-32 + i * 24, -242, 11, 20)),
    );
  const gold = stoneOf(scene, '#e8a83a');
  const roof =
    fill(gold.body, 'M-62 -298Q-30 -306 -22 -324H62Q70 -306 102 -298z') +
    fill(gold.shade, 'M20 -298v-26h42q8 18 40 26z') +
    fill(gold.lit, 'M6 -324h28l-5 -14l-9 -20l-9 20z');
  const cliff = fill(
    rock,
    `M-420 62Q-290 50 -215 -38L-150 -60L-60 -110L40 -90L120 -120L190 -70L230 -30Q290 50 ${chance.whole(400, 430)} 62z`,
  );
  return (
    hall + roof + cliff + white + fill(mix(rock, palette.ink, 0.25), 'M-215 60l40 -84l34 40l50 -30l70 44l60 -30l80 60z')
  );
}

/** Draws a whitewashed shrine with its spire of rings. 180 wide, 300 high. */
export function chorten(scene: Scene): string {
  const stone = stoneOf(scene, '#f6f0e6');
  const gold = stoneOf(scene, '#e8a83a');
  const base = rect(-90, -26, 180, 26) + rect(-76, -50, 152, 26) + rect(-62, -78, 124, 30) + rect(-74, -92, 148, 16);
  return (
    fill(stone.body, base) +
    fill(stone.shade, rect(20, -26, 70, 26) + rect(20, -50, 56, 26) + rect(20, -78, 42, 30) + rect(20, -92, 54, 16)) +
    fill(stone.lit, 'M-46 -92C-70 -150 -50 -176 0 -178C50 -176 70 -150 46 -92z') +
    fill(stone.shade, 'M14 -92C34 -130 34 -160 8 -178C50 -176 70 -150 46 -92z') +
    fill(stone.dark, roundArch(-6, -104, 26, 44)) +
    fill(gold.body, 'M-20 -178h40v-20h-40zM-15 -198h30L4 -276h-8z') +
    line(gold.shade, 3, 'M-14 -206h28M-12 -220h24M-10 -234h20M-8 -248h16') +
    fill(gold.lit, 'M-18 -276h36l-6 8h-24z') +
    fill(gold.lit, disc(0, -292, 9))
  );
}

/** Draws sagging strings of prayer flags between two points. */
export function prayerFlags(scene: Scene, x1: number, y1: number, x2: number, y2: number, sag: number): string {
  const { palette } = scene;
  const colours = ['#3f78c0', '#f4f0e6', '#d84a3a', '#3f9a5a', '#f2c23a'].map(palette.tint);
  const count = 15;
  const point = (t: number): readonly [number, number] => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + sag * 4 * t * (1 - t),
  ];
  const cloth = colours.map(() => '');
  for (let i = 0; i < count; i++) {
    const [x, y] = point((i + 0.12) / count);
    const [u, v] = point((i + 0.88) / count);
    cloth[i % 5] +=
      `M${n(x)} ${n(y)}L${n(u)} ${n(v)}l-3 ${30 + (i % 3) * 4}q${n((x - u) / 2)} -8 ${n(x - u)} ${n(y - v)}z`;
  }
  return (
    line(palette.ink, 2, `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${n(x2)} ${n(y2)}`) +
    cloth.map((d, i) => fill(colours[i] ?? '#ffffff', d)).join('')
  );
}

/** Draws the great dome of Sanchi and Sarnath with its gate. 440 wide, 240 high. */
export function stupa(scene: Scene): string {
  const stone = stoneOf(scene, '#d8b48a');
  return (
    fill(stone.body, 'M-190 -40C-200 -190 -90 -214 0 -214C90 -214 200 -190 190 -40z') +
    fill(stone.shade, 'M60 -40C90 -120 70 -190 20 -214C100 -212 200 -190 190 -40z') +
    fill(
      stone.dark,
      rect(-26, -236, 52, 24) + rect(-3, -286, 6, 52) + rect(-20, -256, 40, 6) + rect(-14, -270, 28, 6),
    ) +
    fill(stone.shade, rect(-214, -46, 428, 46)) +
    line(stone.lit, 4, 'M-214 -34h428M-214 -18h428') +
    fill(stone.dark, rect(-66, -120, 13, 120) + rect(-8 + 60, -120, 13, 120)) +
    fill(
      stone.lit,
      'M-92 -126q92 -18 184 0v12q-92 -18 -184 0zM-84 -100q84 -16 168 0v10q-84 -16 -168 0zM-76 -76q76 -14 152 0v9q-76 -14 -152 0z',
    )
  );
}

/** Draws the stone sun chariot: a shrine on large wheels. 440 wide, 380 high. */
export function sunWheel(scene: Scene): string {
  const stone = stoneOf(scene, scene.chance.pick(['#d9a070', '#c98a62', '#e0b080']));
  const wheel = (x: number): string => {
    const spokes = repeat(
      4,
      (i) =>
        `M${n(x + 62 * Math.cos(i * 0.785))} ${n(-76 + 62 * Math.sin(i * 0.785))}L${n(x - 62 * Math.cos(i * 0.785))} ${n(-76 - 62 * Math.sin(i * 0.785))}`,
    );
    return (
      fill(stone.dark, disc(x, -76, 66)) +
      line(stone.lit, 7, spokes) +
      line(stone.lit, 13, disc(x, -76, 66)) +
      line(stone.body, 4, disc(x, -76, 42)) +
      fill(stone.lit, disc(x, -76, 16)) +
      fill(stone.dark, disc(x, -76, 6))
    );
  };
  const pillars = repeat(6, (i) => rect(-150 + i * 54, -236, 18, 94));
  const roof = repeat(4, (i) =>
    fill(
      i % 2 === 0 ? stone.lit : stone.body,
      `M${-196 + i * 42} ${-258 - i * 24}h${392 - i * 84}l-34 -22h${-324 + i * 84}z`,
    ),
  );
  return (
    fill(stone.dark, rect(-140, -236, 280, 94)) +
    fill(stone.body, pillars) +
    fill(stone.lit, 'M-206 -236h412l-14 -22h-384z') +
    roof +
    shikhara(stone, 0, -344, 92, 120) +
    fill(stone.body, rect(-196, -146, 392, 60)) +
    fill(stone.shade, rect(70, -146, 126, 60)) +
    line(stone.dark, 4, 'M-196 -122h392M-196 -104h392', ' opacity=".4"') +
    fill(stone.lit, rect(-208, -152, 416, 10)) +
    fill(stone.shade, rect(-180, -88, 360, 40)) +
    wheel(-112) +
    wheel(112) +
    fill(stone.dark, rect(-240, -8, 480, 12))
  );
}
