import { Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { PACKAGE_CATEGORIES, PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { slugOf } from '../../../core/slug.ts';
import { countOf, type FormState, fieldId, selectField, switchField, textField } from './form-fields.ts';
import { FormSection } from './form-section.tsx';
import { withTitle } from './package-draft.ts';

interface BasicsSectionProps {
  form: FormState;
  /** Where the page is now, for a package that visitors can see. */
  publicSlug: string | null;
}

function describeSlug(slug: string, publicSlug: string | null): string {
  const address = `The address of its page: /package/${slug || '…'}`;
  return publicSlug === null || publicSlug === slug
    ? address
    : `${address}. Links to /package/${publicSlug} will lead nowhere.`;
}

export function BasicsSection({ form, publicSlug }: BasicsSectionProps) {
  const { draft, problems, change } = form;
  return (
    <FormSection title="Basics">
      <TextInput
        {...textField(form, 'title')}
        label="Title"
        required
        maxLength={PACKAGE_LIMITS.title.input}
        onChange={(event) => change(withTitle(draft, event.currentTarget.value))}
      />
      <TextInput
        {...textField(form, 'slug')}
        label="Slug"
        required
        description={describeSlug(draft.slug, publicSlug)}
        placeholder="Made from the title"
        maxLength={PACKAGE_LIMITS.slug.input}
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => change({ slug: slugOf(draft.slug) || slugOf(draft.title) })}
      />
      <Textarea
        {...textField(form, 'shortDescription')}
        label="Short description"
        required
        autosize
        minRows={2}
        maxLength={PACKAGE_LIMITS.shortDescription.input}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={countOf(draft.shortDescription, PACKAGE_LIMITS.shortDescription.max)}
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
      <TagsInput
        id={fieldId('tags')}
        label="Tags"
        description="Enter or a comma ends a tag"
        value={[...draft.tags]}
        error={problems.tags}
        maxTags={PACKAGE_LIMITS.tags}
        splitChars={[',']}
        acceptValueOnBlur
        onChange={(tags) => change({ tags: splitTags(tags) })}
      />
    </FormSection>
  );
}

/** A comma ends a tag however it came in. */
const splitTags = (tags: readonly string[]): string[] => [
  ...new Set(
    tags
      .flatMap((tag) => tag.split(','))
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

export function SearchEngineSection({ form }: { form: FormState }) {
  const { metaTitle, metaDescription } = form.draft;
  return (
    <FormSection title="Search engines">
      <TextInput
        {...textField(form, 'metaTitle')}
        label="Meta title"
        maxLength={PACKAGE_LIMITS.metaTitle.input}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={countOf(metaTitle, PACKAGE_LIMITS.metaTitle.max)}
      />
      <Textarea
        {...textField(form, 'metaDescription')}
        label="Meta description"
        autosize
        minRows={2}
        maxLength={PACKAGE_LIMITS.metaDescription.input}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={countOf(metaDescription, PACKAGE_LIMITS.metaDescription.max)}
      />
    </FormSection>
  );
}
