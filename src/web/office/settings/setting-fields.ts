import { settings } from '../../../words/en/office/settings.ts';
import { BELOW, type FormState, numberField, switchField, textField } from '../ui/editor/form-fields.ts';
import type { FieldName, SettingsDraft } from './settings-draft.ts';

export type SettingsFields = FormState<SettingsDraft>;

/** The fields whose values have this type. */
type NamesOf<T> = { [K in FieldName]: SettingsDraft[K] extends T ? K : never }[FieldName];

/** Returns the props of a text field with its label; a description appears below it. */
export const textSetting = (form: SettingsFields, name: NamesOf<string>) => ({
  ...textField(form, name),
  label: settings.fields[name],
  inputWrapperOrder: BELOW,
});

export const numberSetting = (form: SettingsFields, name: NamesOf<number | null>) => ({
  ...numberField(form, name),
  label: settings.fields[name],
});

/** Returns the props of a field for a number with decimals. */
export const decimalSetting = (form: SettingsFields, name: NamesOf<number | null>) => ({
  ...numberSetting(form, name),
  inputMode: 'decimal' as const,
});

export const switchSetting = (form: SettingsFields, name: NamesOf<boolean>) => ({
  ...switchField(form, name),
  label: settings.fields[name],
});
