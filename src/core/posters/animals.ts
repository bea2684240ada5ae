import { mix } from './colours.ts';
import { disc, fill, line, n, ROUND, repeat } from './ink.ts';
import { type Scene, stoneOf } from './scene.ts';

/** Draws an elephant walking left, without a rider. 340 wide, 250 high. */
export function elephant(scene: Scene): string {
  const skin = stoneOf(scene, '#6f6a7a');
  const body =
    'M-40 -196C0 -226 90 -232 134 -196C164 -170 166 -120 158 -84L156 0H116L112 -62Q84 -54 40 -62L36 0H-6L-12 -70Q-30 -80 -44 -96z';
  const far = 'M-20 -80L-44 0H-12L14 -70zM92 -70L84 0H112L140 -80z';
  const head =
    'M-30 -206C-66 -236 -116 -222 -128 -182C-136 -150 -150 -110 -150 -70C-150 -40 -162 -24 -178 -30C-186 -34 -190 -26 -184 -18C-160 -4 -130 -16 -126 -60C-124 -84 -116 -104 -100 -110C-70 -108 -40 -120 -30 -150z';
  const ear = 'M-52 -204C-20 -214 12 -190 6 -146C2 -116 -16 -96 -34 -100C-54 -120 -72 -180 -52 -204z';
  return (
    fill(skin.dark, far) +
    fill(skin.shade, body) +
    line(skin.shade, 6, 'M156 -180Q178 -150 170 -96', ROUND) +
    fill(skin.body, 'M-40 -196C0 -226 90 -232 134 -196C110 -190 40 -196 20 -150L-20 -120z') +
    fill(skin.body, head) +
    fill(skin.shade, ear) +
    line(skin.lit, 3, 'M-52 -204C-20 -214 12 -190 6 -146C2 -116 -16 -96 -34 -100', ROUND) +
    fill('#fff6e4', 'M-112 -116C-124 -92 -150 -84 -172 -88C-150 -78 -114 -76 -96 -106z') +
    fill(skin.dark, disc(-92, -164, 5))
  );
}

/** Draws a tiger walking left. 400 wide, 190 high. */
export function tiger(scene: Scene): string {
  const fur = stoneOf(scene, '#f08a2c');
  const pale = mix(fur.lit, '#ffffff', 0.35);
  const legs =
    'M-108 -84L-128 -40L-122 0H-88L-92 -10L-98 -38L-66 -70zM92 -90L122 -46L104 0H138L140 -12L150 -48L142 -100z';
  const near = 'M-80 -88L-70 -40L-78 0H-42L-44 -12L-42 -44L-20 -80zM50 -88L74 -50L62 0H98L98 -12L102 -46L122 -96z';
  const body =
    'M-112 -138Q-60 -146 0 -134Q80 -146 122 -132Q154 -116 144 -76Q100 -62 60 -72Q0 -52 -60 -66Q-100 -70 -116 -92z';
  const stripes = repeat(
    8,
    (i) =>
      `M${-74 + i * 26} ${n(-140 + (i % 3) * 3)}q${i % 2 === 0 ? 10 : -6} 22 ${i % 2 === 0 ? 0 : 6} ${38 + (i % 3) * 6}`,
  );
  return (
    fill(fur.shade, legs) +
    line(fur.body, 13, 'M138 -112Q192 -110 196 -66T224 -40', ROUND) +
    line(fur.dark, 13, 'M178 -96l10 -6M196 -70l-13 4M206 -50l10 -6', '') +
    fill(fur.body, body + near) +
    fill(pale, 'M-100 -78Q-60 -64 -20 -64Q40 -66 60 -76Q10 -50 -60 -58z') +
    fill(
      fur.body,
      `M-170 -150Q-160 -176 -134 -168Q-104 -166 -96 -140Q-92 -100 -122 -88Q-160 -84 -178 -104Q-192 -118 -170 -150z${disc(-152, -170, 11)}${disc(-112, -168, 11)}`,
    ) +
    fill(pale, 'M-184 -116Q-176 -128 -158 -122Q-136 -118 -130 -96Q-160 -84 -178 -104z') +
    fill(fur.dark, `${disc(-160, -138, 4.5)}M-190 -118l16 -4l-6 10z`) +
    line(
      fur.dark,
      6.5,
      `${stripes}M-128 -160l6 18M-112 -154l0 16M-118 -122l16 -4M-122 -108l14 2M-70 -50l20 -4M-72 -34l20 -2M80 -60l20 -8M72 -36l22 -4M-120 -50l16 6M126 -60l18 0`,
      ROUND,
    )
  );
}

/** Draws a spotted deer with antlers, head up. 230 wide, 240 high. */
export function deer(scene: Scene): string {
  const coat = stoneOf(scene, '#c9804a');
  const spots = repeat(13, (i) => `M${-34 + (i % 5) * 26 + Math.floor(i / 5) * 9} ${-122 + Math.floor(i / 5) * 15}h.1`);
  return (
    fill(coat.shade, 'M-36 -80l-8 80h11l14 -74zM74 -84l10 40l-8 44h11l10 -46l-2 -46z') +
    fill(
      coat.body,
      'M-60 -140Q0 -146 76 -134Q104 -128 102 -92Q90 -74 60 -76Q0 -64 -40 -80Q-66 -100 -60 -140zM-50 -88l4 88h11l10 -80zM56 -84l14 40l-10 44h11l14 -44l-2 -44z',
    ) +
    fill(
      coat.body,
      'M-62 -96Q-74 -150 -92 -186Q-118 -178 -126 -186Q-128 -198 -104 -206Q-86 -216 -70 -204Q-54 -180 -30 -138z',
    ) +
    fill(coat.body, 'M-76 -206q14 -14 28 -10q-6 16 -24 18z') +
    fill(coat.dark, disc(-98, -198, 4)) +
    line(coat.lit, 5, spots, ROUND) +
    line(
      coat.dark,
      6,
      'M-84 -210Q-76 -250 -100 -286M-82 -226l-24 -14M-86 -254l22 -20M-74 -208Q-50 -240 -60 -292M-62 -240l24 -16',
      ROUND,
    ) +
    fill(coat.lit, 'M98 -124q14 6 12 30q-12 -4 -16 -16z')
  );
}

/** Draws a one-horned rhinoceros. 320 wide, 180 high. */
export function rhino(scene: Scene): string {
  const hide = stoneOf(scene, '#7f7a80');
  return (
    fill(hide.dark, 'M-60 -60l-6 60h34l8 -60zM84 -60l4 60h34l4 -70z') +
    fill(
      hide.body,
      'M-96 -132Q-40 -166 40 -154Q120 -164 140 -110Q148 -70 130 -44L124 0H90L84 -50Q20 -34 -34 -48L-36 0H-72L-78 -60Q-120 -62 -140 -76Q-160 -80 -172 -66Q-182 -78 -176 -96Q-162 -126 -126 -128z',
    ) +
    fill(
      hide.shade,
      'M-60 -148Q-34 -100 -52 -52L-34 -48Q-14 -100 -40 -152zM66 -152Q92 -110 82 -50L98 -54Q116 -110 88 -156z',
    ) +
    fill(hide.lit, 'M-176 -96Q-190 -120 -186 -146Q-172 -130 -158 -112z') +
    fill(hide.shade, 'M-112 -128q-8 -26 8 -34q14 14 6 34z') +
    fill(hide.dark, disc(-138, -104, 4))
  );
}

/** Draws a kingfisher on its branch. 260 wide, 260 high. */
export function bird(scene: Scene): string {
  const { palette } = scene;
  const blue = stoneOf(scene, '#1f8fc0');
  const rust = stoneOf(scene, '#d9662f');
  return (
    line(palette.ink, 13, 'M-240 20Q-60 -10 240 -34M90 -20Q150 -60 190 -110', ROUND) +
    fill(
      palette.land(0.85),
      'M190 -110q-10 -40 30 -60q14 40 -30 60zM150 -70q-46 -20 -40 -54q44 10 40 54zM-180 12q-10 -44 -46 -40q4 40 46 40zM200 -32q40 -30 66 -4q-30 26 -66 4z',
    ) +
    fill(blue.shade, 'M30 -40L66 76L84 70L58 -60z') +
    fill(rust.body, 'M-44 -150Q-76 -90 -44 -30Q-10 0 30 -30Q40 -100 -4 -150z') +
    fill(blue.body, 'M-30 -160Q60 -140 66 -50Q64 0 40 20Q-20 -40 -26 -110z') +
    fill(blue.shade, 'M0 -120Q50 -90 50 -20Q10 -50 0 -120z') +
    fill(rust.shade, 'M-84 -196Q-70 -234 -26 -232Q16 -226 14 -184Q8 -146 -36 -144Q-76 -148 -84 -196z') +
    fill('#fff6e4', 'M-62 -158Q-40 -130 -10 -150Q-20 -110 -40 -112Q-58 -126 -62 -158z') +
    fill(rust.lit, 'M-82 -204L-190 -186L-80 -176z') +
    fill(palette.ink, disc(-54, -196, 7))
  );
}

/** Draws a camel walking left, with or without a rider. 150 wide, 150 high. */
export function camel(scene: Scene, rider: boolean): string {
  const { palette } = scene;
  const ink = palette.hour === 'day' ? mix(palette.land(1), palette.ink, 0.6) : palette.ink;
  const walk =
    fill(ink, 'M-40 -78Q-22 -86 -10 -104Q4 -124 20 -102Q34 -82 50 -76Q58 -60 48 -50L-34 -50Q-46 -60 -40 -78z') +
    line(ink, 8, 'M-36 -62Q-56 -58 -60 -84T-72 -118', ROUND) +
    fill(ink, 'M-64 -124Q-78 -128 -96 -112Q-98 -104 -86 -104L-66 -108z') +
    line(
      ink,
      5,
      'M-30 -54L-36 -28L-30 0M-18 -54L-14 -28L-24 0M34 -54L42 -28L36 0M44 -58L54 -30L52 0M52 -72q8 12 4 26',
      ROUND,
    );
  const cloth =
    fill(palette.accent, 'M-18 -94Q4 -118 30 -92L26 -64Q6 -58 -14 -66z') +
    fill(palette.accent2, 'M-16 -78h44l-2 8h-40z');
  const man =
    fill(palette.tint('#fbf1dc'), 'M-4 -106L-2 -140Q6 -148 14 -140L18 -106z') +
    fill(palette.accent2, disc(6, -158, 10)) +
    fill(ink, disc(4, -152, 7));
  return walk + cloth + (rider ? man : '');
}

/** Draws a caravan on the ridge of a dune: camels in a row with their feet at y. */
export function camelTrain(scene: Scene, x: number, y: number, count: number, scale: number, slope: number): string {
  const laden = scene.keep(camel(scene, true));
  const loose = scene.keep(camel(scene, false));
  return repeat(count, (i) => {
    const id = i % 3 === 1 ? loose : laden;
    return `<use href="#${id}" transform="translate(${n(x + i * 158 * scale)} ${n(y + i * slope)})scale(${Math.round(scale * (1 - (i % 2) * 0.06) * 100) / 100})"/>`;
  });
}
