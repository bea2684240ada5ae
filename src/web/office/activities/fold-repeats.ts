import type { ShownActivity } from '../../../contracts/activities.ts';
import { personOf } from './describe-activity.ts';

/** What a person did at least once within half an hour. */
export interface FoldedActivity {
  /** The last time. */
  readonly newest: ShownActivity;
  /** Each time, the last one first. */
  readonly all: readonly ShownActivity[];
}

const FOLDED_WITHIN_MS = 30 * 60_000;

/** Returns what an activity was about; the same for repeats. Each booking request and each lead is its own. */
function objectOf({ _id, searchData, formData, itineraryData, pageData }: ShownActivity): string {
  if (formData) return _id;
  if (searchData) return `${searchData.from}\n${searchData.to}`;
  if (itineraryData) {
    const { itinerarySlug, dayPlan, platform } = itineraryData;
    return `${itinerarySlug}\n${dayPlan ? 'day plan' : ''}\n${platform ?? ''}`;
  }
  return pageData ? `${pageData.path}\n${pageData.pageTitle}` : '';
}

/**
 * Folds what a person or browser did to the same object again within half an hour of the last time. The list is given
 * newest first and keeps that order; activities of erased people are not folded, since they cannot be told apart.
 */
export function foldRepeats(activities: readonly ShownActivity[]): FoldedActivity[] {
  const folded: { newest: ShownActivity; all: ShownActivity[] }[] = [];
  const open = new Map<string, { newest: ShownActivity; all: ShownActivity[] }>();
  for (const activity of activities) {
    const person = personOf(activity);
    const key = JSON.stringify([person, activity.activityType, activity.deviceInfo.deviceType, objectOf(activity)]);
    const group = person === null ? undefined : open.get(key);
    if (group && Date.parse(group.newest.timestamp) - Date.parse(activity.timestamp) <= FOLDED_WITHIN_MS) {
      group.all.push(activity);
      continue;
    }
    const begun = { newest: activity, all: [activity] };
    folded.push(begun);
    open.set(key, begun);
  }
  return folded;
}
