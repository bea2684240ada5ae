import { NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { ShownSettings } from '../../../contracts/settings.ts';
import type { TranslationSummary } from '../../../contracts/translations.ts';
import { SITE_LIMITS } from '../../../core/site/site-limits.ts';
import { siteSettings } from '../../../words/en/office/site-settings.ts';
import { wordLength } from '../ui/editor/form-fields.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
import { TranslationLinks } from '../ui/editor/translation-links.tsx';
import { LooksSection } from './looks-section.tsx';
import { decimalSetting, type SettingsFields, textSetting } from './setting-fields.ts';
import { SettingsFormFrame } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface SiteScreenProps {
  stored: ShownSettings;
  /** How far its texts are translated; null when that could not be loaded. */
  translations: readonly TranslationSummary[] | null;
  /** Called after the site's names have changed. */
  onSaved: () => void;
}

/** Sets what the site says about itself: on pages, in the feed, in messages and to search engines. */
export function SiteScreen({ stored, translations, onSaved }: SiteScreenProps) {
  const settings = useSettingsForm(stored, onSaved);
  const { form } = settings;
  return (
    <SettingsFormFrame title={siteSettings.title} settings={settings}>
      <Stack>
        <FormSection title={siteSettings.brand}>
          {translations && <TranslationLinks path="/admin/settings/site" translations={translations} />}
          <FieldPair>
            <TextInput {...textSetting(form, 'site.brand')} required maxLength={SITE_LIMITS.brand} />
            <TextInput
              {...textSetting(form, 'site.agency')}
              description={siteSettings.agencyHint}
              required
              maxLength={SITE_LIMITS.agency}
            />
          </FieldPair>
          <TextInput
            {...textSetting(form, 'site.tagline')}
            description={wordLength(form.draft['site.tagline'], SITE_LIMITS.tagline)}
            maxLength={SITE_LIMITS.tagline}
          />
        </FormSection>
        <LooksSection form={form} />
        <FormSection title={siteSettings.contact}>
          <Text size="sm" c="dimmed">
            {siteSettings.contactHint}
          </Text>
          <FieldPair>
            <TextInput {...textSetting(form, 'site.phone')} type="tel" required maxLength={SITE_LIMITS.phone} />
            <TextInput {...textSetting(form, 'site.whatsapp')} type="tel" required maxLength={SITE_LIMITS.phone} />
          </FieldPair>
          <FieldPair>
            <TextInput {...textSetting(form, 'site.email')} type="email" required maxLength={SITE_LIMITS.email} />
            <TextInput
              {...textSetting(form, 'site.twitter')}
              description={siteSettings.twitterHint}
              maxLength={SITE_LIMITS.twitter}
            />
          </FieldPair>
          <TextInput
            {...textSetting(form, 'site.hours')}
            description={siteSettings.hoursHint}
            maxLength={SITE_LIMITS.hours}
          />
        </FormSection>
        <FormSection title={siteSettings.office}>
          <Textarea
            {...textSetting(form, 'site.office')}
            required
            autosize
            minRows={2}
            maxLength={SITE_LIMITS.office}
          />
          <FieldPair>
            <NumberInput {...decimalSetting(form, 'site.map.lat')} required decimalScale={6} />
            <NumberInput {...decimalSetting(form, 'site.map.lon')} required decimalScale={6} />
          </FieldPair>
          <TextInput {...textSetting(form, 'site.map.link')} type="url" required maxLength={SITE_LIMITS.mapLink} />
        </FormSection>
        <MapsSection form={form} />
      </Stack>
    </SettingsFormFrame>
  );
}

/** Sets the site's maps: the contact page's embedded map, and the tiles under the routes of plans. */
function MapsSection({ form }: { form: SettingsFields }) {
  return (
    <FormSection title={siteSettings.maps}>
      <TextInput
        {...textSetting(form, 'site.map.embed')}
        description={siteSettings.embedHint}
        type="url"
        maxLength={SITE_LIMITS.mapLink}
      />
      <TextInput
        {...textSetting(form, 'site.map.tiles')}
        description={siteSettings.tilesHint}
        type="url"
        maxLength={SITE_LIMITS.mapLink}
      />
      <FieldPair>
        <TextInput
          {...textSetting(form, 'site.map.credit')}
          description={siteSettings.creditHint}
          maxLength={SITE_LIMITS.mapCredit}
        />
        <TextInput {...textSetting(form, 'site.map.creditLink')} type="url" maxLength={SITE_LIMITS.mapLink} />
      </FieldPair>
    </FormSection>
  );
}
