import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PartStatus, SystemStatus } from '../../../contracts/dashboard.ts';
import { systemStatus } from '../../../words/en/office/system-status.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { providerName } from '../ui/model-names.ts';
import { type Tone, ToneBadge } from '../ui/tone-badge.tsx';
import styles from './dashboard.module.css';

const TONES: Readonly<Record<PartStatus, Tone>> = {
  ok: 'good',
  off: 'ended',
  warning: 'waiting',
  failing: 'waiting',
  unknown: 'waiting',
};

function describeAi({ status, provider, budget }: SystemStatus['ai']): string {
  if (status === 'off' || provider === 'none') return systemStatus.plannerOnly;
  const model = provider === 'environment' ? systemStatus.fromEnvironment : providerName(provider);
  return status === 'failing' ? systemStatus.paused({ model }) : systemStatus.budgets[budget]({ model });
}

function describeDatabase({ engine: kind, sizeBytes, answerMs }: SystemStatus['database']): string {
  const engine = kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  if (sizeBytes === null || answerMs === null) return systemStatus.noAnswer({ engine });
  return systemStatus.answers({ engine, size: formatBytes(sizeBytes), ms: answerMs.toFixed(1) });
}

const describeDisk = ({ freeBytes, totalBytes }: SystemStatus['disk']): string =>
  freeBytes === null || totalBytes === null
    ? systemStatus.diskUnread
    : systemStatus.free({ free: formatBytes(freeBytes), total: formatBytes(totalBytes) });

function describeMessages({ status, waiting, failed }: SystemStatus['messages']): string {
  const facts = [
    waiting > 0 && systemStatus.waiting({ count: waiting }),
    failed > 0 && systemStatus.failed({ count: failed }),
  ].filter(Boolean);
  if (facts.length > 0) return facts.join(', ');
  return status === 'off' ? systemStatus.noProvider : systemStatus.nothingWaiting;
}

function describeBackups({ lastAt, failed }: SystemStatus['backups']): string {
  const last = lastAt === null ? systemStatus.noBackup : systemStatus.lastBackup({ time: formatDateTime(lastAt) });
  if (!failed) return last;
  const told = { last, time: formatDateTime(failed.at), reason: failed.words };
  return failed.kind === 'nightly' ? systemStatus.nightlyFailed(told) : systemStatus.handFailed(told);
}

interface PartProps {
  name: string;
  status: PartStatus;
  children: ReactNode;
}

function Part({ name, status, children }: PartProps) {
  return (
    <li className={styles.part}>
      <span className={styles.partName}>{name}</span>
      <ToneBadge tone={TONES[status]}>{systemStatus.statuses[status]}</ToneBadge>
      <span className={styles.quiet}>{children}</span>
    </li>
  );
}

export function SystemList({ system: { database, disk, ai, messages, backups } }: { system: SystemStatus }) {
  return (
    <Paper withBorder component="section" aria-labelledby="system">
      <Title order={2} size="h4" id="system" className={styles.head ?? ''}>
        {systemStatus.title}
      </Title>
      <ul className={styles.rows}>
        <Part name={systemStatus.database} status={database.status}>
          {describeDatabase(database)}
        </Part>
        <Part name={systemStatus.disk} status={disk.status}>
          {describeDisk(disk)}
        </Part>
        <Part name={systemStatus.ai} status={ai.status}>
          {describeAi(ai)}
        </Part>
        <Part name={systemStatus.messages} status={messages.status}>
          <Link to={messages.failed > 0 ? '/admin/leads/outbox?state=failed' : '/admin/leads/outbox'}>
            {describeMessages(messages)}
          </Link>
        </Part>
        <Part name={systemStatus.backups} status={backups.status}>
          {describeBackups(backups)}
        </Part>
      </ul>
    </Paper>
  );
}
