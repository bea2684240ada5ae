import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTypesetting } from './open-typesetting.ts';
import type { Template } from './port.ts';

const templateOf = (source: string): Template => ({ main: '/main.typ', sources: { '/main.typ': source } });
const TITLE = templateOf(`#let d = json(bytes(sys.inputs.d))
#set document(date: datetime(year: 2026, month: 11, day: 21))
#d.title`);
/** Some days of work. */
const ENDLESS = templateOf('#for a in range(100000) { for b in range(100000) { for c in range(100000) {} } }');

let started: Worker[] = [];
const keep = (worker: Worker) => void started.push(worker);

beforeEach(() => {
  started = [];
  process.on('worker', keep);
});

afterEach(async () => {
  vi.useRealTimers();
  process.off('worker', keep);
  await Promise.all(started.map((worker) => worker.terminate()));
});

function open() {
  const onFailure = vi.fn();
  return { ...openTypesetting({ onFailure }), onFailure };
}

describe('typesetting', () => {
  it('makes a PDF of a template and its data, always the same bytes', async () => {
    const { typeset } = open();
    const first = await typeset(TITLE, { title: 'Darjeeling' });
    expect(first).toMatchObject({ kind: 'set', warnings: [] });
    expect(first.kind === 'set' && Buffer.from(first.pdf).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await typeset(TITLE, { title: 'Darjeeling' })).toEqual(first);
    expect(started).toHaveLength(1);
  });

  it('shows pictures that it is handed, and reads no other file', async () => {
    const { typeset } = open();
    const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await typeset(templateOf('#image("/a.svg")'), {}, { '/a.svg': picture })).toMatchObject({ kind: 'set' });
    await expect(typeset(templateOf('#read("/etc/passwd")'), {})).rejects.toThrow('/main.typ cannot be set');
  });

  it('reports what the author of a template should mend', async () => {
    const { typeset } = open();
    const set = await typeset(templateOf('#set text(font: "Nowhere Sans")\nDelhi'), {});
    expect(set).toMatchObject({ kind: 'set', warnings: [expect.stringContaining('unknown font family')] });
  });

  it('turns away documents when twenty wait', async () => {
    const { typeset } = open();
    const made = await Promise.all(Array.from({ length: 23 }, (_, i) => typeset(TITLE, { title: `Page ${i}` })));
    expect(made.map(({ kind }) => kind)).toEqual([...Array(21).fill('set'), 'busy', 'busy']);
  });

  it('ends a thread that hangs, and sets the next document on a new one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { typeset, onFailure } = open();
    await typeset(TITLE, { title: 'Agra' });
    const hung = typeset(ENDLESS, {});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await hung).toEqual({ kind: 'given-up' });
    expect(onFailure).toHaveBeenCalledOnce();
    expect(await typeset(TITLE, { title: 'Agra' })).toMatchObject({ kind: 'set' });
    expect(started).toHaveLength(2);
  });

  it('gives up a document whose thread crashes, and sets the next one', async () => {
    const { typeset, onFailure } = open();
    await typeset(TITLE, { title: 'Agra' });
    const lost = typeset(ENDLESS, {});
    await started[0]?.terminate();
    expect(await lost).toEqual({ kind: 'given-up' });
    expect(onFailure).toHaveBeenCalledOnce();
    expect(await typeset(TITLE, { title: 'Agra' })).toMatchObject({ kind: 'set' });
  });

  it('renews its thread after forty documents, for Typst frees no memory', async () => {
    const { typeset, onFailure } = open();
    for (let i = 0; i < 41; i++) await typeset(TITLE, { title: `Page ${i}` });
    expect(started).toHaveLength(2);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('ends its thread after an idle minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { typeset, onFailure } = open();
    await typeset(TITLE, { title: 'Agra' });
    const [thread] = started;
    const ended = thread && once(thread, 'exit');
    vi.advanceTimersByTime(60_000);
    await ended;
    expect(onFailure).not.toHaveBeenCalled();
  });
});
