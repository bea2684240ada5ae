import { type MetaDescriptor, useLocation } from 'react-router';
import type { BlogCard } from '../../contracts/blogs.ts';
import { readyOf } from '../api/load-failure.ts';
import { postPath } from '../site/blogs/blog-address.ts';
import { listPostData } from '../site/blogs/blog-data.ts';
import { type BlogPostResult, loadBlogPost } from '../site/blogs/load-blogs.ts';
import { PostPage, PostWaiting } from '../site/blogs/post-page.tsx';
import { PostPlaces } from '../site/blogs/post-places.tsx';
import { RelatedPosts } from '../site/blogs/related-posts.tsx';
import { useSite } from '../site/frame/site-context.ts';
import { SharePost } from '../site/sharing/share-post.tsx';
import { keepSearchDraft, readSearchDraft } from '../site/trip-search/search-parameters.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { asShareable } from '../ui/travel-picture.tsx';
import { useArriving } from '../ui/use-arriving.ts';
import type { Route } from './+types/blog-post';
import {
  clientLoaderOf,
  isNewVisit,
  loaderOf,
  type OneOfMany,
  type ProblemWords,
  RefusedPage,
  readHanded,
  UnreadyPage,
} from './by-slug.tsx';
import { fitTitle } from './meta-words.ts';
import { brandOf, describePage, feedLink } from './page-meta.ts';

type PostData = OneOfMany<BlogPostResult>;

const POSTS = { load: loadBlogPost, pathOf: postPath };

const WORDS: ProblemWords = {
  missing: { title: 'No such post', tone: 'problem', message: 'Blog not found' },
  failed: { title: 'This post cannot be shown', message: 'Failed to fetch blog' },
  back: (
    <ButtonLink look="action" to="/blog">
      Back to Blogs
    </ButtonLink>
  ),
};

export const loader = loaderOf(POSTS);

/** Shows the page at once after a click on a card, with the card's data; the rest follows. */
export const clientLoader = clientLoaderOf(POSTS);

export const shouldRevalidate = isNewVisit;

const handedPost = (state: unknown, slug: string) => readHanded<BlogCard>(state, 'blog', slug);

export function meta({ matches, location, params, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  // The types promise data; a refused page has none.
  const given = loaderData as PostData | undefined;
  if (!given) return [{ title: 'Blog not found' }, { name: 'robots', content: 'noindex' }];
  const { result, address } = given;
  const path = postPath(params.slug);
  const ready = readyOf(result);
  if (!ready) {
    const card = handedPost(location.state, params.slug);
    return describePage(matches, { title: card?.title ?? 'Travel blog', description: '', path });
  }
  const { blog } = ready;
  const brand = brandOf(matches);
  return [
    ...describePage(matches, {
      title: blog.metaTitle || blog.title,
      description: blog.metaDescription || blog.excerpt,
      path,
      type: 'article',
      ...(blog.featuredImage && { image: asShareable(blog.featuredImage) }),
    }),
    { property: 'article:published_time', content: blog.createdAt },
    { property: 'article:section', content: blog.category },
    feedLink(brand),
    { 'script:ld+json': listPostData(blog, { address, brand }) },
  ];
}

export default function BlogPostScreen({ params, loaderData }: Route.ComponentProps) {
  // Another post is another visit: the key discards all state of the previous one.
  return (
    <main>
      <PostVisit key={params.slug} slug={params.slug} {...loaderData} />
    </main>
  );
}

/** Starts a search for the place as destination; clears it as origin if it stood there. */
function beginSearch(place: string): void {
  const draft = readSearchDraft();
  keepSearchDraft({ ...draft, to: place, from: draft.from === place ? '' : draft.from });
}

function PostVisit({ slug, result, address }: PostData & { slug: string }) {
  const { latest } = useArriving(result);
  const { state } = useLocation();
  const { brand, twitter } = useSite();
  if (!latest) return <PostWaiting blog={handedPost(state, slug)} />;
  if (latest.kind !== 'ready') return <UnreadyPage result={latest} words={WORDS} pathOf={postPath} />;
  const { blog, related, places } = latest;
  return (
    <>
      <PageTitle>{fitTitle([blog.metaTitle || blog.title], brand)}</PageTitle>
      <PostPage
        blog={blog}
        share={
          <SharePost
            blogId={blog._id}
            url={address}
            title={blog.title}
            account={twitter}
            socialShares={blog.socialShares}
          />
        }
        places={<PostPlaces places={places} onPlan={beginSearch} />}
        related={<RelatedPosts blogs={related} />}
      />
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <RefusedPage error={error} words={WORDS} />;
