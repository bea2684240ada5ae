import { Paper } from '@mantine/core';
import type { AiCall } from '../../../contracts/ai-usage.ts';
import { wasAsked } from '../../../core/ai-usage/model-calls.ts';
import { outcomeWords } from '../../../core/ai-usage/outcome-words.ts';
import { providerName } from '../../../core/ai-usage/provider-names.ts';
import { formatCount } from '../../ui/counted.ts';
import { FactList } from '../ui/fact-list.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import styles from './call-list.module.css';
import { ReadableData } from './readable-data.tsx';
import { formatBothCosts, formatSeconds, formatTexts, PURPOSE_NAMES } from './usage-words.ts';

/** Lists the questions to a language model within a request, in order. */
export function CallList({ calls }: { calls: readonly AiCall[] }) {
  if (calls.length === 0) return null;
  return (
    <section aria-labelledby="calls">
      <h4 id="calls" className={styles.title}>
        Model calls
      </h4>
      <ol className={styles.calls}>
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log never changes
          <Paper key={index} component="li" withBorder p="sm">
            <Call call={call} />
          </Paper>
        ))}
      </ol>
    </section>
  );
}

function Call({ call }: { call: AiCall }) {
  return (
    <>
      <div className={styles.head}>
        <strong>{PURPOSE_NAMES[call.purpose]}</strong>
        <ToneBadge tone={call.outcome === 'answered' ? 'good' : wasAsked(call) ? 'waiting' : 'ended'}>
          {outcomeWords(call.outcome)}
        </ToneBadge>
      </div>
      <FactList
        facts={[
          ['Model', `${call.model} (${providerName(call.provider)})`],
          ['Prompt', call.promptVersion],
          ...(wasAsked(call) ? measuredOf(call) : []),
        ]}
      />
      {(call.material !== '' || call.answer !== '') && (
        <details className={styles.fold}>
          <summary>Input and output</summary>
          <ReadableData title="Input" data={readText(call.material)} />
          <ReadableData title="Output" data={readText(call.answer)} />
        </details>
      )}
    </>
  );
}

const measuredOf = (call: AiCall): (readonly [name: string, value: string])[] => [
  ['Tokens', `${formatCount(call.inputTokens)} in, ${formatCount(call.outputTokens)} out`],
  ['Cost', formatBothCosts(call.costUsd, call.costInr)],
  ['First words', call.firstWordsMs === null ? '–' : formatSeconds(call.firstWordsMs)],
  ['Total time', formatSeconds(call.totalMs)],
  call.purpose === 'wish' ? ['Places picked', formatCount(call.accepted)] : ['Texts', formatTexts(call)],
  ['Made-up claims removed', formatCount(call.invented)],
];

/** Parses JSON; returns truncated or other text unchanged. */
function readText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
