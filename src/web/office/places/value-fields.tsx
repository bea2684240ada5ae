import { Checkbox, Group, MultiSelect, NativeSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { ADDED_SCORES } from '../../../contracts/place-corrections.ts';
import { THEMES } from '../../../core/gazetteer/types.ts';
import type { Correctable } from '../../../core/places/corrections.ts';
import { places as words } from '../../../words/en/office/places.ts';
import {
  type FormState,
  fieldId,
  nativeField,
  numberField,
  switchField,
  textField,
  wholeField,
} from '../ui/editor/form-fields.ts';
import { FieldPair } from '../ui/editor/form-section.tsx';
import type { CorrectionDraft } from './correction-draft.ts';
import { RangeFields } from './range-fields.tsx';

interface ValueFieldsProps {
  fact: Correctable;
  form: FormState<CorrectionDraft>;
}

type Fields = Pick<ValueFieldsProps, 'form'>;

const Hours = ({ form }: Fields) => (
  <TextInput {...textField(form, 'hours')} label={words.facts.hours} description={words.hoursHint} required />
);

const Names = ({ form }: Fields) => (
  <TextInput {...textField(form, 'names')} label={words.facts.names} description={words.namesHint} required />
);

const Weekdays = ({ form: { draft, problems, change } }: Fields) => (
  <Checkbox.Group
    id={fieldId('weekdays')}
    label={words.facts.closedDays}
    value={[...draft.weekdays]}
    error={problems.weekdays}
    onChange={(weekdays) => change({ weekdays })}
  >
    <Group gap="sm" mt={4}>
      {words.weekdays.map((name, day) => (
        <Checkbox key={name} value={String(day)} label={name} />
      ))}
    </Group>
  </Checkbox.Group>
);

const Fee = ({ form }: Fields) => (
  <NumberInput {...wholeField(form, 'fee')} label={words.facts.fee} prefix="₹" required />
);

const Minutes = ({ form }: Fields) => (
  <NumberInput {...wholeField(form, 'minutes')} label={words.facts.duration} suffix={words.minutesSuffix} required />
);

const Position = ({ form }: Fields) => (
  <FieldPair>
    <NumberInput
      {...numberField(form, 'lat')}
      label={words.latitude}
      description={words.positionHint}
      inputMode="decimal"
      required
    />
    <NumberInput
      {...numberField(form, 'lon')}
      label={words.longitude}
      description={words.positionHint}
      inputMode="decimal"
      required
    />
  </FieldPair>
);

/** All that is asked of a new sight. */
const NewSight = ({ form }: Fields) => (
  <>
    <TextInput {...textField(form, 'name')} label={words.name} required maxLength={80} />
    <TextInput {...textField(form, 'about')} label={words.what} description={words.whatHint} required maxLength={160} />
    <Position form={form} />
    <Hours form={form} />
    <Weekdays form={form} />
    <FieldPair>
      <Fee form={form} />
      <Minutes form={form} />
    </FieldPair>
    <MultiSelect
      id={fieldId('themes')}
      label={words.themes}
      data={THEMES.map((theme) => ({ value: theme, label: words.themeNames[theme] }))}
      value={[...form.draft.themes]}
      error={form.problems.themes}
      maxValues={4}
      required
      onChange={(themes) => form.change({ themes })}
    />
    <NativeSelect
      {...nativeField(form, 'score')}
      label={words.strength}
      data={ADDED_SCORES.map((score) => ({ value: String(score), label: words.strengths[score] }))}
    />
    <Switch {...switchField(form, 'indoor')} label={words.indoor} />
  </>
);

/** The fields of one fact. */
export function ValueFields({ fact, form }: ValueFieldsProps): ReactNode {
  switch (fact) {
    case 'hours':
      return <Hours form={form} />;
    case 'closedDays':
      return <Weekdays form={form} />;
    case 'fee':
      return <Fee form={form} />;
    case 'duration':
      return <Minutes form={form} />;
    case 'position':
      return <Position form={form} />;
    case 'season':
    case 'closures':
      return <RangeFields fact={fact} form={form} />;
    case 'names':
      return <Names form={form} />;
    case 'hidden':
      return null;
    case 'sight':
      return <NewSight form={form} />;
  }
}
