/**
 * Identifies a person's data: by accounts they were signed in to, by a phone, or both. The phone is canonical
 * (`canonicalPhone`); accounts from before phones had countries may share one.
 */
export interface Person {
  readonly userIds: readonly string[];
  readonly phone: string | null;
}
