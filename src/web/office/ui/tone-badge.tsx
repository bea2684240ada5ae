import { Badge } from '@mantine/core';
import styles from './tone-badge.module.css';

/** Progress of a record: not started, under way, agreed, finished, or without result. */
export type Tone = 'waiting' | 'moving' | 'good' | 'done' | 'ended';

/** Shows a status as a word; the colour repeats it. */
export function ToneBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Badge variant="default" tt="none" classNames={{ root: styles.badge ?? '' }} data-tone={tone}>
      {children}
    </Badge>
  );
}
