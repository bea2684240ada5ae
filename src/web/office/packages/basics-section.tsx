import { Select, Switch, Textarea } from '@mantine/core';
import { PACKAGE_CATEGORIES, PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { countOf, selectField, switchField, textField } from '../ui/editor/form-fields.ts';
import { FormSection } from '../ui/editor/form-section.tsx';
import { TagsField, TitleAndSlug } from '../ui/editor/record-sections.tsx';
import type { PackageForm } from './package-draft.ts';

interface BasicsSectionProps {
  form: PackageForm;
  /** Slug of the page, for a public package. */
  publicSlug: string | null;
}

export const BasicsSection = ({ form, publicSlug }: BasicsSectionProps) => (
  <FormSection title="Basics">
    <TitleAndSlug form={form} limits={PACKAGE_LIMITS} folder="/package/" publicSlug={publicSlug} />
    <Textarea
      {...textField(form, 'shortDescription')}
      label="Short description"
      required
      autosize
      minRows={2}
      maxLength={PACKAGE_LIMITS.shortDescription.input}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={countOf(form.draft.shortDescription, PACKAGE_LIMITS.shortDescription.max)}
    />
    <Select
      {...selectField(form, 'category')}
      label="Category"
      required
      placeholder="Choose one"
      data={[...PACKAGE_CATEGORIES]}
      allowDeselect={false}
      maxDropdownHeight={400}
    />
    <Switch {...switchField(form, 'isFeatured')} label="Featured on the home page" />
    <TagsField form={form} maxTags={PACKAGE_LIMITS.tags} />
  </FormSection>
);
