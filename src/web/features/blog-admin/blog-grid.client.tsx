import { type ReactNode, useRef, useState } from 'react';
import type { AdminBlogCard } from '../../../contracts/blogs.ts';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { BlogStatus } from '../../../core/blogs/blog-options.ts';
import { adminApi, sendForm, wordsOf } from '../../admin-api.ts';
import type { CardQuery } from '../../ui/admin/card-grid/card-query.ts';
import { RecordGrid } from '../../ui/admin/card-grid/record-grid.tsx';
import { useChosen } from '../../ui/admin/card-grid/use-chosen.ts';
import type { Deletion } from '../../ui/admin/card-grid/use-deletion.ts';
import { BlogCard } from './blog-card.tsx';
import { BLOG_KIND } from './blog-kind.ts';
import { STATUS_NAMES } from './blog-words.ts';

type BlogList = ApiAnswer<'GET /api/blogs/admin/all'>;

interface BlogGridProps {
  query: CardQuery<BlogStatus>;
  /** Null when it could not be read. */
  list: BlogList | null;
  /** Why not. */
  failure: string;
  notice: ReactNode;
}

const DELETION: Deletion = {
  remove: (id) => adminApi('DELETE /api/blogs/{id}', { params: { id } }),
  restore: (id) => adminApi('POST /api/blogs/{id}/restore', { params: { id } }),
  words: { deleteFailed: 'Failed to delete blog', restoreFailed: BLOG_KIND.words.saveFailed },
};

type Shown = Pick<AdminBlogCard, 'status' | 'publishAt'>;

/** Publishes a post or takes it back, at once; the rest of it stays as it is. */
function usePublishSwitch(list: BlogList | null, onFailure: (error: unknown) => void) {
  // Switched again before the list is read anew, it goes over the version that the first switching made.
  const written = useRef(new Map<string, number>());
  // A planned post that is taken back and put on again still waits for its time.
  const plans = useRef(new Map<string, string>());
  const send = async (id: string, { status, publishAt }: Shown) => {
    const read = list?.blogs.find(({ _id }) => _id === id)?.version ?? 0;
    const version = String(Math.max(written.current.get(id) ?? 0, read));
    const parts = { status, publishAt: publishAt ?? '', version };
    const { blog } = await sendForm('PUT /api/blogs/{id}', { params: { id }, parts });
    written.current.set(id, blog.version);
  };
  const { chosen, choose } = useChosen<Shown>({ send, onFailure });
  const publish = ({ _id, publishAt }: AdminBlogCard, published: boolean) => {
    if (publishAt !== null) plans.current.set(_id, publishAt);
    choose(
      _id,
      published
        ? { status: 'published', publishAt: plans.current.get(_id) ?? null }
        : { status: 'draft', publishAt: null },
    );
  };
  return { chosen, publish };
}

/** All posts as cards: looked for, published, taken back, deleted. */
export function BlogGrid({ query, list, failure, notice }: BlogGridProps) {
  const [banner, setBanner] = useState('');
  const { chosen, publish } = usePublishSwitch(list, (error) => setBanner(wordsOf(error, BLOG_KIND.words.saveFailed)));
  return (
    <RecordGrid
      noun="post"
      nouns="posts"
      path={BLOG_KIND.path}
      title="Posts"
      createLabel="Create Post"
      emptyHint="Write the first one; it starts as a draft."
      query={query}
      statusNames={STATUS_NAMES}
      list={list && { ...list, cards: list.blogs }}
      failure={failure}
      banner={banner}
      onBanner={setBanner}
      deletion={DELETION}
      notice={notice}
      renderCard={(stored, onDelete) => {
        const card = { ...stored, ...chosen.get(stored._id) };
        return <BlogCard card={card} onPublish={(published) => publish(card, published)} onDelete={onDelete} />;
      }}
    />
  );
}
