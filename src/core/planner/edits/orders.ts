import { type SolvableDay, type StayProblem, valueOfRoute } from '../stay-problem.ts';

/** Up to so many sights every order is tried; of more, each sight at every place. */
const EVERY_ORDER_UP_TO = 5;

function* everyOrder(route: readonly number[]): Generator<readonly number[]> {
  if (route.length <= 1) {
    yield route;
    return;
  }
  for (const [i, first] of route.entries())
    for (const rest of everyOrder([...route.slice(0, i), ...route.slice(i + 1)])) yield [first, ...rest];
}

function* nearOrders(route: readonly number[]): Generator<readonly number[]> {
  yield route;
  for (const sight of route) {
    const others = route.filter((each) => each !== sight);
    for (let at = 0; at <= others.length; at++) yield [...others.slice(0, at), sight, ...others.slice(at)];
  }
}

export interface ValuedOrder {
  readonly route: readonly number[];
  readonly value: number;
}

/** Returns the best order of a day's sights in which they fit; undefined without one. */
export function bestOrder(problem: StayProblem, day: SolvableDay, sights: readonly number[]): ValuedOrder | undefined {
  let best: ValuedOrder | undefined;
  for (const route of sights.length <= EVERY_ORDER_UP_TO ? everyOrder(sights) : nearOrders(sights)) {
    const value = valueOfRoute(problem, day, route, best?.value);
    if (value > (best?.value ?? Number.NEGATIVE_INFINITY)) best = { route, value };
  }
  return best;
}
