import { z } from 'zod';
import { personName, soundOf, webAddress } from './answers.ts';
import { fetchJson, type ProviderOptions } from './fetch-json.ts';
import type { PhotoProvider } from './port.ts';
import { suits } from './suits.ts';

const text = z.string().nullish();

const found = z.object({ results: z.array(z.unknown()) });

const photo = z.object({
  width: z.number(),
  height: z.number(),
  slug: text,
  description: text,
  alt_description: text,
  tags: z.array(z.object({ title: text })).nullish(),
  urls: z.object({ raw: webAddress }),
  links: z.object({ html: webAddress, download_location: webAddress }),
  user: z.object({ name: personName, links: z.object({ html: webAddress }) }),
});

const PER_PAGE = '30';

/** Returns a link with the referral parameters that Unsplash requires (API guidelines, attribution). */
function withReferral(address: string): string {
  const url = new URL(address);
  url.searchParams.set('utm_source', 'safarnama');
  url.searchParams.set('utm_medium', 'referral');
  return url.href;
}

/** Returns the original's address at a width; its other parameters must stay. */
function atWidth(raw: string, width: number): string {
  const url = new URL(raw);
  for (const [name, value] of Object.entries({ w: String(width), fit: 'max', fm: 'jpg', q: '80' })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

const wordsOf = ({ slug, description, alt_description, tags }: z.output<typeof photo>): string =>
  [slug, description, alt_description, ...(tags ?? []).map(({ title }) => title)].join(' ');

/** Rules of https://unsplash.com/documentation and help.unsplash.com/api-guidelines, read on 2026-11-22. */
export function unsplash(
  key: string,
  { origin = 'https://api.unsplash.com', timeoutMs }: ProviderOptions = {},
): PhotoProvider {
  const headers = { authorization: `Client-ID ${key}`, 'accept-version': 'v1' };
  return {
    name: 'unsplash',
    async findPhotos({ words, isAbout }, signal) {
      const url = new URL('/search/photos', origin);
      url.search = String(
        new URLSearchParams({ query: words, orientation: 'landscape', content_filter: 'high', per_page: PER_PAGE }),
      );
      const { results } = await fetchJson(url, headers, found, signal, timeoutMs);
      return soundOf(results, photo)
        .filter((result) => suits(result) && isAbout(wordsOf(result)))
        .map(({ urls, links, user }) => {
          const tellUsed = new URL(links.download_location);
          return {
            address: atWidth(urls.raw, 1600),
            credit: {
              author: user.name,
              authorUrl: withReferral(user.links.html),
              source: 'Unsplash',
              sourceUrl: withReferral(links.html),
              licence: null,
            },
            // The key is sent only to the API itself.
            used:
              tellUsed.origin === origin
                ? async (during) => void (await fetchJson(tellUsed, headers, z.unknown(), during, timeoutMs))
                : null,
          };
        });
    },
  };
}
