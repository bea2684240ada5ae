import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { OutageMonitor } from './outage.ts';
import { DatabaseUnavailable } from './unavailable.ts';

function monitorOf(state: { isBack: boolean; isFull?: boolean }) {
  const told: string[] = [];
  const monitor = new OutageMonitor(async (reason) => {
    await wait(20);
    if (!state.isBack) throw new Error('still away');
    if (reason === 'full' && state.isFull) throw new Error('still full');
  });
  monitor.watch({
    onBegin: ({ reason }) => told.push(`begins: ${reason}`),
    onEnd: ({ reason }) => told.push(`ends: ${reason}`),
    onInterruption: ({ reason }) => told.push(`interrupted: ${reason}`),
  });
  const note = (reason: DatabaseUnavailable['reason']) => monitor.note(new DatabaseUnavailable(reason));
  return { monitor, told, note };
}

it('keeps damage that is found while something else is suspected', async () => {
  const { monitor, told, note } = monitorOf({ isBack: true });
  note('away');
  note('damaged');
  await vi.waitFor(() => expect(told).toEqual(['begins: damaged', 'interrupted: away']));
  expect(monitor.current()?.reason).toBe('damaged');
});

it('tells an outage after damage, once each, and goes back to the damage when it ends', async () => {
  const state = { isBack: false };
  const { monitor, told, note } = monitorOf(state);
  note('damaged');
  note('away');
  await vi.waitFor(() => expect(monitor.current()?.reason).toBe('away'));
  note('damaged');
  state.isBack = true;
  await vi.waitFor(() => expect(monitor.current()?.reason).toBe('damaged'));
  expect(told).toEqual(['begins: damaged', 'begins: away', 'ends: away']);
});

it('tells an outage that begins while the disk is full, and its end, and goes back to the full disk', async () => {
  const state = { isBack: true, isFull: true };
  const { monitor, told, note } = monitorOf(state);
  note('full');
  await vi.waitFor(() => expect(monitor.current()?.reason).toBe('full'));
  state.isBack = false;
  note('away');
  await vi.waitFor(() => expect(monitor.current()?.reason).toBe('away'));
  note('full');
  note('away');
  state.isBack = true;
  await vi.waitFor(() => expect(monitor.current()?.reason).toBe('full'));
  state.isFull = false;
  await vi.waitFor(() => expect(monitor.current()).toBeNull());
  expect(told).toEqual(['begins: full', 'begins: away', 'ends: away', 'ends: full']);
  monitor.stop();
});
