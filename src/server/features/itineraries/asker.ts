import type { Visitor } from '../../http/visitor.ts';

/** The visitor that asks for an itinerary. */
export interface Asker {
  readonly visitor: Visitor;
  readonly userId: string | null;
  /** Aborted when the visitor disconnects. */
  readonly signal: AbortSignal;
}
