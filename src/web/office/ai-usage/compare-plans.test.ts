import { expect, test } from 'vitest';
import type { Replay, ReplayPlan, ReplaySide } from '../../../contracts/ai-usage.ts';
import { differenceOf, pairPlans, tellDifferences } from './compare-plans.ts';

const plan = (slug: string, told: Partial<ReplayPlan> = {}): ReplayPlan => ({
  slug,
  title: `Trip ${slug}`,
  description: 'Quiet days.',
  pricePP: 12_400,
  days: 4,
  sights: ['Tiger Hill', 'Ghoom'],
  wordsBy: 'model',
  ...told,
});

const side = (plans: ReplayPlan[]): ReplaySide => ({
  label: 'x',
  promptVersion: '1',
  model: 'm',
  tokens: 0,
  costUsd: 0,
  costInr: 0,
  firstWordsMs: null,
  totalMs: 0,
  checksPassed: 0,
  plansPlanned: 0,
  refusedTexts: 0,
  repairs: 0,
  outcome: 'answered',
  plans,
});

const slugs = (replay: Replay) =>
  pairPlans(replay).map(({ original, replayed }) => [original?.slug ?? null, replayed?.slug ?? null]);

test('the same trip stands beside itself, the others in their order, none is lost and none twice', () => {
  const original = side([plan('a'), plan('b'), plan('c')]);
  expect(slugs({ original, replayed: side([plan('x'), plan('c'), plan('a')]) })).toEqual([
    ['a', 'a'],
    ['b', 'x'],
    ['c', 'c'],
  ]);
  expect(slugs({ original, replayed: side([]) })).toEqual([
    ['a', null],
    ['b', null],
    ['c', null],
  ]);
  expect(slugs({ original: side([]), replayed: side([plan('x'), plan('y')]) })).toEqual([
    [null, 'x'],
    [null, 'y'],
  ]);
});

test('a difference is told from each side', () => {
  const other = plan('b', { title: 'Slow days', pricePP: 13_000, sights: ['Ghoom', 'Mirik'] });
  expect(differenceOf(plan('b'), other)).toEqual({
    title: true,
    description: false,
    price: true,
    days: false,
    sights: new Set(['Tiger Hill']),
  });
  expect(differenceOf(other, plan('b')).sights).toEqual(new Set(['Mirik']));
  expect(differenceOf(plan('b'), null)).toMatchObject({ title: false, price: false, sights: new Set() });
});

test('all differences are told in one sentence', () => {
  const tell = (a: ReplayPlan[], b: ReplayPlan[]) =>
    tellDifferences(pairPlans({ original: side(a), replayed: side(b) }));
  expect(tell([plan('a')], [plan('a')])).toBe('1 plan: the same on both sides.');
  expect(tell([], [])).toBe('Neither side has a plan.');
  expect(tell([plan('a'), plan('b')], [plan('a', { sights: ['Ghoom'] }), plan('c', { pricePP: 1 }), plan('d')])).toBe(
    '3 plans: 1 with different sights, 1 with a different price, 1 with a different title, 1 on one side only.',
  );
});
