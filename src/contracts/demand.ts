import { z } from 'zod';
import { reportDays } from './dashboard.ts';
import { defineEndpoints, defineFiles, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { addressPart } from './text.ts';

/** A route and a reason for which no trip could be made, and what the people behind it asked for. */
const demand = named('Demand', {
  _id: z.string(),
  from: z.string(),
  to: z.string(),
  /** Why no trip could be made; `OTHER` where it was not recorded. */
  reason: z.string(),
  /** Visitors of a day: a person counts once for a day, however often they tried. */
  people: z.number(),
  searches: z.number(),
  /** The months of travel that most of them asked for, such as 2026-12; at most three. */
  months: z.array(z.object({ month: z.string(), people: z.number() })),
  /** Median of what they would spend per person, in rupees; null where none said it. */
  budget: z.number().nullable(),
  /** Median; null where none said it. */
  travellers: z.number().nullable(),
  /** Length of the trip in days that most asked for; null where none said it. */
  days: z.number().nullable(),
  /** The package that was drafted for the route and is still there. */
  packageId: z.string().nullable(),
});
export type Demand = z.infer<typeof demand>;

const noun: Noun = { name: 'Demand', about: 'What visitors searched for and found no trip.' };

export const demandEndpoints = defineEndpoints(noun, {
  'GET /api/admin/demand': {
    operationId: 'listDemand',
    summary: 'The 50 routes without a trip that most people searched; those of impossible dates are left out',
    access: 'figures',
    query: z.object({ days: reportDays }),
    answers: {
      200: z.object({
        /** The first day of the window. What people asked for is counted in blocks of four weeks, from the one of that day on. */
        since: z.string(),
        demands: z.array(demand),
      }),
    },
  },
  'POST /api/admin/demand/{id}/package': {
    operationId: 'draftPackageOfDemand',
    summary: 'Draft a package of what was asked for on a route, or find the one that was drafted before',
    access: 'packages',
    params: z.object({ id: addressPart }),
    errors: ['not-found', 'conflict'],
    answers: {
      200: z.object({
        packageId: z.string(),
        /** False when the package was there already. */
        isNew: z.boolean(),
      }),
    },
  },
});

export const demandFiles = defineFiles(noun, {
  'GET /api/admin/demand/export': {
    operationId: 'exportDemand',
    summary: 'The 1000 routes without a trip that most people searched as CSV',
    access: 'export',
    query: z.object({ days: reportDays }),
    mediaTypes: ['text/csv'],
  },
});
