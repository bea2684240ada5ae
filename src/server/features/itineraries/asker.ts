import type { Visitor } from '../../http/visitor.ts';

/** Who asks for an itinerary. */
export interface Asker {
  readonly visitor: Visitor;
  readonly userId: string | null;
  /** Aborted when they have gone. */
  readonly signal: AbortSignal;
}
