import { expect, it } from 'vitest';
import { statusTrack } from './status-track.ts';

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`;

it('shows what was taken, then what lies ahead', () => {
  const track = statusTrack({ status: 'pending', steps: [{ status: 'pending', at: at(9) }] });
  expect(track.map(({ status }) => status)).toEqual(['pending', 'contacted', 'confirmed', 'completed']);
  expect(track.filter((step) => step.at !== null)).toEqual([{ status: 'pending', at: at(9), isCurrent: true }]);
});

it('does not claim a step that was passed over', () => {
  const steps = [
    { status: 'pending', at: at(9) },
    { status: 'confirmed', at: at(10) },
  ] as const;
  expect(statusTrack({ status: 'confirmed', steps: [...steps] }).map(({ status }) => status)).toEqual([
    'pending',
    'confirmed',
    'completed',
  ]);
});

it('promises nothing after a cancellation', () => {
  const steps = [
    { status: 'pending', at: at(9) },
    { status: 'cancelled', at: at(10) },
  ] as const;
  const track = statusTrack({ status: 'cancelled', steps: [...steps] });
  expect(track.at(-1)).toEqual({ status: 'cancelled', at: at(10), isCurrent: true });
});
