import { type InputWrapperProps, TextInput } from '@mantine/core';
import { SITE_LIMITS } from '../../../core/site/site-limits.ts';
import { textField } from '../ui/editor/form-fields.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
import { FIELD_NAMES } from './field-names.ts';
import type { SettingsFormState } from './use-settings-form.ts';

const BELOW: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

/** Sets the site's maps: the contact page's embedded map, and the tiles under the routes of plans. */
export function MapsSection({ form }: Pick<SettingsFormState, 'form'>) {
  return (
    <FormSection title="Maps">
      <TextInput
        {...textField(form, 'site.map.embed')}
        label={FIELD_NAMES['site.map.embed']}
        description="Shown on the contact page. {lat}, {lon}, {west}, {south}, {east} and {north} are filled in. Empty: a card with the link."
        type="url"
        maxLength={SITE_LIMITS.mapLink}
        inputWrapperOrder={BELOW}
      />
      <TextInput
        {...textField(form, 'site.map.tiles')}
        label={FIELD_NAMES['site.map.tiles']}
        description="Address with {z}, {x} and {y}, from a provider whose terms allow your use. Empty: routes are drawn on paper."
        type="url"
        maxLength={SITE_LIMITS.mapLink}
        inputWrapperOrder={BELOW}
      />
      <FieldPair>
        <TextInput
          {...textField(form, 'site.map.credit')}
          label={FIELD_NAMES['site.map.credit']}
          description="As the provider asks for it, such as © OpenStreetMap contributors"
          maxLength={SITE_LIMITS.mapCredit}
          inputWrapperOrder={BELOW}
        />
        <TextInput
          {...textField(form, 'site.map.creditLink')}
          label={FIELD_NAMES['site.map.creditLink']}
          type="url"
          maxLength={SITE_LIMITS.mapLink}
        />
      </FieldPair>
    </FormSection>
  );
}
