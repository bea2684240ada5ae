import { Button, Group } from '@mantine/core';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { STATUS_NAMES } from './lead-badge.tsx';
import type { LeadValues } from './lead-edit.ts';

interface OutdatedNoticeProps {
  /** As the lead is now. */
  stored: LeadValues;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else was first: nothing is lost on either side until one has chosen. */
export function OutdatedNotice({
  stored: { status, notes, followUpOn },
  onTakeTheirs,
  onKeepMine,
}: OutdatedNoticeProps) {
  const day = followUpOn === '' ? 'no follow-up' : `follow-up on ${formatCalendarDay(followUpOn)}`;
  return (
    <ErrorBanner
      action={
        <Group gap="sm">
          <Button variant="default" size="xs" onClick={onTakeTheirs}>
            Use theirs
          </Button>
          <Button variant="default" size="xs" onClick={onKeepMine}>
            Keep mine
          </Button>
        </Group>
      }
    >
      Another admin changed this lead. It is now {STATUS_NAMES[status].toLowerCase()}, with {day} and{' '}
      {notes === '' ? 'no notes' : `these notes: ${notes}`}
    </ErrorBanner>
  );
}
