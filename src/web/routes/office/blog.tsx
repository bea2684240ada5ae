import { blogs } from '../../../words/en/office/blogs.ts';
import { BlogEditor } from '../../office/blogs/blog-editor.client.tsx';
import { BLOG_KIND } from '../../office/blogs/blog-kind.ts';
import { RecordMissing } from '../../office/ui/editor/record-missing.client.tsx';
import { PostPage } from '../../site/blogs/post-page.tsx';
import type { Route } from './+types/blog';
import { useAdminScreen } from './admin-screen.ts';
import { readRecord, useGoOn } from './read-record.ts';
import { sectionMeta } from './section-meta.ts';

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => readRecord(BLOG_KIND, id);

export const meta: Route.MetaFunction = ({ matches, params }) =>
  sectionMeta(params.id === undefined ? blogs.createPost : blogs.editPost)({ matches });

/** The editor keeps typed text across reloads of the data beneath it; another post gets another editor. */
export default function Blog({ loaderData: { stored, failure } }: Route.ComponentProps) {
  const going = useGoOn(BLOG_KIND, stored === null);
  const { site } = useAdminScreen();
  if (failure) return <RecordMissing kind={BLOG_KIND}>{failure}</RecordMissing>;
  return (
    <BlogEditor
      key={stored?._id ?? 'new'}
      stored={stored}
      house={site.agency}
      renderPreview={(preview) => <PostPage blog={preview} share={null} />}
      {...going}
    />
  );
}
