import type { BlogCard as PostCard } from '../../contracts/blogs.ts';
import type { ApiCall } from '../../contracts/client.ts';
import type { PackageCard as TripCard } from '../../contracts/packages.ts';
import { type Language, localPath } from '../../core/languages.ts';
import { places } from '../../words/en/site/places.ts';
import { asked } from '../api/asked-language.ts';
import { BlogCard } from '../site/blogs/blog-card.tsx';
import { useSite } from '../site/frame/site-context.ts';
import { PackageCard } from '../site/packages/package-card.tsx';
import { loadPlace, type ReadyPlace } from '../site/places/load-places.ts';
import { placePath } from '../site/places/place-address.ts';
import { listPlaceData, sharingPicture } from '../site/places/place-data.ts';
import { PlaceGuide } from '../site/places/place-guide.tsx';
import {
  type HeadArgs,
  type HeadEntry,
  type Page,
  Refusal,
  type Refused,
  type ScreenProps,
} from '../site-router/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { RelatedSection } from '../ui/related-section.tsx';
import { type ProblemWords, RefusedPage } from './by-slug.tsx';
import { describePage } from './page-meta.ts';

/** Three fill the columns of a row. */
const MOST_RELATED = 3;

interface PlaceData extends ReadyPlace {
  readonly packages: readonly TripCard[];
  readonly posts: readonly PostCard[];
  /** The page's absolute address. */
  readonly address: string;
}

const problemWords = (): ProblemWords => ({
  missing: { title: places.missingTitle, tone: 'info', message: places.missing },
  failed: { title: places.failedTitle, message: places.failed },
  back: (
    <ButtonLink look="action" to="/places">
      {places.back}
    </ButtonLink>
  ),
});

/** Returns packages and posts that name the place; none after a failure, which is logged: the page stands without. */
async function loadRelated(api: ApiCall, name: string, language: Language) {
  const query = { search: name, limit: MOST_RELATED, ...asked(language) };
  const [packages, posts] = await Promise.all([
    api('GET /api/packages', { query }).then(
      (list) => list.packages,
      (error: unknown) => {
        console.warn('The packages of a place could not be loaded', error);
        return [];
      },
    ),
    api('GET /api/blogs', { query }).then(
      (list) => list.blogs,
      (error: unknown) => {
        console.warn('The posts about a place could not be loaded', error);
        return [];
      },
    ),
  ]);
  return { packages, posts };
}

function describe({ site, data: { place, address } }: HeadArgs<PlaceData>): HeadEntry[] {
  const { name, state, slug, about } = place;
  return [
    ...describePage(site, {
      title: places.placeTitle({ name, state: state.name }),
      shorterTitles: [places.shortTitle({ name }), name],
      description: about,
      path: placePath(slug),
      image: sharingPicture(place),
      inAllLanguages: true,
    }),
    { structuredData: listPlaceData(place, address, site.language) },
  ];
}

function PlaceScreen({ data: { place, packages, posts } }: ScreenProps<PlaceData>) {
  const { map } = useSite();
  const { name } = place;
  return (
    <main>
      <PlaceGuide place={place} maps={map} />
      <RelatedSection
        title={places.relatedPackages({ name })}
        items={packages}
        card={(trip) => <PackageCard package={trip} />}
      />
      <RelatedSection title={places.relatedPosts({ name })} items={posts} card={(blog) => <BlogCard blog={blog} />} />
    </main>
  );
}

export const page: Page<PlaceData> = {
  async load({ api, params: { slug = '' }, url, language }) {
    const result = await loadPlace(api, slug, language);
    if (result.kind === 'not-found') throw new Refusal({ status: 404 });
    if (result.kind === 'failed') throw new Refusal(result);
    const { place } = result;
    const address = new URL(localPath(language, placePath(slug)), url.origin).href;
    return { place, address, ...(await loadRelated(api, place.name, language)) };
  },
  head: describe,
  Screen: PlaceScreen,
  refused: {
    title: () => places.missing,
    Screen: ({ refusal }: { refusal: Refused }) => <RefusedPage refusal={refusal} words={problemWords()} />,
  },
};
