import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Replay, ReplayPlan, ReplaySide } from '../../../contracts/ai-usage.ts';
import { formatCount } from '../../../core/counts.ts';
import { formatRupees } from '../../../core/money.ts';
import { aiLog } from '../../../words/en/office/ai-log.ts';
import { Passage } from '../../ui/passage.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { outcomeName } from '../ui/model-names.ts';
import { differenceOf, pairPlans, tellDifferences } from './compare-plans.ts';
import styles from './replay.module.css';
import { formatBothCosts, formatSeconds } from './usage-words.ts';

/** Shows both answers to a request, plan beside plan; marks the differences on both sides. */
export function ReplayComparison({ replay }: { replay: Replay }) {
  const { original, replayed } = replay;
  const pairs = pairPlans(replay);
  return (
    <div className={styles.comparison}>
      <p className={styles.summary} role="status">
        {tellDifferences(pairs)}
      </p>
      <div className={styles.sides}>
        <Side label={aiLog.original} side={original} />
        <Side label={aiLog.replayed} side={replayed} />
      </div>
      {pairs.map((pair, index) => (
        <section
          key={`${pair.original?.slug} ${pair.replayed?.slug}`}
          aria-label={aiLog.planNumber({ number: index + 1 })}
        >
          <h3 className={styles.number}>{aiLog.planNumber({ number: index + 1 })}</h3>
          <div className={styles.sides}>
            <Plan side={aiLog.original} plan={pair.original} other={pair.replayed} />
            <Plan side={aiLog.replayed} plan={pair.replayed} other={pair.original} />
          </div>
        </section>
      ))}
    </div>
  );
}

const Side = ({ label, side }: { label: string; side: ReplaySide }) => (
  <Paper component="section" withBorder p="md" aria-label={label}>
    <h3 className={styles.label}>{label}</h3>
    <FactList
      facts={[
        [aiLog.model, side.model || aiLog.withoutModel],
        [aiLog.prompt, side.promptVersion || '–'],
        [aiLog.outcome, outcomeName(side.outcome)],
        [aiLog.tokens, formatCount(side.tokens)],
        [aiLog.cost, formatBothCosts(side.costUsd, side.costInr)],
        [aiLog.firstWords, side.firstWordsMs === null ? '–' : formatSeconds(side.firstWordsMs)],
        [aiLog.totalTime, formatSeconds(side.totalMs)],
        [aiLog.passedChecks, aiLog.passedOf({ passed: formatCount(side.checksPassed), plans: side.plansPlanned })],
        [aiLog.refusedTexts, formatCount(side.refusedTexts)],
        [aiLog.repairs, formatCount(side.repairs)],
      ]}
    />
  </Paper>
);

interface PlanProps {
  /** The column's heading: on narrow screens, only this tells the two apart. */
  side: string;
  plan: ReplayPlan | null;
  other: ReplayPlan | null;
}

function Plan({ side, plan, other }: PlanProps) {
  if (!plan) {
    return (
      <Paper withBorder p="md" className={styles.none ?? ''}>
        <p className={styles.side}>{side}</p>
        <Text c="dimmed">{aiLog.noMatchingPlan}</Text>
      </Paper>
    );
  }
  const differs = differenceOf(plan, other);
  return (
    <Paper withBorder p="md">
      <p className={styles.side}>{side}</p>
      <h4 className={styles.planTitle}>
        <Marked when={differs.title}>
          <Passage text={plan.title} />
        </Marked>
      </h4>
      <p>
        <Marked when={differs.description}>
          <Passage text={plan.description} />
        </Marked>
      </p>
      <p className={styles.price}>
        {aiLog.beforePrice}
        <Marked when={differs.price}>{formatRupees(plan.pricePP)}</Marked>
        {aiLog.afterPrice}
        <Marked when={differs.days}>{aiLog.days({ count: plan.days })}</Marked>
      </p>
      <ul className={styles.sights} aria-label={aiLog.sights}>
        {plan.sights.map((sight) => (
          <li key={sight}>
            <Marked when={differs.sights.has(sight)}>
              <Passage text={sight} />
            </Marked>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {aiLog.wordsBy[plan.wordsBy]}
      </Text>
    </Paper>
  );
}

const Marked = ({ when, children }: { when: boolean; children: ReactNode }) =>
  when ? <mark className={styles.differs}>{children}</mark> : children;
