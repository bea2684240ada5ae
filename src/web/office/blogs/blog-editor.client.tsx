import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { AdminBlog, BlogPost } from '../../../contracts/blogs.ts';
import { BLOG_CATEGORIES, BLOG_LIMITS } from '../../../core/blogs/blog-options.ts';
import { blogEditor } from '../../../words/en/office/blog-editor.ts';
import { blogs } from '../../../words/en/office/blogs.ts';
import { recordEditor } from '../../../words/en/office/record-editor.ts';
import { sendForm, wordsOf } from '../api/admin-api.ts';
import { fieldId } from '../ui/editor/form-fields.ts';
import { FormColumns, FormSection } from '../ui/editor/form-section.tsx';
import { RecordEditor } from '../ui/editor/record-editor.tsx';
import { BasicsSection, SearchEngineSection } from '../ui/editor/record-sections.tsx';
import type { EditorSection } from '../ui/editor/section-index.tsx';
import { useRecordForm } from '../ui/editor/use-record-form.ts';
import { WritingSection } from '../ui/editor/writing-section.tsx';
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
    throw new Error(wordsOf(error, blogEditor.uploadFailed));
  }
};

const blogSections = (): readonly EditorSection[] => [
  { id: 'writing', title: recordEditor.writing, fields: ['title', 'content'] },
  { id: 'publishing', title: blogEditor.publishing, fields: ['status', 'publishAt'] },
  { id: 'basics', title: recordEditor.basics, fields: ['excerpt', 'category', 'tags', 'slug'] },
  { id: 'featured', title: blogEditor.featuredPicture, fields: ['featuredImage'] },
  { id: 'reading', title: blogEditor.authorAndReadTime, fields: ['authorName', 'readTime'] },
  { id: 'search', title: recordEditor.searchEngines, fields: ['metaTitle', 'metaDescription'] },
];

/** Creates or edits a post, with all fields on one page. */
export function BlogEditor({ stored, house, renderPreview, onSaved, justSaved }: BlogEditorProps) {
  const [sending, setSending] = useState(0);
  const waitFor = { content: blogEditor.waitForPictures };
  const editor = useRecordForm(BLOG_KIND, stored, { onSaved, justSaved, ...(sending > 0 && { waitFor }) });
  const { form, revision } = editor;
  const { draft, problems, change } = form;
  const changeText = useCallback((content: string) => change({ content }), [change]);
  const sections = useMemo(blogSections, []);
  const publicSlug = stored && blogStateOf(stored) === 'public' ? stored.slug : null;
  return (
    <RecordEditor
      editor={editor}
      title={stored ? blogs.editPost : blogs.createPost}
      sections={sections}
      publicAddress={publicSlug === null ? null : `/blog/${publicSlug}`}
      isAtWork={sending > 0}
      status={<SavingWords draft={draft} stored={stored} />}
      statusName={nameState(shownBy(draft))}
      renderPreview={() => renderPreview(previewOfDraft(draft, stored, house, Date.now()))}
    >
      <FormColumns
        main={
          <WritingSection form={form} limit={BLOG_LIMITS.title}>
            <RichTextEditor
              key={revision}
              id={fieldId('content')}
              label={blogEditor.content}
              initialHtml={draft.content}
              problem={problems.content}
              onChange={changeText}
              sendPicture={sendPicture}
              onSending={setSending}
            />
          </WritingSection>
        }
        side={
          <>
            <PublishSection form={form} stored={stored} />
            <BasicsSection
              form={form}
              limits={BLOG_LIMITS}
              address={{ kind: 'post', folder: '/blog/', publicSlug, stored }}
              summary="excerpt"
              summaryLabel={blogEditor.excerpt}
              categories={BLOG_CATEGORIES.map((value) => ({ value, label: blogs.categories[value] }))}
            />
            <FormSection title={blogEditor.featuredPicture} id="featured">
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
