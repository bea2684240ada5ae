/** What a task can be about. */
export const TASK_SUBJECTS = ['customer', 'lead', 'booking'] as const;
export type TaskSubject = (typeof TASK_SUBJECTS)[number];

/** What can be assigned to an admin. */
export const ASSIGNED_KINDS = ['lead', 'booking', 'task'] as const;
export type AssignedKind = (typeof ASSIGNED_KINDS)[number];

export const LONGEST_TASK = 200;

/** What waits today, in the order of the list. */
export const TODAY_KINDS = ['booking', 'lead', 'follow-up', 'departure', 'reply', 'message', 'task'] as const;
export type TodayKind = (typeof TODAY_KINDS)[number];

/** The records that a list of today can be narrowed to: what is new of them, and their follow-ups and departures. */
export const TODAY_RECORDS = ['booking', 'lead'] as const;
export type TodayRecord = (typeof TODAY_RECORDS)[number];

/** Whose work is listed. */
export const WHOSE = ['all', 'mine', 'none'] as const;
export type Whose = (typeof WHOSE)[number];

/** Confirmed trips are listed this many days before they begin. */
export const DEPARTURE_DAYS = 7;

/** Sorts after every day: what was seen to is not listed again. */
export const NO_MORE = '9999-12-31';

/** The hour in India at which admins are told what is due. */
export const MORNING_HOUR = 9;
