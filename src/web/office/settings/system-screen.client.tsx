import { MultiSelect, NumberInput, Stack, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ShownSettings } from '../../../contracts/settings.ts';
import { PHONE_COUNTRIES } from '../../../core/phone-countries.ts';
import { fieldId } from '../ui/editor/form-fields.ts';
import { FieldPair, FormColumns, FormSection } from '../ui/editor/form-section.tsx';
import { FIELD_NAMES } from './field-names.ts';
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
        <SettingsFormFrame title="System" settings={settings}>
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
  <FormSection title="System settings">
    <FieldPair>
      <NumberInput
        {...numberSetting(form, 'maxRequestsPerMinute')}
        description="Plans one visitor may request; also the limit for all calls to a language model"
      />
      <NumberInput {...numberSetting(form, 'tokenLimit')} description="Of a language model, per request" />
    </FieldPair>
    <Switch {...switchSetting(form, 'notificationsEnabled')} description="The bell shows new bookings and leads." />
    <Switch
      {...switchSetting(form, 'usageTracking')}
      description="Records what visitors do on the site. Off: nothing is recorded."
    />
    <Switch {...switchSetting(form, 'costTracking')} description="Computes the cost of each language model request." />
  </FormSection>
);

const SecuritySection = ({ form }: { form: SettingsFields }) => (
  <FormSection title="Security settings">
    <NumberInput
      {...numberSetting(form, 'sessionTimeoutHours')}
      description="Hours until an unused back-office session ends"
    />
    <Switch
      {...switchSetting(form, 'twoFactorRequired')}
      description="Admins without two-factor sign-in must set it up before they can continue."
    />
  </FormSection>
);

/** Stores several countries as one text, because drafts are compared by value. */
const countriesField = ({ draft, problems, change }: SettingsFields) => ({
  id: fieldId('messages.smsCountries'),
  value: countriesOf(draft['messages.smsCountries']),
  error: problems['messages.smsCountries'],
  onChange: (countries: string[]) => change({ 'messages.smsCountries': countries.toSorted().join(',') }),
});

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });
const COUNTRIES = PHONE_COUNTRIES.map((value) => ({ value, label: COUNTRY_NAMES.of(value) ?? value })).sort((a, b) =>
  a.label.localeCompare(b.label),
);

const MessageSection = ({ form }: { form: SettingsFields }) => (
  <FormSection title="Messages to travellers">
    <MultiSelect
      {...countriesField(form)}
      label={FIELD_NAMES['messages.smsCountries']}
      description="Other numbers get no SMS; satellite and premium numbers never do."
      data={COUNTRIES}
      searchable
      clearable
      hidePickedOptions
    />
    <NumberInput
      {...numberSetting(form, 'messages.perDay')}
      description="E-mails and SMS that visitors cause by bookings and leads. More are not sent; the outbox shows them."
    />
  </FormSection>
);

const RetentionSection = ({ form }: { form: SettingsFields }) => (
  <FormSection title="How long data is kept">
    <Text size="sm" c="dimmed">
      In days. Older data is erased a few minutes after you save and cannot be restored.
    </Text>
    <NumberInput {...numberSetting(form, 'retention.activityDays')} description="What visitors did on the site" />
    <NumberInput {...numberSetting(form, 'retention.leadDays')} description="Counted from the last change to a lead" />
    <NumberInput {...numberSetting(form, 'retention.aiLogDays')} description="Plan requests and their answers" />
    <NumberInput
      {...numberSetting(form, 'retention.planDays')}
      description="Plans that were not opened again, shared or booked. Kept plans and their links stay."
    />
  </FormSection>
);
