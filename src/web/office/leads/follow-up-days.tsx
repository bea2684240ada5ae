import { Button, Group } from '@mantine/core';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { leads as words } from '../../../words/en/office/leads.ts';

interface FollowUpDaysProps {
  /** Empty for none. */
  day: string;
  onChange: (day: string) => void;
}

/** Offers the most common days for the next follow-up as buttons. */
export function FollowUpDays({ day, onChange }: FollowUpDaysProps) {
  const today = dayInIndia(Date.now());
  const choices = [
    [words.tomorrow, 1],
    [words.inThreeDays, 3],
    [words.inAWeek, 7],
  ] as const;
  return (
    <Group gap={6} role="group" aria-label={words.usualDays}>
      {choices.map(([name, days]) => {
        const choice = addDays(today, days);
        return (
          <Button
            key={name}
            size="compact-sm"
            variant={day === choice ? 'filled' : 'default'}
            aria-pressed={day === choice}
            onClick={() => onChange(choice)}
          >
            {name}
          </Button>
        );
      })}
      {day !== '' && (
        <Button size="compact-sm" variant="subtle" onClick={() => onChange('')}>
          {words.noDay}
        </Button>
      )}
    </Group>
  );
}
