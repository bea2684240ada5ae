import { z } from 'zod';
import type { PhotoCredit } from '../../../contracts/pictures.ts';
import { oneLine, personName, soundOf, webAddress } from './answers.ts';
import { fetchJson, type ProviderOptions } from './fetch-json.ts';
import type { FoundPhoto, PhotoProvider, PhotoQuery } from './port.ts';
import { suits } from './suits.ts';

const value = z.object({ value: z.union([z.string(), z.number()]).transform(String) }).optional();

const metadata = z.object({
  Artist: value,
  ImageDescription: value,
  LicenseShortName: value,
  LicenseUrl: value,
  ObjectName: value,
  Restrictions: value,
});

const page = z.object({
  title: z.string(),
  index: z.number().optional(),
  imageinfo: z.tuple(
    [
      z.object({
        width: z.number(),
        height: z.number(),
        mime: z.string(),
        url: webAddress,
        thumburl: webAddress.optional(),
        descriptionurl: webAddress,
        extmetadata: metadata,
      }),
    ],
    z.unknown(),
  ),
});

const found = z.object({
  /** Absent where nothing was found. */
  query: z.object({ pages: z.array(z.unknown()) }).optional(),
  /** Failures also have status 200. */
  error: z.never().optional(),
});

type File = z.output<typeof page>['imageinfo'][0];

const FILES = '6';
const MOST_FOUND = '30';
/** One of the widths that Wikimedia keeps ready; it refuses others to programs. */
const WIDTH = '1280';

/** The accepted licences, by Commons' names. */
const FREE = /^(?:cc0(?: 1\.0)?|public domain|cc by(?:-sa)? \d\.\d(?: [a-z]{2,5})?)$/i;
const ASKS_FOR_NAME = /^cc by/i;
/** Matches files that do not show how the place looks. */
const NO_VIEW =
  /\b(?:map|plan|logo|flag|diagram|stamp|seal|emblem|coin|portrait|painting|drawing|sketch|poster|route)s?\b/i;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#039': "'",
  nbsp: ' ',
};

const LONGEST_HTML = 5000;

/** Returns plain text from Commons' HTML. */
const plain = (html: string): string =>
  oneLine(
    html
      .slice(0, LONGEST_HTML)
      .replace(/<style[\s\S]*?<\/style>|<[^>]*>/gi, ' ')
      .replace(/&(#?\w+);/g, (_all, name: string) => ENTITIES[name] ?? ' '),
  );

/** Returns the licence's own page if it is one of Creative Commons. */
function licenceUrl(given: string | undefined): string | null {
  if (!given || !URL.canParse(given)) return null;
  const url = new URL(given);
  if (!/^(?:www\.)?creativecommons\.org$/.test(url.hostname)) return null;
  url.protocol = 'https:';
  return url.href;
}

/** Returns the credit; null where the licence is not accepted or demands more than we can show. */
function creditOf({
  extmetadata: { Artist, LicenseShortName, LicenseUrl, Restrictions },
  descriptionurl,
}: File): PhotoCredit | null {
  const name = plain(LicenseShortName?.value ?? '');
  const author = plain(Artist?.value ?? '');
  const url = licenceUrl(LicenseUrl?.value);
  if (!FREE.test(name) || (Restrictions?.value ?? '') !== '') return null;
  if (ASKS_FOR_NAME.test(name) && (author === '' || url === null)) return null;
  return {
    author: personName.parse(author),
    authorUrl: null,
    source: 'Wikimedia Commons',
    sourceUrl: descriptionurl,
    licence: { name, url },
  };
}

function judge(title: string, file: File, { isAbout }: PhotoQuery): FoundPhoto | null {
  if (file.mime !== 'image/jpeg' || !suits(file) || NO_VIEW.test(title)) return null;
  // Not its categories: a portrait taken at a place is in that place's category.
  const { ImageDescription, ObjectName } = file.extmetadata;
  const words = [title, ...[ImageDescription, ObjectName].map((text) => plain(text?.value ?? ''))].join(' ');
  const credit = isAbout(words) ? creditOf(file) : null;
  return credit && { address: file.thumburl ?? file.url, credit, used: null };
}

/**
 * Wikimedia Commons, which requires no key but a user agent
 * (foundation.wikimedia.org/wiki/Policy:Wikimedia_Foundation_User-Agent_Policy,
 * commons.wikimedia.org/wiki/Commons:Reusing_content_outside_Wikimedia, read on 2026-11-22).
 */
export function wikimedia(
  userAgent: string,
  { origin = 'https://commons.wikimedia.org', timeoutMs }: ProviderOptions = {},
): PhotoProvider {
  return {
    name: 'wikimedia',
    async findPhotos(query, signal) {
      const url = new URL('/w/api.php', origin);
      url.search = String(
        new URLSearchParams({
          action: 'query',
          format: 'json',
          formatversion: '2',
          generator: 'search',
          gsrnamespace: FILES,
          gsrlimit: MOST_FOUND,
          gsrsearch: `${query.fewWords} filetype:bitmap`,
          prop: 'imageinfo',
          iiprop: 'url|size|mime|extmetadata',
          iiurlwidth: WIDTH,
          iiextmetadatalanguage: 'en',
          iiextmetadatafilter: Object.keys(metadata.shape).join('|'),
        }),
      );
      const answer = await fetchJson(url, { 'user-agent': userAgent }, found, signal, timeoutMs);
      return soundOf(answer.query?.pages ?? [], page)
        .toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
        .flatMap(({ title, imageinfo }) => judge(title, imageinfo[0], query) ?? []);
    },
  };
}
