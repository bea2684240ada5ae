import type { RequestProblem } from '../core/request-problems.ts';

/** Names that only resolve inside a private network (RFC 6761, 6762, 8375). */
const OWN_NETWORKS = /\.(?:local|localhost|internal|intranet|lan|home|corp|test|invalid|example|onion|home\.arpa)$/;
const HOST_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * Returns an address that is safe to give to a visitor's browser: https, a public host name, no user name or password.
 */
function publicAddress(text: string): URL | null {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPublic = HOST_NAME.test(url.hostname) && !OWN_NETWORKS.test(url.hostname);
  return isPublic && url.username === '' && url.password === '' && url.hash === '' ? url : null;
}

const placeholdersOf = (template: string): string[] => template.match(/\{\w{1,20}\}|[{}]/g)?.sort() ?? [];

const TILE_PLACEHOLDERS = '{x},{y},{z}';
const EMBED_PLACEHOLDERS = ['{lat}', '{lon}', '{west}', '{south}', '{east}', '{north}'];

/** Returns what is wrong with the address of the map tiles, or null. Empty text means no tiles and is valid. */
export function tileProblem(template: string): RequestProblem | null {
  if (template === '') return null;
  if (placeholdersOf(template).join() !== TILE_PLACEHOLDERS || !publicAddress(template)) {
    return { say: 'tile-address-malformed' };
  }
  return null;
}

/** Returns what is wrong with the address of the embedded map, or null. Empty text means no map and is valid. */
export function embedProblem(template: string): RequestProblem | null {
  if (template === '') return null;
  const areKnown = placeholdersOf(template).every((name) => EMBED_PLACEHOLDERS.includes(name));
  if (areKnown && publicAddress(template)) return null;
  return { say: 'embed-address-malformed', placeholders: EMBED_PLACEHOLDERS };
}

/** Returns what is wrong with the link of the map credit, or null. Empty text means no link and is valid. */
export const creditLinkProblem = (address: string): RequestProblem | null =>
  address === '' || publicAddress(address.replace(/#[\w/-]*$/, '')) ? null : { say: 'web-address-malformed' };

/** Returns `https://host`, with a port if given, for the content security policy. Empty for an unusable address. */
export const originOfMap = (template: string): string => publicAddress(template)?.origin ?? '';
