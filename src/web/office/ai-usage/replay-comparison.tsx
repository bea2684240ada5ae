import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Replay, ReplayPlan, ReplaySide } from '../../../contracts/ai-usage.ts';
import { outcomeWords } from '../../../core/ai-usage/outcome-words.ts';
import { formatRupees } from '../../../core/money.ts';
import { countOf, formatCount } from '../../ui/counted.ts';
import { FactList } from '../ui/fact-list.tsx';
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
        <Side side={original} />
        <Side side={replayed} />
      </div>
      {pairs.map((pair, index) => (
        <section key={`${pair.original?.slug} ${pair.replayed?.slug}`} aria-label={`Plan ${index + 1}`}>
          <h3 className={styles.number}>Plan {index + 1}</h3>
          <div className={styles.sides}>
            <Plan side={original.label} plan={pair.original} other={pair.replayed} />
            <Plan side={replayed.label} plan={pair.replayed} other={pair.original} />
          </div>
        </section>
      ))}
    </div>
  );
}

const Side = ({ side }: { side: ReplaySide }) => (
  <Paper component="section" withBorder p="md" aria-label={side.label}>
    <h3 className={styles.label}>{side.label}</h3>
    <FactList
      facts={[
        ['Model', side.model || 'None: the built-in planner alone'],
        ['Prompt', side.promptVersion || '–'],
        ['Outcome', outcomeWords(side.outcome)],
        ['Tokens', formatCount(side.tokens)],
        ['Cost', formatBothCosts(side.costUsd, side.costInr)],
        ['First words', side.firstWordsMs === null ? '–' : formatSeconds(side.firstWordsMs)],
        ['Total time', formatSeconds(side.totalMs)],
        ['Passed all checks', `${formatCount(side.checksPassed)} of ${countOf(side.plansPlanned, 'plan')}`],
        ['Refused texts', formatCount(side.refusedTexts)],
        ['Repairs', formatCount(side.repairs)],
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
        <Text c="dimmed">No matching plan</Text>
      </Paper>
    );
  }
  const differs = differenceOf(plan, other);
  return (
    <Paper withBorder p="md">
      <p className={styles.side}>{side}</p>
      <h4 className={styles.planTitle}>
        <Marked when={differs.title}>{plan.title}</Marked>
      </h4>
      <p>
        <Marked when={differs.description}>{plan.description}</Marked>
      </p>
      <p className={styles.price}>
        <Marked when={differs.price}>{formatRupees(plan.pricePP)}</Marked> per person,{' '}
        <Marked when={differs.days}>{countOf(plan.days, 'day')}</Marked>
      </p>
      <ul className={styles.sights} aria-label="Sights">
        {plan.sights.map((sight) => (
          <li key={sight}>
            <Marked when={differs.sights.has(sight)}>{sight}</Marked>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {plan.wordsBy === 'model' ? 'In the model’s words' : 'In the built-in words'}
      </Text>
    </Paper>
  );
}

const Marked = ({ when, children }: { when: boolean; children: ReactNode }) =>
  when ? <mark className={styles.differs}>{children}</mark> : children;
