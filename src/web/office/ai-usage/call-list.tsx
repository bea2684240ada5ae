import { Paper } from '@mantine/core';
import type { AiCall } from '../../../contracts/ai-usage.ts';
import { wasAsked } from '../../../core/ai-usage/model-calls.ts';
import { formatCount } from '../../../core/counts.ts';
import { aiLog } from '../../../words/en/office/ai-log.ts';
import { FactList } from '../ui/fact-list.tsx';
import { outcomeName, providerName } from '../ui/model-names.ts';
import { ToneBadge } from '../ui/tone-badge.tsx';
import styles from './call-list.module.css';
import { ReadableData } from './readable-data.tsx';
import { formatBothCosts, formatSeconds, formatTexts } from './usage-words.ts';

/** Lists the questions to a language model within a request, in order. */
export function CallList({ calls }: { calls: readonly AiCall[] }) {
  if (calls.length === 0) return null;
  return (
    <section aria-labelledby="calls">
      <h4 id="calls" className={styles.title}>
        {aiLog.calls}
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
        <strong>{aiLog.purposes[call.purpose]}</strong>
        <ToneBadge tone={call.outcome === 'answered' ? 'good' : wasAsked(call) ? 'waiting' : 'ended'}>
          {outcomeName(call.outcome)}
        </ToneBadge>
      </div>
      <FactList
        facts={[
          [aiLog.model, aiLog.modelOf({ model: call.model, provider: providerName(call.provider) })],
          [aiLog.prompt, call.promptVersion],
          ...(wasAsked(call) ? measuredOf(call) : []),
        ]}
      />
      {(call.material !== '' || call.answer !== '') && (
        <details className={styles.fold}>
          <summary>{aiLog.inputAndOutput}</summary>
          <ReadableData title={aiLog.input} data={readText(call.material)} />
          <ReadableData title={aiLog.output} data={readText(call.answer)} />
        </details>
      )}
    </>
  );
}

const measuredOf = (call: AiCall): (readonly [name: string, value: string])[] => [
  [aiLog.tokens, aiLog.tokensInOut({ input: formatCount(call.inputTokens), output: formatCount(call.outputTokens) })],
  [aiLog.cost, formatBothCosts(call.costUsd, call.costInr)],
  [aiLog.firstWords, call.firstWordsMs === null ? '–' : formatSeconds(call.firstWordsMs)],
  [aiLog.totalTime, formatSeconds(call.totalMs)],
  call.purpose === 'wish' ? [aiLog.placesPicked, formatCount(call.accepted)] : [aiLog.texts, formatTexts(call)],
  [aiLog.inventedRemoved, formatCount(call.invented)],
];

/** Parses JSON; returns truncated or other text unchanged. */
function readText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
