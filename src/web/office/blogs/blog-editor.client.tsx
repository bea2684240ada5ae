import { type ReactNode, useCallback, useState } from 'react';
import type { AdminBlog, BlogPost } from '../../../contracts/blogs.ts';
import { BLOG_CATEGORIES, BLOG_LIMITS } from '../../../core/blogs/blog-options.ts';
import { sendForm, wordsOf } from '../api/admin-api.ts';
import { fieldId } from '../ui/editor/form-fields.ts';
import { FormColumns, FormSection } from '../ui/editor/form-section.tsx';
import { RecordEditor } from '../ui/editor/record-editor.tsx';
import { BasicsSection, SearchEngineSection } from '../ui/editor/record-sections.tsx';
import { useRecordForm } from '../ui/editor/use-record-form.ts';
import type { SendPicture } from '../ui/rich-text/picture-uploads.ts';
import { RichTextEditor } from '../ui/rich-text/rich-text-editor.tsx';
import { shownBy } from './blog-draft.ts';
import { BLOG_KIND } from './blog-kind.ts';
import { blogStateOf, nameState } from './blog-state.ts';
import { FeaturedPictureField } from './featured-picture.tsx';
import { previewOfDraft } from './preview-of-draft.ts';
import { PublishSection, ReadingSection, SavingWords } from './side-sections.tsx';

interface BlogEditorProps {
  /** Null for a new post. */
  stored: AdminBlog | null;
  /** The author of posts without one. */
  house: string;
  /** Renders the public page of a post, which belongs to another feature. */
  renderPreview: (preview: BlogPost) => ReactNode;
  onSaved: (saved: AdminBlog) => void;
  /** True during the move from a new post's form to the stored one's. */
  justSaved: boolean;
}

const sendPicture: SendPicture = async (file, { onProgress, signal }) => {
  const files = [{ name: 'picture', file }];
  try {
    return (await sendForm('POST /api/blogs/pictures', { parts: {}, files, onProgress, signal })).url;
  } catch (error) {
    throw new Error(wordsOf(error, 'Upload failed'));
  }
};

const WAIT = { content: 'Please wait until the pictures are uploaded' };

/** Creates or edits a post, with all fields on one page. */
export function BlogEditor({ stored, house, renderPreview, onSaved, justSaved }: BlogEditorProps) {
  const [sending, setSending] = useState(0);
  const editor = useRecordForm(BLOG_KIND, stored, { onSaved, justSaved, ...(sending > 0 && { waitFor: WAIT }) });
  const { form, revision } = editor;
  const { draft, problems, change } = form;
  const changeText = useCallback((content: string) => change({ content }), [change]);
  const publicSlug = stored && blogStateOf(stored) === 'public' ? stored.slug : null;
  return (
    <RecordEditor
      editor={editor}
      title={stored ? 'Edit Post' : 'Create Post'}
      publicAddress={publicSlug === null ? null : `/blog/${publicSlug}`}
      isAtWork={sending > 0}
      status={<SavingWords draft={draft} stored={stored} />}
      statusName={nameState(shownBy(draft))}
      renderPreview={() => renderPreview(previewOfDraft(draft, stored, house, Date.now()))}
    >
      <FormColumns
        main={
          <>
            <BasicsSection
              form={form}
              limits={BLOG_LIMITS}
              folder="/blog/"
              publicSlug={publicSlug}
              summary="excerpt"
              summaryLabel="Excerpt"
              categories={BLOG_CATEGORIES}
            />
            <FormSection title="Text">
              <RichTextEditor
                key={revision}
                id={fieldId('content')}
                label="Content"
                initialHtml={draft.content}
                problem={problems.content}
                onChange={changeText}
                sendPicture={sendPicture}
                onSending={setSending}
              />
            </FormSection>
          </>
        }
        side={
          <>
            <PublishSection form={form} stored={stored} />
            <FormSection title="Featured picture">
              <FeaturedPictureField form={form} />
            </FormSection>
            <ReadingSection form={form} house={house} />
            <SearchEngineSection form={form} limits={BLOG_LIMITS} />
          </>
        }
      />
    </RecordEditor>
  );
}
