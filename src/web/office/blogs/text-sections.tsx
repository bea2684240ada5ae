import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { BLOG_CATEGORIES, BLOG_LIMITS } from '../../../core/blogs/blog-options.ts';
import { countOf, numberField, selectField, textField } from '../ui/editor/form-fields.ts';
import { FormSection } from '../ui/editor/form-section.tsx';
import { TagsField, TitleAndSlug } from '../ui/editor/record-sections.tsx';
import { type BlogForm, computedReadTime } from './blog-draft.ts';

interface BasicsSectionProps {
  form: BlogForm;
  /** Slug of the page, for a public post. */
  publicSlug: string | null;
}

export const BasicsSection = ({ form, publicSlug }: BasicsSectionProps) => (
  <FormSection title="Basics">
    <TitleAndSlug form={form} limits={BLOG_LIMITS} folder="/blog/" publicSlug={publicSlug} />
    <Textarea
      {...textField(form, 'excerpt')}
      label="Excerpt"
      required
      autosize
      minRows={2}
      maxLength={BLOG_LIMITS.excerpt.input}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={countOf(form.draft.excerpt, BLOG_LIMITS.excerpt.max)}
    />
    <Select
      {...selectField(form, 'category')}
      label="Category"
      required
      placeholder="Choose one"
      data={[...BLOG_CATEGORIES]}
      allowDeselect={false}
    />
    <TagsField form={form} maxTags={BLOG_LIMITS.tags} />
  </FormSection>
);

interface ReadingSectionProps {
  form: BlogForm;
  /** The author of posts without one. */
  house: string;
}

/** Fields for the author and the reading time. */
export function ReadingSection({ form, house }: ReadingSectionProps) {
  const computed = computedReadTime(form.draft);
  return (
    <FormSection title="Author and read time">
      <TextInput
        {...textField(form, 'authorName')}
        label="Author"
        placeholder={house}
        maxLength={BLOG_LIMITS.authorName.max}
      />
      <NumberInput
        {...numberField(form, 'readTime')}
        label="Read time in minutes"
        placeholder={String(computed)}
        allowNegative={false}
        allowDecimal={false}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          form.draft.readTime === null
            ? `Computed from the text: ${computed} min. Type a number to set it by hand.`
            : `Set by hand. The text takes ${computed} min; empty the field to use that.`
        }
      />
    </FormSection>
  );
}
