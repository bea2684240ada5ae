import { Anchor, NativeSelect, NumberInput, PasswordInput, Switch, Text, TextInput } from '@mantine/core';
import type { ShownSettings } from '../../../contracts/settings.ts';
import { modelSettings } from '../../../words/en/office/model-settings.ts';
import { settings } from '../../../words/en/office/settings.ts';
import { fieldId, nativeField, textField } from '../ui/editor/form-fields.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
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
      <FormSection title={modelSettings.keys}>
        <Text size="sm" c="dimmed">
          {modelSettings.intro}
        </Text>
        <NativeSelect
          {...nativeField(form, 'ai.provider')}
          label={settings.fields['ai.provider']}
          description={describeModel(draft, stored)}
          data={providerChoices(stored, draft['ai.provider'])}
        />
        <ChosenHere form={form} stored={stored} />
        {model && <TryModel draft={draft} />}
      </FormSection>
      {draft['ai.provider'] !== 'none' && (
        <FormSection title={modelSettings.title}>
          <NumberInput {...decimalSetting(form, 'ai.temperature')} description={modelSettings.temperatureHint} />
          <CostFields form={form} model={model} />
          <Switch {...switchSetting(form, 'ai.modelOnly')} description={modelSettings.modelOnlyHint} />
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
        label={settings.fields['ai.model']}
        description={modelSettings.modelHint}
        maxLength={100}
        spellCheck={false}
      />
      <KeyField
        // The key of one provider is never sent to another.
        shownKey={provider === stored.provider ? stored.apiKey : ''}
        otherwise={isStarted ? modelSettings.environmentKey : modelSettings.noKey}
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
      <NumberInput {...decimalSetting(form, 'ai.price.input')} description={modelSettings.perMillion} />
      <NumberInput {...decimalSetting(form, 'ai.price.output')} description={modelSettings.perMillion} />
    </FieldPair>
    <Text size="sm" c="dimmed" role="status">
      {describePrice(form.draft, model)}
    </Text>
    <FieldPair>
      <NumberInput {...decimalSetting(form, 'ai.rupeesPerDollar')} description={modelSettings.rupeesHint} />
      <NumberInput {...decimalSetting(form, 'ai.dailyBudgetUsd')} description={modelSettings.budgetHint} />
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
  if (value === '' && shownKey !== '') return modelSettings.keyRemoved;
  if (shownKey === '') return otherwise;
  return shownKey === '…' ? modelSettings.keySet : modelSettings.keyEnding({ end: shownKey.slice(1) });
}

/** A key field: a key can be replaced and removed, and is never shown again. */
function KeyField({ shownKey, otherwise, value, problem, onChange }: KeyFieldProps) {
  const isKept = value === null;
  return (
    <div>
      <PasswordInput
        id={fieldId('ai.apiKey')}
        label={settings.fields['ai.apiKey']}
        description={describeKey({ shownKey, value, otherwise })}
        placeholder={shownKey === '' ? modelSettings.pasteKey : modelSettings.replaceKey}
        value={value ?? ''}
        error={problem}
        autoComplete="new-password"
        spellCheck={false}
        visibilityToggleButtonProps={{ 'aria-label': modelSettings.showTyped }}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      {shownKey !== '' && value !== null && value !== '' ? null : (
        <Text size="sm" mt={4} hidden={shownKey === ''}>
          <Anchor component="button" type="button" onClick={() => onChange(isKept ? '' : null)}>
            {isKept ? modelSettings.removeKey : modelSettings.keepKey}
          </Anchor>
        </Text>
      )}
    </div>
  );
}
