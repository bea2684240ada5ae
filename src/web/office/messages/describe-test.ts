import type { TestedMessage } from '../../../contracts/message-providers.ts';
import { wordings } from '../../../words/en/office/wordings.ts';

/** Returns what became of a test message, in plain words. */
export function describeTest({ outcome, answer }: TestedMessage, to: string): string {
  if (outcome === 'sent') return wordings.tested.sent({ to });
  return outcome === 'failed' ? wordings.tested.failed({ answer }) : wordings.tested[outcome];
}
