import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { IdleCompression } from './idle-compression.ts';
import { KeptAnswer } from './kept-answers.ts';

const WORDS =
  'dusk lamp train river hill fort temple market boat tea garden road night window day sea bridge town'.split(' ');
/** Words in an order that repeats itself nowhere, as texts do. */
const body = Array.from({ length: 3000 }, (_, i) => WORDS[((i * i * 7919 + i * 31) % 65_537) % WORDS.length]).join(' ');
const answer = () => new KeptAnswer({ status: 200, headers: {}, body, tagged: true });
const bytesOf = (kept: KeptAnswer, encoding: 'br' | 'gzip') => kept.form(encoding).bytes;

describe('a kept answer', () => {
  it('says the same in every encoding', () => {
    const kept = answer();
    expect(brotliDecompressSync(bytesOf(kept, 'br')).toString()).toBe(body);
    expect(gunzipSync(bytesOf(kept, 'gzip')).toString()).toBe(body);
    expect(kept.form('identity').headers).toContain(String(body.length));
    expect(kept.text()).toBe(body);
  });

  it('becomes smaller in idle time, under the same ETag', async () => {
    const kept = answer();
    const before = bytesOf(kept, 'br');
    const { headersOfNotModified } = kept.form('br');
    const compression = new IdleCompression(() => true);
    compression.add(kept);
    await compression.compressNext();
    const after = bytesOf(kept, 'br');
    expect(after.length).toBeLessThan(before.length * 0.97);
    expect(brotliDecompressSync(after).toString()).toBe(body);
    expect(kept.form('br').headersOfNotModified).toEqual(headersOfNotModified);
  });

  it('stays as it is while the process is busy', async () => {
    const kept = answer();
    const before = kept.form('br');
    const compression = new IdleCompression(() => false);
    compression.add(kept);
    await compression.compressNext();
    expect(kept.form('br')).toBe(before);
  });
});
