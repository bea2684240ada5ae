import type { Schema } from '../../database/schema.ts';

/** Whoever was signed in then may have been shut out since: a token that was taken back opens nothing again. */
export const ENDED_BY_RESTORING: readonly (keyof Schema)[] = ['sessions', 'adminSessions', 'adminChallenges'];
