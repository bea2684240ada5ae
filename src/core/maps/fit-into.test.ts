import { expect, test } from 'vitest';
import { fitInto } from './fit-into.ts';

const FRAME = { width: 400, height: 300 };

test('the outermost points lie on the margins, north above south', () => {
  const place = fitInto(
    [
      [10, 70],
      [30, 90],
    ],
    FRAME,
    20,
  );
  const [south, north] = [place([10, 70]), place([30, 90])];
  expect(south[1]).toBeCloseTo(280);
  expect(north[1]).toBeCloseTo(20);
  expect(south[0]).toBeLessThan(north[0]);
});

test('a single point lies in the middle', () => {
  expect(fitInto([[20, 80]], FRAME, 20)([20, 80])).toEqual([200, 150]);
});
