import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PartStatus, SystemStatus } from '../../../contracts/dashboard.ts';
import { providerName } from '../../../core/ai-usage/provider-names.ts';
import { countOf } from '../../ui/counted.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { type Tone, ToneBadge } from '../ui/tone-badge.tsx';
import styles from './dashboard.module.css';

const STATUS_WORDS: Readonly<Record<PartStatus, readonly [word: string, tone: Tone]>> = {
  ok: ['OK', 'good'],
  off: ['Off', 'ended'],
  warning: ['Needs attention', 'waiting'],
  failing: ['Failing', 'waiting'],
  unknown: ['Not known', 'waiting'],
};

/** Text after the name of a model. */
const BUDGET_WORDS: Readonly<Record<SystemStatus['ai']['budget'], string>> = {
  left: ' writes with the built-in planner',
  used_up: ': today’s budget is used up; not called until midnight in India',
  unpriced: ': a budget is set but the model’s price is not known, so it is not called',
  untracked: ': a budget is set but cost is not tracked, so it is not called',
};

function describeAi({ status, provider, budget }: SystemStatus['ai']): string {
  if (status === 'off' || provider === 'none') return 'Built-in planner only';
  const name = provider === 'environment' ? 'The model from the environment' : providerName(provider);
  return status === 'failing' ? `${name}: paused after failures` : name + BUDGET_WORDS[budget];
}

function describeDatabase({ engine, sizeBytes, answerMs }: SystemStatus['database']): string {
  const name = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  if (sizeBytes === null || answerMs === null) return `${name} does not answer`;
  return `${name}, ${formatBytes(sizeBytes)}, answers in ${answerMs.toFixed(1)} ms`;
}

const describeDisk = ({ freeBytes, totalBytes }: SystemStatus['disk']): string =>
  freeBytes === null || totalBytes === null
    ? 'Could not be read'
    : `${formatBytes(freeBytes)} free of ${formatBytes(totalBytes)}`;

function describeMessages({ status, waiting, failed }: SystemStatus['messages']): string {
  const facts = [
    waiting > 0 && `${countOf(waiting, 'message')} waiting`,
    failed > 0 && `${countOf(failed, 'message')} failed`,
  ].filter(Boolean);
  if (facts.length > 0) return facts.join(', ');
  return status === 'off' ? 'No provider is set: messages are not sent' : 'None waiting, none failed';
}

function describeBackups({ lastAt, failed }: SystemStatus['backups']): string {
  const last = lastAt === null ? 'None yet' : `Last: ${formatDateTime(lastAt)}`;
  if (!failed) return last;
  const which = failed.kind === 'nightly' ? 'The nightly backup' : 'The backup';
  return `${last}. ${which} of ${formatDateTime(failed.at)} failed: ${failed.words}`;
}

interface PartProps {
  name: string;
  status: PartStatus;
  children: ReactNode;
}

function Part({ name, status, children }: PartProps) {
  const [word, tone] = STATUS_WORDS[status];
  return (
    <li className={styles.part}>
      <span className={styles.partName}>{name}</span>
      <ToneBadge tone={tone}>{word}</ToneBadge>
      <span className={styles.quiet}>{children}</span>
    </li>
  );
}

export function SystemList({ system: { database, disk, ai, messages, backups } }: { system: SystemStatus }) {
  return (
    <Paper withBorder component="section" aria-labelledby="system">
      <Title order={2} size="h4" id="system" className={styles.head ?? ''}>
        System status
      </Title>
      <ul className={styles.rows}>
        <Part name="Database" status={database.status}>
          {describeDatabase(database)}
        </Part>
        <Part name="Disk" status={disk.status}>
          {describeDisk(disk)}
        </Part>
        <Part name="AI" status={ai.status}>
          {describeAi(ai)}
        </Part>
        <Part name="Messages" status={messages.status}>
          <Link to={messages.failed > 0 ? '/admin/leads/outbox?state=failed' : '/admin/leads/outbox'}>
            {describeMessages(messages)}
          </Link>
        </Part>
        <Part name="Backups" status={backups.status}>
          {describeBackups(backups)}
        </Part>
      </ul>
    </Paper>
  );
}
