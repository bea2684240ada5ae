import { Badge } from '@mantine/core';
import styles from './tone-badge.module.css';

/** How far something has come: nobody has begun, under way, agreed, finished, come to nothing. */
export type Tone = 'waiting' | 'moving' | 'good' | 'done' | 'ended';

/** A status in a word; its colour says the same a second time. */
export function ToneBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Badge variant="default" tt="none" classNames={{ root: styles.badge ?? '' }} data-tone={tone}>
      {children}
    </Badge>
  );
}
