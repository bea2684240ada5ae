import { NumberInput, TextInput } from '@mantine/core';
import { BLOG_LIMITS } from '../../../core/blogs/blog-options.ts';
import { BELOW, textField, wholeField } from '../ui/editor/form-fields.ts';
import { FormSection } from '../ui/editor/form-section.tsx';
import { type BlogForm, computedReadTime } from './blog-draft.ts';

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
        {...wholeField(form, 'readTime')}
        label="Read time in minutes"
        placeholder={String(computed)}
        inputWrapperOrder={BELOW}
        description={
          form.draft.readTime === null
            ? `Computed from the text: ${computed} min. Type a number to set it by hand.`
            : `Set by hand. The text takes ${computed} min; empty the field to use that.`
        }
      />
    </FormSection>
  );
}
