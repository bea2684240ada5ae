import type { TestedMessage } from '../../../contracts/message-providers.ts';
import { wordings } from '../../../words/en/office/wordings.ts';

/** Returns what became of a test message, in plain words. */
export function describeTest({ outcome, answer }: TestedMessage, to: string): string {
  if (outcome === 'sent') return to.includes('@') ? wordings.tested.sent({ to }) : wordings.tested.byPhone({ to });
  return outcome === 'failed' ? wordings.tested.failed({ answer }) : wordings.tested[outcome];
}
