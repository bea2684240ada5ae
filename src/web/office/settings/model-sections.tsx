import { Anchor, NativeSelect, NumberInput, PasswordInput, Switch, Text, TextInput } from '@mantine/core';
import type { ShownSettings } from '../../../contracts/settings.ts';
import { fieldId, nativeField, textField } from '../ui/editor/form-fields.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
import { FIELD_NAMES } from './field-names.ts';
import { describeModel, describePrice, modelOf, providerChoices } from './model-words.ts';
import { decimalSetting, type SettingsFields, switchSetting } from './setting-fields.ts';
import { TryModel } from './try-model.tsx';

interface ModelSectionsProps {
  form: SettingsFields;
  stored: ShownSettings['ai'];
}

/**
 * Sets the language model beside the built-in planner: provider, key, its state, its budget, and what is shown without
 * it.
 */
export function ModelSections({ form, stored }: ModelSectionsProps) {
  const { draft } = form;
  const model = modelOf(draft, stored);
  return (
    <>
      <FormSection title="API keys">
        <Text size="sm" c="dimmed">
          The built-in planner plans every trip and checks it. A language model reads what travellers wish for and
          writes titles and descriptions; what it says is checked, and the built-in words stand in for what does not
          hold.
        </Text>
        <NativeSelect
          {...nativeField(form, 'ai.provider')}
          label={FIELD_NAMES['ai.provider']}
          description={describeModel(draft, stored)}
          data={providerChoices(stored, draft['ai.provider'])}
        />
        <ChosenHere form={form} stored={stored} />
        {model && <TryModel draft={draft} />}
      </FormSection>
      {draft['ai.provider'] !== 'none' && (
        <FormSection title="Language model">
          <NumberInput
            {...decimalSetting(form, 'ai.temperature')}
            description="0 to 2: how freely it writes. Models that take none are asked without it."
          />
          <CostFields form={form} model={model} />
          <Switch
            {...switchSetting(form, 'ai.modelOnly')}
            description="Off: when the model fails, visitors see the same trips in our built-in wording. On: they see that the service is busy and can try again."
          />
        </FormSection>
      )}
    </>
  );
}

/** Fields for a provider chosen here; with the environment's choice they are not needed. */
function ChosenHere({ form, stored }: ModelSectionsProps) {
  const provider = form.draft['ai.provider'];
  if (provider === 'environment' || provider === 'none') return null;
  const isStarted = provider === stored.environment?.provider;
  return (
    <>
      <TextInput
        {...textField(form, 'ai.model')}
        label={FIELD_NAMES['ai.model']}
        description="Model name as the provider spells it"
        maxLength={100}
        spellCheck={false}
      />
      <KeyField
        // The key of one provider is never sent to another.
        shownKey={provider === stored.provider ? stored.apiKey : ''}
        otherwise={isStarted ? 'No key is set: the key from the environment is used.' : 'No key is set.'}
        value={form.draft['ai.apiKey']}
        problem={form.problems['ai.apiKey']}
        onChange={(key) => form.change({ 'ai.apiKey': key })}
      />
    </>
  );
}

interface CostFieldsProps {
  form: SettingsFields;
  /** The model that would be asked; null for none. */
  model: ReturnType<typeof modelOf>;
}

const CostFields = ({ form, model }: CostFieldsProps) => (
  <>
    <FieldPair>
      <NumberInput {...decimalSetting(form, 'ai.price.input')} description="USD per million tokens" />
      <NumberInput {...decimalSetting(form, 'ai.price.output')} description="USD per million tokens" />
    </FieldPair>
    <Text size="sm" c="dimmed" role="status">
      {describePrice(form.draft, model)}
    </Text>
    <FieldPair>
      <NumberInput {...decimalSetting(form, 'ai.rupeesPerDollar')} description="To show costs in rupees" />
      <NumberInput {...decimalSetting(form, 'ai.dailyBudgetUsd')} description="USD a day, or empty" />
    </FieldPair>
  </>
);

interface KeyFieldProps {
  /** The last characters of the stored key; empty for none. */
  shownKey: string;
  /** What applies without a key here. */
  otherwise: string;
  /** Null keeps the key; empty removes it. */
  value: string | null;
  problem: string | undefined;
  onChange: (value: string | null) => void;
}

function describeKey({ shownKey, value, otherwise }: Pick<KeyFieldProps, 'shownKey' | 'value' | 'otherwise'>): string {
  if (value === '' && shownKey !== '') return 'The key will be removed when you save.';
  if (shownKey === '') return otherwise;
  return shownKey === '…' ? 'A key is set.' : `A key ending in ${shownKey.slice(1)} is set.`;
}

/** A key field: a key can be replaced and removed, and is never shown again. */
function KeyField({ shownKey, otherwise, value, problem, onChange }: KeyFieldProps) {
  const isKept = value === null;
  return (
    <div>
      <PasswordInput
        id={fieldId('ai.apiKey')}
        label={FIELD_NAMES['ai.apiKey']}
        description={describeKey({ shownKey, value, otherwise })}
        placeholder={shownKey === '' ? 'Paste the key' : 'Paste a new key to replace it'}
        value={value ?? ''}
        error={problem}
        autoComplete="new-password"
        spellCheck={false}
        visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed' }}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      {shownKey !== '' && value !== null && value !== '' ? null : (
        <Text size="sm" mt={4} hidden={shownKey === ''}>
          <Anchor component="button" type="button" onClick={() => onChange(isKept ? '' : null)}>
            {isKept ? 'Remove the key' : 'Keep the key'}
          </Anchor>
        </Text>
      )}
    </div>
  );
}
