import { useNavigate } from 'react-router';
import { blogs } from '../../../words/en/office/blogs.ts';
import { draftOf } from '../../office/blogs/blog-draft.ts';
import { BLOG_KIND } from '../../office/blogs/blog-kind.ts';
import { blogStateOf, nameState } from '../../office/blogs/blog-state.ts';
import { previewOfDraft } from '../../office/blogs/preview-of-draft.ts';
import { PreviewModal } from '../../office/ui/editor/preview-modal.client.tsx';
import { RecordMissing } from '../../office/ui/editor/record-missing.client.tsx';
import { PostPage } from '../../site/blogs/post-page.tsx';
import type { Route } from './+types/blog-preview';
import { useAdminScreen } from './admin-screen.ts';
import { readRecord } from './read-record.ts';
import { sectionMeta } from './section-meta.ts';

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => readRecord(BLOG_KIND, id);

export const meta: Route.MetaFunction = (page) => sectionMeta(blogs.previewTitle)(page);

export default function Preview({ loaderData: { stored, failure } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { site } = useAdminScreen();
  if (!stored) return <RecordMissing kind={BLOG_KIND}>{failure || BLOG_KIND.words.readFailed}</RecordMissing>;
  return (
    <PreviewModal
      opened
      note={blogStateOf(stored) === 'public' ? blogs.seenByVisitors : blogs.unseenByVisitors}
      status={nameState(stored)}
      onClose={() => void navigate(BLOG_KIND.path)}
    >
      <PostPage blog={previewOfDraft(draftOf(stored), stored, site.agency, Date.now())} share={null} />
    </PreviewModal>
  );
}
