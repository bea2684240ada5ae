import type { RouteFunnel } from '../../../contracts/activities.ts';

/** The steps of a route's funnel, in their order. */
export const ROUTE_STEPS = ['searched', 'opened', 'planned', 'asked', 'confirmed'] as const;
export type RouteStep = (typeof ROUTE_STEPS)[number];

const ROUTE = 'route:';

/** Returns the key of a route in the address. */
export const routeKey = (id: string): string => `${ROUTE}${id}`;

/** Returns the route that an address opens; null for a person or nothing. */
export const openedRoute = (open: string | null): string | null =>
  open?.startsWith(ROUTE) ? open.slice(ROUTE.length) : null;

/** Returns the routes with the most people at a step first. */
export const sortRoutes = (routes: readonly RouteFunnel[], step: RouteStep): RouteFunnel[] =>
  routes.toSorted((a, b) => b[step] - a[step] || b.searched - a.searched || (a.id < b.id ? -1 : 1));

/**
 * Returns the percentage of the step before that came to a step; null where there is none to tell: at the first step,
 * and where more came by a link than by the step before.
 */
export function shareOf(route: RouteFunnel, index: number): string | null {
  const [step, before] = [ROUTE_STEPS[index], ROUTE_STEPS[index - 1]];
  if (!step || !before || route[before] === 0 || route[step] > route[before]) return null;
  return String(Math.round((route[step] / route[before]) * 100));
}
