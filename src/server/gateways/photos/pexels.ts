import { z } from 'zod';
import { personName, soundOf, webAddress } from './answers.ts';
import { fetchJson, type ProviderOptions } from './fetch-json.ts';
import type { PhotoProvider } from './port.ts';
import { suits } from './suits.ts';

const found = z.object({ photos: z.array(z.unknown()) });

const photo = z.object({
  width: z.number(),
  height: z.number(),
  /** Its page, whose address names the subject: `.../photo/taj-mahal-agra-india-1603650/`. */
  url: webAddress,
  photographer: personName,
  photographer_url: webAddress.nullish(),
  alt: z.string().nullish(),
  src: z.object({ large2x: webAddress }),
});

/** Limits of https://www.pexels.com/api/documentation/, read on 2026-11-22: 200 calls an hour, 20,000 a month. */
export function pexels(
  key: string,
  { origin = 'https://api.pexels.com', timeoutMs }: ProviderOptions = {},
): PhotoProvider {
  return {
    name: 'pexels',
    async findPhotos({ words, isAbout }, signal) {
      const url = new URL('/v1/search', origin);
      url.search = String(new URLSearchParams({ query: words, orientation: 'landscape', per_page: '40' }));
      const { photos } = await fetchJson(url, { authorization: key }, found, signal, timeoutMs);
      return soundOf(photos, photo)
        .filter((one) => suits(one) && isAbout(`${one.alt ?? ''} ${new URL(one.url).pathname}`))
        .map(({ url: page, photographer, photographer_url, src }) => ({
          address: src.large2x,
          credit: {
            author: photographer,
            authorUrl: photographer_url ?? null,
            source: 'Pexels',
            sourceUrl: page,
            licence: null,
          },
          used: null,
        }));
    },
  };
}
