import { MultiSelect, NativeSelect, NumberInput, Stack, Switch, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { ShownSettings } from '../../../contracts/settings.ts';
import { LANGUAGE_TAGS, LANGUAGES, OWN_NAMES } from '../../../core/languages.ts';
import { PHONE_COUNTRIES } from '../../../core/phone-countries.ts';
import { settings as words } from '../../../words/en/office/settings.ts';
import { useLanguage } from '../../navigation/language.ts';
import { fieldId, nativeField } from '../ui/editor/form-fields.ts';
import { FieldPair, FormColumns, FormSection } from '../ui/editor/form-section.tsx';
import { ModelSections } from './model-sections.tsx';
import { numberSetting, type SettingsFields, switchSetting } from './setting-fields.ts';
import { countriesOf } from './settings-draft.ts';
import { SettingsFormFrame } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface SystemScreenProps {
  stored: ShownSettings;
  /** The admin's own record, and other blocks that save by themselves. */
  aside: ReactNode;
}

/** Sets API keys and the language model, system and security, and the retention of personal data. */
export function SystemScreen({ stored, aside }: SystemScreenProps) {
  const settings = useSettingsForm(stored, () => undefined);
  const { form } = settings;
  return (
    <FormColumns
      main={
        <SettingsFormFrame title={words.system} settings={settings}>
          <Stack>
            <ModelSections form={form} stored={settings.stored.ai} />
            <SystemSection form={form} />
            <SecuritySection form={form} />
            <MessageSection form={form} />
            <RetentionSection form={form} />
          </Stack>
        </SettingsFormFrame>
      }
      side={aside}
    />
  );
}

const SystemSection = ({ form }: { form: SettingsFields }) => (
  <FormSection title={words.systemSettings}>
    <FieldPair>
      <NumberInput {...numberSetting(form, 'maxRequestsPerMinute')} description={words.requestsHint} />
      <NumberInput {...numberSetting(form, 'tokenLimit')} description={words.tokensHint} />
    </FieldPair>
    <Switch {...switchSetting(form, 'notificationsEnabled')} description={words.notificationsHint} />
    <Switch {...switchSetting(form, 'usageTracking')} description={words.usageHint} />
    <Switch {...switchSetting(form, 'costTracking')} description={words.costHint} />
  </FormSection>
);

const SecuritySection = ({ form }: { form: SettingsFields }) => (
  <FormSection title={words.securitySettings}>
    <NumberInput {...numberSetting(form, 'sessionTimeoutHours')} description={words.timeoutHint} />
    <Switch {...switchSetting(form, 'twoFactorRequired')} description={words.twoFactorHint} />
  </FormSection>
);

/** Stores several countries as one text, because drafts are compared by value. */
const countriesField = ({ draft, problems, change }: SettingsFields) => ({
  id: fieldId('messages.smsCountries'),
  value: countriesOf(draft['messages.smsCountries']),
  error: problems['messages.smsCountries'],
  onChange: (countries: string[]) => change({ 'messages.smsCountries': countries.toSorted().join(',') }),
});

/** Returns the countries to choose from, by their names in the page's language. */
function useCountries() {
  const tag = LANGUAGE_TAGS[useLanguage()];
  return useMemo(() => {
    const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
    return PHONE_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
      a.label.localeCompare(b.label, tag),
    );
  }, [tag]);
}

const MessageSection = ({ form }: { form: SettingsFields }) => (
  <FormSection title={words.messages}>
    <MultiSelect
      {...countriesField(form)}
      label={words.fields['messages.smsCountries']}
      description={words.countriesHint}
      data={useCountries()}
      searchable
      clearable
      hidePickedOptions
    />
    <NumberInput {...numberSetting(form, 'messages.perDay')} description={words.perDayHint} />
    <NativeSelect
      {...nativeField(form, 'messages.agencyLanguage')}
      label={words.fields['messages.agencyLanguage']}
      description={words.agencyLanguageHint}
      data={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
    />
  </FormSection>
);

const RetentionSection = ({ form }: { form: SettingsFields }) => (
  <FormSection title={words.retention}>
    <Text size="sm" c="dimmed">
      {words.retentionHint}
    </Text>
    <NumberInput {...numberSetting(form, 'retention.activityDays')} description={words.activityHint} />
    <NumberInput {...numberSetting(form, 'retention.leadDays')} description={words.leadHint} />
    <NumberInput {...numberSetting(form, 'retention.aiLogDays')} description={words.aiLogHint} />
    <NumberInput {...numberSetting(form, 'retention.planDays')} description={words.planHint} />
  </FormSection>
);
