import { NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { ShownSettings } from '../../../contracts/settings.ts';
import { SITE_LIMITS } from '../../../core/site/site-limits.ts';
import { countOf, numberField, textField } from '../ui/editor/form-fields.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
import { FIELD_NAMES } from './field-names.ts';
import { MapsSection } from './maps-section.tsx';
import { SettingsFormFrame } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface SiteScreenProps {
  stored: ShownSettings;
  /** Called after the site's names have changed. */
  onSaved: () => void;
}

/** Sets what the site says about itself: on pages, in the feed, in messages and to search engines. */
export function SiteScreen({ stored, onSaved }: SiteScreenProps) {
  const settings = useSettingsForm(stored, onSaved);
  const { form } = settings;
  return (
    <SettingsFormFrame title="Site" settings={settings}>
      <Stack>
        <FormSection title="Brand">
          <FieldPair>
            <TextInput
              {...textField(form, 'site.brand')}
              label={FIELD_NAMES['site.brand']}
              required
              maxLength={SITE_LIMITS.brand}
            />
            <TextInput
              {...textField(form, 'site.agency')}
              label={FIELD_NAMES['site.agency']}
              description="The agency that books the trips"
              required
              maxLength={SITE_LIMITS.agency}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
            />
          </FieldPair>
          <TextInput
            {...textField(form, 'site.tagline')}
            label={FIELD_NAMES['site.tagline']}
            description={countOf(form.draft['site.tagline'], SITE_LIMITS.tagline)}
            maxLength={SITE_LIMITS.tagline}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        </FormSection>
        <FormSection title="Contact">
          <Text size="sm" c="dimmed">
            Visitors see these; messages about new bookings and leads go to the e-mail address.
          </Text>
          <FieldPair>
            <TextInput
              {...textField(form, 'site.phone')}
              label={FIELD_NAMES['site.phone']}
              type="tel"
              required
              maxLength={SITE_LIMITS.phone}
            />
            <TextInput
              {...textField(form, 'site.whatsapp')}
              label={FIELD_NAMES['site.whatsapp']}
              type="tel"
              required
              maxLength={SITE_LIMITS.phone}
            />
          </FieldPair>
          <FieldPair>
            <TextInput
              {...textField(form, 'site.email')}
              label={FIELD_NAMES['site.email']}
              type="email"
              required
              maxLength={SITE_LIMITS.email}
            />
            <TextInput
              {...textField(form, 'site.twitter')}
              label={FIELD_NAMES['site.twitter']}
              description="Without its @; shared posts mention it"
              maxLength={SITE_LIMITS.twitter}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
            />
          </FieldPair>
        </FormSection>
        <FormSection title="Office">
          <Textarea
            {...textField(form, 'site.office')}
            label={FIELD_NAMES['site.office']}
            required
            autosize
            minRows={2}
            maxLength={SITE_LIMITS.office}
          />
          <FieldPair>
            <NumberInput
              {...numberField(form, 'site.map.lat')}
              label={FIELD_NAMES['site.map.lat']}
              required
              inputMode="decimal"
              decimalScale={6}
            />
            <NumberInput
              {...numberField(form, 'site.map.lon')}
              label={FIELD_NAMES['site.map.lon']}
              required
              inputMode="decimal"
              decimalScale={6}
            />
          </FieldPair>
          <TextInput
            {...textField(form, 'site.map.link')}
            label={FIELD_NAMES['site.map.link']}
            type="url"
            required
            maxLength={SITE_LIMITS.mapLink}
          />
        </FormSection>
        <MapsSection form={form} />
      </Stack>
    </SettingsFormFrame>
  );
}
