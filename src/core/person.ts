/**
 * Whose data is meant: what an account left while it was signed in, what was left under a phone, or both. A phone is in
 * its one form (`canonicalPhone`).
 */
export interface Person {
  readonly userId: string | null;
  readonly phone: string | null;
}
