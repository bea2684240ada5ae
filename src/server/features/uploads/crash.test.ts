import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readUploadedFileName, uploadedSources } from '../../../core/pictures/uploaded-picture.ts';
import { openDatabase } from '../../database/open-database.ts';
import { localFiles } from '../../gateways/uploads/local-files.ts';
import { uploadService } from './service.ts';

const KILLS = 6;
const module = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);

/** Stores pictures endlessly and prints each acknowledged address. */
const TAKER = `
import sharp from 'sharp';
import { openDatabase } from ${module('../../database/open-database.ts')};
import { localFiles } from ${module('../../gateways/uploads/local-files.ts')};
import { uploadService } from ${module('./service.ts')};
const dataDir = process.argv[1];
const database = await openDatabase({ databaseUrl: undefined, dataDir });
const uploads = uploadService({ database, clock: () => Date.now(), files: localFiles(dataDir + '/uploads') });
const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#e8637a' } }).jpeg().toBuffer();
for (;;) console.log((await uploads.take(bytes, 'a.jpg')).url);
`;

/** Returns the addresses acknowledged before the process was killed, shortly after the first. */
async function takeAndKill(dataDir: string, afterMs: number): Promise<string[]> {
  const taker: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', TAKER, dataDir], {
    cwd: new URL('../../../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  taker.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = once(taker, 'close');
  while (!said.includes('\n') && taker.exitCode === null) await wait(5);
  await wait(afterMs);
  taker.kill('SIGKILL');
  await ended;
  return said.split('\n').slice(0, -1);
}

it('a kill at any moment loses no acknowledged picture and leaves nothing that the sweep does not clean', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-crash-'));
  const folder = join(dataDir, 'uploads');
  try {
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) acknowledged.push(...(await takeAndKill(dataDir, kill * 17)));

    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    let now = Date.now();
    const uploads = uploadService({ database, clock: () => now, files: localFiles(folder) });
    const known = new Set((await database.read.selectFrom('uploads').select('id').execute()).map(({ id }) => id));
    const strangers = readdirSync(folder).filter((name) => {
      const whole = name.replace(/^\.(.*)\.part$/, '$1');
      return !known.has(readUploadedFileName(whole)?.id ?? '');
    });
    expect(strangers).toEqual([]);
    for (const url of acknowledged) {
      const { webp = '', jpeg = '' } = uploadedSources(url) ?? {};
      const names = `${webp}, ${jpeg}`.split(', ').map((entry) => entry.split(' ')[0]?.split('/').at(-1) ?? '');
      expect(names.every((name) => existsSync(join(folder, name)))).toBe(true);
    }
    const last = acknowledged.at(-1) ?? '';
    expect((await sharp(join(folder, last.split('/').at(-1) ?? '')).stats()).isOpaque).toBe(true);

    now += 25 * 3_600_000;
    await uploads.sweep();
    expect(readdirSync(folder)).toEqual([]);
    expect(await database.read.selectFrom('uploads').select('id').execute()).toEqual([]);
    await database.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
