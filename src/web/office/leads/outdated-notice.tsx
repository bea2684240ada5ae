import { Button, Group } from '@mantine/core';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { STATUS_NAMES } from './lead-badge.tsx';
import type { LeadValues } from './lead-edit.ts';

interface OutdatedNoticeProps {
  /** The lead's present values. */
  stored: LeadValues;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Says that another admin saved first: nothing is lost on either side until this admin chooses. */
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
