import { TextInput } from '@mantine/core';
import { SITE_LIMITS } from '../../../core/site/site-limits.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
import { type SettingsFields, textSetting } from './setting-fields.ts';

/** Sets the site's maps: the contact page's embedded map, and the tiles under the routes of plans. */
export function MapsSection({ form }: { form: SettingsFields }) {
  return (
    <FormSection title="Maps">
      <TextInput
        {...textSetting(form, 'site.map.embed')}
        description="Shown on the contact page. {lat}, {lon}, {west}, {south}, {east} and {north} are filled in. Empty: a card with the link."
        type="url"
        maxLength={SITE_LIMITS.mapLink}
      />
      <TextInput
        {...textSetting(form, 'site.map.tiles')}
        description="Address with {z}, {x} and {y}, from a provider whose terms allow your use. Empty: routes are drawn on paper."
        type="url"
        maxLength={SITE_LIMITS.mapLink}
      />
      <FieldPair>
        <TextInput
          {...textSetting(form, 'site.map.credit')}
          description="As the provider asks for it, such as © OpenStreetMap contributors"
          maxLength={SITE_LIMITS.mapCredit}
        />
        <TextInput {...textSetting(form, 'site.map.creditLink')} type="url" maxLength={SITE_LIMITS.mapLink} />
      </FieldPair>
    </FormSection>
  );
}
