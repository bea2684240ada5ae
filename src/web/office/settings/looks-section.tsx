import { ActionIcon, ColorInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readUploadedAddress, uploadedSources } from '../../../core/pictures/uploaded-picture.ts';
import { type ChosenColours, coloursAsCss } from '../../../core/site/colours.ts';
import { SITE_LIMITS } from '../../../core/site/site-limits.ts';
import { pictureFiles } from '../../../words/en/office/picture-files.ts';
import { settings } from '../../../words/en/office/settings.ts';
import { siteSettings } from '../../../words/en/office/site-settings.ts';
import { sendForm, wordsOf } from '../api/admin-api.ts';
import { BinIcon } from '../ui/admin-icons.tsx';
import { FieldProblem } from '../ui/editor/field-problem.tsx';
import { BELOW, fieldId } from '../ui/editor/form-fields.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
import { PictureDrop } from '../ui/editor/picture-drop.tsx';
import { fileProblem } from '../ui/editor/read-picture.ts';
import styles from './looks-section.module.css';
import { type SettingsFields, textSetting } from './setting-fields.ts';

/** Sets the headline, the logo and the colours of the site. */
export function LooksSection({ form }: { form: SettingsFields }) {
  const { draft } = form;
  const colours = { actionColour: draft['site.actionColour'], trustColour: draft['site.trustColour'] };
  return (
    <FormSection title={siteSettings.looks}>
      <TextInput
        {...textSetting(form, 'site.headline')}
        description={siteSettings.headlineHint}
        maxLength={SITE_LIMITS.headline}
      />
      <LogoField form={form} />
      <FieldPair>
        <ColourField form={form} name="site.actionColour" hint={siteSettings.actionHint} />
        <ColourField form={form} name="site.trustColour" hint={siteSettings.trustHint} />
      </FieldPair>
      <ColourSample colours={colours} />
    </FormSection>
  );
}

interface ColourFieldProps {
  form: SettingsFields;
  name: 'site.actionColour' | 'site.trustColour';
  hint: string;
}

const ColourField = ({ form, name, hint }: ColourFieldProps) => (
  <ColorInput
    id={fieldId(name)}
    label={settings.fields[name]}
    description={hint}
    inputWrapperOrder={BELOW}
    format="hex"
    value={form.draft[name]}
    error={form.problems[name]}
    onChange={(colour) => form.change({ [name]: colour })}
    fixOnBlur={false}
    // Its button has no name, and only one browser has it.
    withEyeDropper={false}
  />
);

/** Shows a button and a price in the colours, as visitors will see them. */
function ColourSample({ colours }: { colours: ChosenColours }) {
  const properties = Object.fromEntries(
    [
      ...(coloursAsCss(colours)
        .split('}')[0]
        ?.matchAll(/(--[\w-]+):(#[0-9a-f]{6})/g) ?? []),
    ].map(([, name, value]) => [name, value]),
  );
  return (
    <div className={styles.sample} style={properties} aria-hidden="true">
      <span className={styles.button}>{siteSettings.sampleButton}</span>
      <span className={styles.price}>{siteSettings.samplePrice}</span>
    </div>
  );
}

function LogoField({ form }: { form: SettingsFields }) {
  const [sending, setSending] = useState(false);
  const logo = form.draft['site.logo'];
  const sources = readUploadedAddress(logo) && uploadedSources(logo);
  const take = async ([file]: readonly File[]): Promise<readonly string[]> => {
    if (!file || sending) return [];
    const problem = fileProblem(file);
    if (problem !== null) return [problem];
    setSending(true);
    try {
      const taken = await sendForm('POST /api/admin/settings/logo', { parts: {}, files: [{ name: 'logo', file }] });
      form.change({ 'site.logo': taken.url });
      return [];
    } catch (error) {
      return [wordsOf(error, siteSettings.logoFailed)];
    } finally {
      setSending(false);
    }
  };
  return (
    <div id={fieldId('site.logo')} tabIndex={-1} className={styles.logo}>
      {sources && (
        <div className={styles.plate}>
          <img src={sources.src} alt={siteSettings.theLogo} className={styles.picture} />
          <ActionIcon
            variant="default"
            aria-label={siteSettings.removeLogo}
            onClick={() => form.change({ 'site.logo': '' })}
          >
            <BinIcon />
          </ActionIcon>
        </div>
      )}
      <PictureDrop
        label={siteSettings.chooseLogo}
        text={siteSettings.dropLogo}
        rules={`${siteSettings.logoHint} ${pictureFiles.rules}`}
        multiple={false}
        onFiles={take}
      />
      <FieldProblem>{form.problems['site.logo']}</FieldProblem>
    </div>
  );
}
