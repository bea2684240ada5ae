// Makes the icons of the installed app from the site's own mark (public/icon.svg): node scripts/icons.ts
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../public');
const mark = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** Phones cut these into a shape of their own; what matters lies within the inner 80 %. */
const uncut = mark.replace(' rx="15"', '');

const ICONS = [
  { name: 'app-192', svg: mark, size: 192 },
  { name: 'app-512', svg: mark, size: 512 },
  { name: 'maskable-192', svg: uncut, size: 192 },
  { name: 'maskable-512', svg: uncut, size: 512 },
  { name: 'apple-touch-180', svg: uncut, size: 180 },
];

mkdirSync(join(folder, 'icons'), { recursive: true });
for (const { name, svg, size } of ICONS) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `icons/${name}.png`));
}
