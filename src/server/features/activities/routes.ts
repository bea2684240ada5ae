import type { Routes } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { ActivityRecorder } from './service.ts';

/** `countView` is told of each itinerary that a visitor opened. */
export function activityRoutes(
  activities: ActivityRecorder,
  countView: (itinerarySlug: string, visitor: string) => void,
): Pick<Routes, 'POST /api/activity'> {
  const visitorOf = ({ address, userAgent }: Visitor) => `${address} ${userAgent}`;
  return {
    'POST /api/activity': {
      callsPerMinute: 120,
      handle: async ({ body, session, visitor }) => {
        if (visitor.doNotTrack) return null;
        const reported = 'activities' in body ? body.activities : [body];
        for (const { type, pageData, itineraryData, occurredAt } of reported) {
          activities.recordSoon({
            type,
            visitor,
            userId: session?.userId ?? null,
            data: { ...pageData, ...itineraryData },
            ...(occurredAt && { occurredAt: Date.parse(occurredAt) }),
          });
          if (type === 'itinerary_view' && itineraryData) countView(itineraryData.itinerarySlug, visitorOf(visitor));
        }
        return null;
      },
    },
  };
}
