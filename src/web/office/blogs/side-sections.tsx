import { Group, NumberInput, Radio, Switch, Text, TextInput } from '@mantine/core';
import type { AdminBlog } from '../../../contracts/blogs.ts';
import { BLOG_LIMITS } from '../../../core/blogs/blog-options.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { FieldProblem } from '../ui/editor/field-problem.tsx';
import { BELOW, fieldId, switchField, textField, wholeField } from '../ui/editor/form-fields.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { type BlogDraft, type BlogForm, canWait, computedReadTime, plannedInstant } from './blog-draft.ts';
import { blogStateOf, nameState } from './blog-state.ts';

const SAVING_WORDS = 'what-saving-means';

function describeSaving(draft: BlogDraft, stored: AdminBlog | null): string {
  const was = stored ? blogStateOf(stored) : 'draft';
  if (!draft.published) {
    if (was === 'public') return 'Saving unpublishes it.';
    return was === 'planned' ? 'Saving cancels the scheduled publication.' : 'A draft: visitors cannot see it.';
  }
  if (was === 'public') return `Published on ${formatDateTime(stored?.createdAt ?? '')}.`;
  if (!draft.planned) return 'Goes live as soon as you save.';
  const instant = plannedInstant(draft);
  if (instant === null) return 'Goes live at the day and time you choose.';
  return `Goes live on ${formatDateTime(new Date(instant).toISOString())}, Indian time. Visitors cannot see it until then.`;
}

/** Explains, beside the Save button, what saving means for readers. */
export const SavingWords = ({ draft, stored }: { draft: BlogDraft; stored: AdminBlog | null }) => (
  <Text size="sm" role="status" id={SAVING_WORDS}>
    {describeSaving(draft, stored)}
  </Text>
);

interface PublishSectionProps {
  form: BlogForm;
  stored: AdminBlog | null;
}

/** The publish switch, and when it takes effect. */
export function PublishSection({ form, stored }: PublishSectionProps) {
  const { draft, problems, change } = form;
  const waits = draft.published && canWait(stored);
  return (
    <FormSection title="Publishing">
      <Switch
        {...switchField(form, 'published')}
        label="Publish"
        description={stored ? `Now: ${nameState(stored)}` : undefined}
        aria-describedby={SAVING_WORDS}
      />
      {waits && (
        <Radio.Group
          label="When"
          value={draft.planned ? 'planned' : 'now'}
          onChange={(value) => change({ planned: value === 'planned' })}
        >
          <Group gap="md" mt={4}>
            <Radio value="now" label="At once" />
            <Radio value="planned" label="At a set time" />
          </Group>
        </Radio.Group>
      )}
      {waits && draft.planned && (
        <div>
          <FieldPair>
            <TextInput
              {...textField(form, 'publishDay')}
              id={fieldId('publishAt')}
              type="date"
              label="Day"
              required
              min={dayInIndia(Date.now())}
              error={problems.publishAt !== undefined}
              aria-describedby="publish-problem"
            />
            <TextInput
              {...textField(form, 'publishTime')}
              type="time"
              label="Time (IST)"
              required
              error={problems.publishAt !== undefined}
              aria-describedby="publish-problem"
            />
          </FieldPair>
          <FieldProblem id="publish-problem">{problems.publishAt}</FieldProblem>
        </div>
      )}
    </FormSection>
  );
}

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
