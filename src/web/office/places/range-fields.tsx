import { Button, Group, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { places as words } from '../../../words/en/office/places.ts';
import { type FormState, fieldId } from '../ui/editor/form-fields.ts';
import { type CorrectionDraft, newRange, type RangeDraft } from './correction-draft.ts';
import styles from './places.module.css';

interface RangeFieldsProps {
  /** Every year, or days of one year. */
  fact: 'season' | 'closures';
  form: FormState<CorrectionDraft>;
}

/** Lists closures to change, with ways to add and remove some. */
export function RangeFields({ fact, form }: RangeFieldsProps) {
  const { draft, problems, change } = form;
  const put = (at: number, part: Partial<RangeDraft>) =>
    change({ ranges: draft.ranges.map((range, i) => (i === at ? { ...range, ...part } : range)) });
  return (
    <div id={fieldId('ranges')} tabIndex={-1} className={styles.ranges}>
      {draft.ranges.map((range, at) => (
        <fieldset key={range.key} className={styles.range}>
          <legend>{words.rangeTitle({ number: at + 1 })}</legend>
          <div className={styles.days}>
            <DayField fact={fact} label={words.from} day={range.from} onChange={(from) => put(at, { from })} />
            <DayField fact={fact} label={words.to} day={range.to} onChange={(to) => put(at, { to })} />
          </div>
          <TextInput
            label={words.reason}
            value={range.reason}
            required
            maxLength={120}
            onChange={({ currentTarget: { value } }) => put(at, { reason: value })}
          />
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => change({ ranges: draft.ranges.filter((_, i) => i !== at) })}
          >
            {words.removeRange({ number: at + 1 })}
          </Button>
        </fieldset>
      ))}
      {problems.ranges && (
        <p role="alert" className={styles.lapsed}>
          {problems.ranges}
        </p>
      )}
      <Group>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => change({ ranges: [...draft.ranges, newRange(fact)] })}
        >
          {words.addRange}
        </Button>
      </Group>
    </div>
  );
}

interface DayFieldProps extends Pick<RangeFieldsProps, 'fact'> {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A day of one year; of every year, day and month. */
function DayField({ fact, label, day, onChange }: DayFieldProps) {
  if (fact === 'closures') {
    return (
      <TextInput
        type="date"
        label={label}
        value={day}
        required
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
    );
  }
  const [month = '01', date = '01'] = day.split('-');
  return (
    <Group gap="xs" align="end" wrap="nowrap" role="group" aria-label={label} className={styles.day ?? ''}>
      <NumberInput
        label={`${label}: ${words.day}`}
        value={Number(date)}
        min={1}
        max={31}
        hideControls
        allowDecimal={false}
        onChange={(value) => onChange(`${month}-${twoDigits(Number(value) || 1)}`)}
      />
      <NativeSelect
        label={words.month}
        value={month}
        data={words.months.map((name, at) => ({ value: twoDigits(at + 1), label: name }))}
        onChange={({ currentTarget: { value } }) => onChange(`${value}-${date}`)}
      />
    </Group>
  );
}
