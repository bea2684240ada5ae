/** Names that never lead out of a network of one's own (RFC 6761, 6762, 8375). */
const OWN_NETWORKS = /\.(?:local|localhost|internal|intranet|lan|home|corp|test|invalid|example|onion|home\.arpa)$/;
const HOST_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** An address that a visitor's browser may be sent to: https, a public host by its name, no user name or password. */
function publicAddress(text: string): URL | null {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPublic = HOST_NAME.test(url.hostname) && !OWN_NETWORKS.test(url.hostname);
  return isPublic && url.username === '' && url.password === '' && url.hash === '' ? url : null;
}

const placeholdersOf = (template: string): string[] => template.match(/\{\w{1,20}\}|[{}]/g)?.sort() ?? [];

const TILE_PLACEHOLDERS = '{x},{y},{z}';
const EMBED_PLACEHOLDERS = ['{lat}', '{lon}', '{west}', '{south}', '{east}', '{north}'];

/** What is wrong with the address of map tiles, or null. Empty means that there are none. */
export function tileProblem(template: string): string | null {
  if (template === '') return null;
  if (placeholdersOf(template).join() !== TILE_PLACEHOLDERS || !publicAddress(template)) {
    return 'Please enter an address like https://tiles.your-provider.com/{z}/{x}/{y}.png';
  }
  return null;
}

/** What is wrong with the address of the embedded map, or null. Empty means that there is none. */
export function embedProblem(template: string): string | null {
  if (template === '') return null;
  const areKnown = placeholdersOf(template).every((name) => EMBED_PLACEHOLDERS.includes(name));
  if (areKnown && publicAddress(template)) return null;
  return `Please enter an address that begins with https://; it may hold ${EMBED_PLACEHOLDERS.join(', ')}`;
}

/** What is wrong with the address of the page that a credit leads to, or null. Empty means that it leads nowhere. */
export const creditLinkProblem = (address: string): string | null =>
  address === '' || publicAddress(address.replace(/#[\w/-]*$/, ''))
    ? null
    : 'Please enter an address that begins with https://';

/** `https://host`, with its port where it has one: what a page policy allows. Empty for an address that is not usable. */
export const originOfMap = (template: string): string => publicAddress(template)?.origin ?? '';
