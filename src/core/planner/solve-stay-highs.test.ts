import createSolver from 'highs';
import { expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { solveStayExactly } from './solve-stay.ts';
import type { CandidateSight, SolvableDay, StayProblem } from './stay-problem.ts';

/** The prices of the objective, written once more: a change of the solver's own must show here. */
const PRICES = { travelMinute: 0.15, crowd: 1, sameTheme: 5, emptyDay: 150 } as const;
/** More than any minute of a day. */
const BIG = 2000;
const CASES = 60;

/** Makes a random stay without lunch: two days, sights with one or two openings. */
function makeProblem(seed: number, count: number): StayProblem {
  const random = seededRandom(seed);
  const points = Array.from({ length: count + 1 }, () => [random() * 60, random() * 60] as const);
  const travel = points.map(([ax, ay]) => points.map(([bx, by]) => Math.ceil(Math.hypot(ax - bx, ay - by))));
  const sights = Array.from(
    { length: count },
    (): CandidateSight => ({
      minutes: 45 + Math.floor(random() * 6) * 30,
      value: 20 + Math.floor(random() * 80),
      theme: ['heritage', 'nature'][Math.floor(random() * 2)] ?? '',
      late: false,
      far: false,
    }),
  );
  const open = sights.map(() =>
    random() < 0.4
      ? [
          { from: 540, to: 720 },
          { from: 900, to: 1140 },
        ]
      : [{ from: 540 + Math.floor(random() * 4) * 60, to: 960 + Math.floor(random() * 4) * 60 }],
  );
  const dayFrom = (closed: number): SolvableDay => ({
    early: { start: 525, end: 1110, lunchFrom: 720 },
    maxVisits: 4,
    lunch: false,
    full: true,
    open: open.map((windows, sight) => (sight === closed ? [] : windows)),
  });
  return { sights, travel, days: [dayFrom(0), dayFrom(1)] };
}

/** Returns one day of the program: which ways are taken, which openings are used, when each visit ends. */
function programOfDay({ sights, travel }: StayProblem, day: SolvableDay, d: number) {
  const places = [0, ...sights.map((_, sight) => sight + 1)];
  const pairs = places.flatMap((a) => places.filter((b) => b !== a).map((b) => [a, b] as const));
  const way = (a: number, b: number): string => `x${d}_${a}_${b}`;
  const minutesOf = (place: number): number => sights[place - 1]?.minutes ?? 0;
  const between = (a: number, b: number): number => travel[a]?.[b] ?? 0;
  const others = places.slice(1);
  const visit = (place: number): string => `y${d}_${place}`;
  const counts = Array.from({ length: day.maxVisits + 1 }, (_, n) => n);
  const constraints = [
    ...others.map(
      (b) =>
        `${places
          .filter((a) => a !== b)
          .map((a) => way(a, b))
          .join(' + ')} - ${visit(b)} = 0`,
    ),
    ...others.map(
      (a) =>
        `${places
          .filter((b) => b !== a)
          .map((b) => way(a, b))
          .join(' + ')} - ${visit(a)} = 0`,
    ),
    `${others.map((b) => way(0, b)).join(' + ')} - u${d} = 0`,
    `${others.map((a) => way(a, 0)).join(' + ')} - u${d} = 0`,
    ...pairs.map(([a, b]) => {
      if (b === 0) return `e${d}_${a} + ${BIG} ${way(a, b)} <= ${BIG + day.early.end - between(a, b)}`;
      const least = between(a, b) + minutesOf(b);
      return a === 0
        ? `e${d}_${b} - ${BIG} ${way(a, b)} >= ${day.early.start + least - BIG}`
        : `e${d}_${b} - e${d}_${a} - ${BIG} ${way(a, b)} >= ${least - BIG}`;
    }),
    ...others.flatMap((place) => {
      const windows = day.open[place - 1] ?? [];
      const used = windows.map((_, k) => `w${d}_${place}_${k}`);
      if (used.length === 0) return [`${visit(place)} = 0`];
      const from = windows.map((window, k) => `- ${window.from + minutesOf(place)} ${used[k]}`).join(' ');
      const to = windows.map((window, k) => `- ${window.to} ${used[k]}`).join(' ');
      return [
        `${used.join(' + ')} - ${visit(place)} = 0`,
        `e${d}_${place} ${from} >= 0`,
        `e${d}_${place} ${to} + ${BIG} ${visit(place)} <= ${BIG}`,
      ];
    }),
    `${counts.map((n) => `c${d}_${n}`).join(' + ')} = 1`,
    `${others.map(visit).join(' + ')} ${counts
      .slice(1)
      .map((n) => `- ${n} c${d}_${n}`)
      .join(' ')} = 0`,
    ...alike(sights).map(([a, b]) => `z${d}_${a}_${b} - ${visit(a)} - ${visit(b)} >= -1`),
  ];
  const objective = [
    ...others.map((place) => `+ ${sights[place - 1]?.value ?? 0} ${visit(place)}`),
    ...pairs.map(([a, b]) => `- ${(PRICES.travelMinute * between(a, b)).toFixed(6)} ${way(a, b)}`),
    ...counts.slice(1).map((n) => `- ${PRICES.crowd * n * n} c${d}_${n}`),
    `- ${PRICES.emptyDay} c${d}_0`,
    ...alike(sights).map(([a, b]) => `- ${PRICES.sameTheme} z${d}_${a}_${b}`),
  ];
  const binaries = [
    ...pairs.map(([a, b]) => way(a, b)),
    ...others.map(visit),
    ...others.flatMap((place) => (day.open[place - 1] ?? []).map((_, k) => `w${d}_${place}_${k}`)),
    ...counts.map((n) => `c${d}_${n}`),
    ...alike(sights).map(([a, b]) => `z${d}_${a}_${b}`),
    `u${d}`,
  ];
  return { constraints, objective, binaries, ends: others.map((place) => `0 <= e${d}_${place} <= 1440`) };
}

/** Returns the pairs of places with the same theme. */
const alike = (sights: readonly CandidateSight[]): readonly (readonly [number, number])[] =>
  sights.flatMap((one, i) =>
    sights.flatMap((other, j) => (j > i && other.theme === one.theme ? [[i + 1, j + 1] as const] : [])),
  );

/** Writes the whole stay in CPLEX's LP format: each sight on at most one day. */
function writeProgram(problem: StayProblem): string {
  const days = problem.days.map((day, d) => programOfDay(problem, day, d));
  const once = problem.sights.map((_, sight) => `${days.map((_day, d) => `y${d}_${sight + 1}`).join(' + ')} <= 1`);
  const constraints = [...days.flatMap((day) => day.constraints), ...once];
  return [
    'Maximize',
    ` obj: ${days.flatMap(({ objective }) => objective).join(' ')}`,
    'Subject To',
    ...constraints.map((row, n) => ` r${n}: ${row}`),
    'Bounds',
    ...days.flatMap(({ ends }) => ends.map((bound) => ` ${bound}`)),
    'Binary',
    ...days.flatMap(({ binaries }) => binaries.map((name) => ` ${name}`)),
    'End',
  ].join('\n');
}

it('the exact solver finds what HiGHS finds for the same stay', { timeout: 180_000 }, async () => {
  const solver = await createSolver();
  let visited = 0;
  for (let seed = 1; seed <= CASES; seed++) {
    const problem = makeProblem(seed, 5);
    const { Status, ObjectiveValue } = solver.solve(writeProgram(problem), { mip_rel_gap: 0 });
    expect(Status).toBe('Optimal');
    const { value, routes } = solveStayExactly(problem);
    expect(value, `seed ${seed}`).toBeCloseTo(ObjectiveValue, 4);
    visited += routes.flat().length;
  }
  expect(visited).toBeGreaterThan(3 * CASES);
});
