import { Button, Group } from '@mantine/core';
import { addDays, dayInIndia } from '../../../core/dates.ts';

const CHOICES = [
  ['Tomorrow', 1],
  ['In 3 days', 3],
  ['In a week', 7],
] as const;

interface FollowUpDaysProps {
  /** Empty for none. */
  day: string;
  onChange: (day: string) => void;
}

/** Offers the most common days for the next follow-up as buttons. */
export function FollowUpDays({ day, onChange }: FollowUpDaysProps) {
  const today = dayInIndia(Date.now());
  return (
    <Group gap={6} role="group" aria-label="Usual follow-up days">
      {CHOICES.map(([name, days]) => {
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
          None
        </Button>
      )}
    </Group>
  );
}
