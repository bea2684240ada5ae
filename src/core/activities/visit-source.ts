/** Where a visit came from. */
export const SOURCE_KINDS = ['direct', 'search', 'social', 'assistant', 'campaign', 'site'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

interface KnownSource {
  readonly name: string;
  readonly kind: SourceKind;
  /** Matches its hosts, without `www.`. */
  readonly hosts: RegExp;
}

/** Sources that have many hosts, or whose hosts say little, by the name under which they are counted. */
const KNOWN: Readonly<Record<string, KnownSource>> = {
  google: { name: 'Google', kind: 'search', hosts: /^(?:[a-z0-9-]+\.)*google(?:\.[a-z]{2,3}){1,2}$|quicksearchbox$/ },
  bing: { name: 'Bing', kind: 'search', hosts: /^(?:[a-z0-9-]+\.)*bing\.com$/ },
  duckduckgo: { name: 'DuckDuckGo', kind: 'search', hosts: /^(?:[a-z0-9-]+\.)*duckduckgo\.com$/ },
  yahoo: { name: 'Yahoo', kind: 'search', hosts: /^(?:[a-z0-9-]+\.)*yahoo\.com$/ },
  yandex: { name: 'Yandex', kind: 'search', hosts: /^(?:[a-z0-9-]+\.)*yandex\.(?:com|ru)$/ },
  ecosia: { name: 'Ecosia', kind: 'search', hosts: /^(?:[a-z0-9-]+\.)*ecosia\.org$/ },
  facebook: { name: 'Facebook', kind: 'social', hosts: /^(?:[a-z0-9-]+\.)*facebook\.com$|facebook\.katana$/ },
  instagram: { name: 'Instagram', kind: 'social', hosts: /^(?:[a-z0-9-]+\.)*instagram\.com$|instagram\.android$/ },
  whatsapp: { name: 'WhatsApp', kind: 'social', hosts: /^(?:[a-z0-9-]+\.)*whatsapp\.com$|^wa\.me$|^com\.whatsapp$/ },
  x: { name: 'X (Twitter)', kind: 'social', hosts: /^(?:t\.co|(?:[a-z0-9-]+\.)*(?:x|twitter)\.com)$/ },
  youtube: { name: 'YouTube', kind: 'social', hosts: /^(?:[a-z0-9-]+\.)*(?:youtube\.com|youtu\.be)$/ },
  linkedin: { name: 'LinkedIn', kind: 'social', hosts: /^(?:[a-z0-9-]+\.)*linkedin\.com$|^lnkd\.in$/ },
  pinterest: { name: 'Pinterest', kind: 'social', hosts: /^(?:[a-z0-9-]+\.)*pinterest(?:\.[a-z]{2,3}){1,2}$/ },
  reddit: { name: 'Reddit', kind: 'social', hosts: /^(?:[a-z0-9-]+\.)*reddit\.com$/ },
  telegram: { name: 'Telegram', kind: 'social', hosts: /^(?:t\.me|(?:web\.)?telegram\.org|org\.telegram\.messenger)$/ },
  chatgpt: { name: 'ChatGPT', kind: 'assistant', hosts: /^(?:chatgpt\.com|chat\.openai\.com)$/ },
  gemini: { name: 'Gemini', kind: 'assistant', hosts: /^gemini\.google\.com$/ },
  perplexity: { name: 'Perplexity', kind: 'assistant', hosts: /^(?:[a-z0-9-]+\.)*perplexity\.ai$/ },
};

const DIRECT = 'direct';
const CAMPAIGN = 'utm:';
/** Most specific first: an assistant's host may belong to the company of a search engine. */
const IN_ORDER = Object.entries(KNOWN).sort(
  ([, a], [, b]) => Number(b.kind === 'assistant') - Number(a.kind === 'assistant'),
);

/** Matches a host of at least two parts. Addresses of machines are no sources, and could identify a person. */
const HOST = /^(?=.{4,100}$)(?:[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,61}$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the name of a campaign as an address has it, or null where there is none or where it may name a person. */
function campaignOf(typed: string): string | null {
  const name = decoded(typed)
    .trim()
    .toLowerCase()
    .replace(/[\s+]+/g, '-');
  return /^[a-z0-9][a-z0-9._-]{0,39}$/.test(name) && !/\d{7}/.test(name) ? `${CAMPAIGN}${name}` : null;
}

/**
 * Returns the name under which an arrival is counted: its campaign, a known source, or the host that linked here; null
 * for what is no host. An empty referrer is a direct arrival.
 */
export function sourceOf({ referrer, campaign }: { readonly referrer: string; readonly campaign: string }) {
  const named = campaignOf(campaign);
  if (named !== null) return named;
  if (referrer === '') return DIRECT;
  const host = referrer
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d{1,5}$/, '');
  if (!HOST.test(host)) return null;
  return IN_ORDER.find(([, { hosts }]) => hosts.test(host))?.[0] ?? host;
}

/** Returns a counted source as it is shown. */
export function describeSource(source: string): { readonly name: string; readonly kind: SourceKind } {
  if (source === DIRECT) return { name: '', kind: 'direct' };
  if (source.startsWith(CAMPAIGN)) return { name: source.slice(CAMPAIGN.length), kind: 'campaign' };
  const known = Object.hasOwn(KNOWN, source) ? KNOWN[source] : undefined;
  return known ? { name: known.name, kind: known.kind } : { name: source, kind: 'site' };
}
