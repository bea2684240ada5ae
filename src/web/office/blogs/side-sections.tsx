import { Group, NumberInput, Radio, Switch, Text, TextInput } from '@mantine/core';
import type { AdminBlog } from '../../../contracts/blogs.ts';
import { BLOG_LIMITS } from '../../../core/blogs/blog-options.ts';
import { blogEditor } from '../../../words/en/office/blog-editor.ts';
import { BELOW, switchField, textField, wholeField } from '../ui/editor/form-fields.ts';
import { FormSection } from '../ui/editor/form-section.tsx';
import { MomentFields } from '../ui/editor/moment-fields.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { type BlogDraft, type BlogForm, canWait, computedReadTime, plannedInstant } from './blog-draft.ts';
import { blogStateOf, nameState } from './blog-state.ts';

const SAVING_WORDS = 'what-saving-means';

function describeSaving(draft: BlogDraft, stored: AdminBlog | null): string {
  const was = stored ? blogStateOf(stored) : 'draft';
  if (!draft.published) {
    if (was === 'public') return blogEditor.savingUnpublishes;
    return was === 'planned' ? blogEditor.savingCancelsPlan : blogEditor.staysDraft;
  }
  if (was === 'public') return blogEditor.publishedOn({ time: formatDateTime(stored?.createdAt ?? '') });
  if (!draft.planned) return blogEditor.liveOnSaving;
  const instant = plannedInstant(draft);
  if (instant === null) return blogEditor.liveAtChosenTime;
  return blogEditor.liveOn({ time: formatDateTime(new Date(instant).toISOString()) });
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
  const { draft, change } = form;
  const waits = draft.published && canWait(stored);
  return (
    <FormSection title={blogEditor.publishing} id="publishing">
      <Switch
        {...switchField(form, 'published')}
        label={blogEditor.publish}
        description={stored ? blogEditor.stateNow({ state: nameState(stored) }) : undefined}
        aria-describedby={SAVING_WORDS}
      />
      {waits && (
        <Radio.Group
          label={blogEditor.when}
          value={draft.planned ? 'planned' : 'now'}
          onChange={(value) => change({ planned: value === 'planned' })}
        >
          <Group gap="md" mt={4}>
            <Radio value="now" label={blogEditor.atOnce} />
            <Radio value="planned" label={blogEditor.atSetTime} />
          </Group>
        </Radio.Group>
      )}
      {waits && draft.planned && <MomentFields form={form} />}
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
    <FormSection title={blogEditor.authorAndReadTime} id="reading">
      <TextInput
        {...textField(form, 'authorName')}
        label={blogEditor.author}
        placeholder={house}
        maxLength={BLOG_LIMITS.authorName.max}
      />
      <NumberInput
        {...wholeField(form, 'readTime')}
        label={blogEditor.readTime}
        placeholder={String(computed)}
        inputWrapperOrder={BELOW}
        description={
          form.draft.readTime === null
            ? blogEditor.readTimeComputed({ minutes: computed })
            : blogEditor.readTimeSet({ minutes: computed })
        }
      />
    </FormSection>
  );
}
