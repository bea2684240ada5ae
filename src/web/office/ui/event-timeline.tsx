import { Timeline } from '@mantine/core';
import styles from './event-timeline.module.css';
import { formatDateTime } from './indian-dates.ts';

export interface TimelineEvent {
  readonly kind: string;
  readonly at: string;
  readonly text: string;
  /** The actor; empty when it is obvious. */
  readonly by?: string;
}

interface EventTimelineProps {
  id: string;
  title: string;
  /** Newest first. */
  events: readonly TimelineEvent[];
}

/** Lists events, one below the other. */
export function EventTimeline({ id, title, events }: EventTimelineProps) {
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {title}
      </h4>
      <Timeline bulletSize={14} lineWidth={2} active={events.length}>
        {events.map(({ kind, at, by, text }) => (
          <Timeline.Item key={`${at} ${kind} ${text}`}>
            <p className={styles.text}>{text}</p>
            <p className={styles.when}>
              <time dateTime={at}>{formatDateTime(at)}</time>
              {by && ` · ${by}`}
            </p>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
