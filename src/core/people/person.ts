/**
 * Whose data is meant: what accounts left while they were signed in, what was left under a phone, or both. A phone is in
 * its one form (`canonicalPhone`); accounts from before phones had countries may share one.
 */
export interface Person {
  readonly userIds: readonly string[];
  readonly phone: string | null;
}
