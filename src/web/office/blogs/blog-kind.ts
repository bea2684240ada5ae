import type { AdminBlog } from '../../../contracts/blogs.ts';
import { blogs } from '../../../words/en/office/blogs.ts';
import { adminApi, sendForm } from '../api/admin-api.ts';
import type { EditorKind } from '../ui/editor/editor-kind.ts';
import { draftText, type Loose, rowsOf, scalarsFrom, textsOf } from '../ui/editor/kept-draft.ts';
import { type BlogDraft, blogUpload, draftOf, draftProblems, emptyDraft } from './blog-draft.ts';
import { blogParts } from './blog-parts.ts';

function readKeptDraft(kept: Loose): BlogDraft {
  const [featured] = rowsOf([kept.featuredImage]);
  const url = draftText(featured?.url);
  return {
    ...scalarsFrom(kept, emptyDraft()),
    tags: textsOf(kept.tags),
    featuredImage: url === '' ? null : { url, preview: url },
  };
}

const readBlog = async (id: string, version?: number): Promise<AdminBlog> =>
  (await adminApi('GET /api/blogs/admin/{id}', { params: { id }, query: { version } })).blog;

/** Describes blog posts to the editor. */
export const BLOG_KIND: EditorKind<AdminBlog, BlogDraft> = {
  get noun() {
    return blogs.noun;
  },
  versionsOf: 'post',
  path: '/admin/blogs',
  get listName() {
    return blogs.allPosts;
  },
  keptAs: 'blogDraft',
  emptyDraft,
  draftOf,
  keptPart: (draft) => (draft.featuredImage?.file ? { ...draft, featuredImage: null } : draft),
  readKeptDraft,
  get notKept() {
    return blogs.notKept;
  },
  richText: 'content',
  parts: blogParts,
  placeOf: {},
  problemsOf: (draft, stored) => draftProblems(draft, stored, Date.now()),
  filesIn: ({ featuredImage }) => (featuredImage?.file ? 1 : 0),
  maySaveItself: (draft, stored) => !draft.published && stored.status === 'draft',
  send: async ({ draft, id, version, isAutosave, onProgress }) => {
    const { parts, files } = blogUpload(draft, version);
    const form = { parts: { ...parts, ...(isAutosave && { autosave: 'true' }) }, files, onProgress };
    const { blog } =
      id === null
        ? await sendForm('POST /api/blogs/create', form)
        : await sendForm('PUT /api/blogs/{id}', { ...form, params: { id } });
    return blog;
  },
  read: readBlog,
  get words() {
    return { saveFailed: blogs.saveFailed, readFailed: blogs.readFailed };
  },
};
