import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { localFiles } from './local-files.ts';

describe('files in a folder', () => {
  let folder: string;
  beforeEach(() => {
    const place = mkdtempSync(join(tmpdir(), 'safarnama-files-'));
    folder = join(place, 'data', 'uploads');
    return () => rmSync(place, { recursive: true, force: true });
  });

  it('come back as they were put, and are gone when removed, however often', async () => {
    const files = localFiles(folder);
    expect(await files.get('a-1x1.jpg')).toBeNull();
    await files.put('a-1x1.jpg', Buffer.from('one'), 'image/jpeg');
    await files.put('a-1x1.jpg', Buffer.from('two'), 'image/jpeg');
    expect((await files.get('a-1x1.jpg'))?.toString()).toBe('two');
    expect(readdirSync(folder)).toEqual(['a-1x1.jpg']);
    await files.remove(['a-1x1.jpg', 'never-there.jpg']);
    await files.remove(['a-1x1.jpg']);
    expect(await files.get('a-1x1.jpg')).toBeNull();
  });

  it('are listed with their sizes, and nothing else is', async () => {
    const files = localFiles(folder);
    expect(await files.list()).toEqual({ files: [] });
    await files.put('a-1x1.jpg', Buffer.from('one'), 'image/jpeg');
    writeFileSync(join(folder, '.b-1x1.jpg.part'), 'hal');
    writeFileSync(join(folder, 'README'), 'x');
    expect(await files.list()).toEqual({ files: [{ name: 'a-1x1.jpg', bytes: 3 }] });
  });

  it('are never there by halves: what a kill left unfinished is no file, and goes with the picture', async () => {
    const files = localFiles(folder);
    await files.put('b-1x1.jpg', Buffer.from('whole'), 'image/jpeg');
    writeFileSync(join(folder, '.a-1x1.jpg.part'), 'hal');
    expect(await files.get('a-1x1.jpg')).toBeNull();
    await files.remove(['a-1x1.jpg']);
    expect(readdirSync(folder)).toEqual(['b-1x1.jpg']);
  });

  it('can be put at the same time', async () => {
    const files = localFiles(folder);
    const names = Array.from({ length: 12 }, (_, i) => `a-${i + 1}x1.webp`);
    await Promise.all(names.map((name) => files.put(name, Buffer.alloc(1000), 'image/webp')));
    expect(names.every((name) => statSync(join(folder, name)).size === 1000)).toBe(true);
  });

  it.each(['../a.jpg', '..', '/etc/passwd', 'a/b.jpg', 'a\\b.jpg', '.hidden', 'a.jpg\0', ''])(
    'have no name like %j',
    async (name) => {
      const files = localFiles(folder);
      await expect(files.get(name)).rejects.toThrow('cannot be the name');
      await expect(files.put(name, Buffer.from('x'), 'image/jpeg')).rejects.toThrow('cannot be the name');
      await expect(files.remove([name])).rejects.toThrow('cannot be the name');
    },
  );
});
