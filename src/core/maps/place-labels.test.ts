import { describe, expect, it } from 'vitest';
import { type Dot, placeLabels } from './place-labels.ts';

const FRAME = { width: 400, height: 400 };
const marker = (x: number, y: number): Dot => ({ x, y, radius: 12, mustShow: true });
const dot = (x: number, y: number): Dot => ({ x, y, radius: 4, mustShow: false });

describe('the names on a drawing', () => {
  it('stand under their point where there is room', () => {
    expect(placeLabels([{ name: 'Agra', x: 200, y: 200 }], [marker(200, 200)], FRAME)).toEqual([
      { name: 'Agra', x: 200, y: 230, anchor: 'middle' },
    ]);
  });

  it('give way to a marker, to a dot and to another name', () => {
    const darjeeling = { name: 'Darjeeling', x: 200, y: 200 };
    expect(placeLabels([darjeeling], [marker(190, 228)], FRAME)).toEqual([{ ...darjeeling, y: 180, anchor: 'middle' }]);
    expect(placeLabels([darjeeling], [dot(190, 228)], FRAME)).toEqual([{ ...darjeeling, y: 180, anchor: 'middle' }]);
    const [first, second] = placeLabels([darjeeling, { name: 'Ghum', x: 200, y: 204 }], [], FRAME);
    expect([first?.y, second?.y]).toEqual([230, 184]);
  });

  it('lie over small dots before they are left out, never over a marker', () => {
    const point = { name: 'Darjeeling', x: 200, y: 200 };
    const grid = Array.from({ length: 400 }, (_, i) => [(i % 20) * 20 + 10, Math.floor(i / 20) * 20 + 10] as const);
    expect(
      placeLabels(
        [point],
        grid.map(([x, y]) => dot(x, y)),
        FRAME,
      ),
    ).toHaveLength(1);
    expect(
      placeLabels(
        [point],
        grid.map(([x, y]) => marker(x, y)),
        FRAME,
      ),
    ).toEqual([]);
  });

  it('are never nearer to the marker of another place', () => {
    const labels = placeLabels([{ name: 'Darjeeling', x: 187, y: 6 }], [marker(198, 28)], FRAME);
    expect(labels).toMatchObject([{ anchor: 'end', y: 22 }]);
  });

  it('stay inside the frame, and are left out where their point is outside', () => {
    expect(placeLabels([{ name: 'New Jalpaiguri', x: 36, y: 364 }], [], FRAME)).toMatchObject([{ anchor: 'start' }]);
    expect(placeLabels([{ name: 'Kolkata', x: 200, y: 900 }], [], FRAME)).toEqual([]);
  });
});
