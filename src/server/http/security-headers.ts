import { createHash, randomBytes } from 'node:crypto';

/** Marks the scripts that we wrote; made anew in each process and gone from the page before it leaves. */
export const scriptMark = randomBytes(16).toString('hex');

const MARKED_SCRIPT = new RegExp(
  `<script(?=[^>]*\\snonce="${scriptMark}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
  'g',
);
const MARK = new RegExp(` nonce="${scriptMark}"`, 'g');

/** Origins of other sites that a page may show something of, as the settings have them; empty for none. */
export interface MapOrigins {
  /** Whose map tiles a route lies on. */
  readonly tiles: string;
  /** Whose map the contact page embeds; no other page is ever framed in ours. */
  readonly embed: string;
}

/**
 * A page without the marks, and the CSP hash sources of its marked inline scripts: its bytes stay the same, so it can be
 * cached with its policy. A script that came in some other way carries no mark, gets no hash, and does not run.
 */
export function sealScripts(html: string): { html: string; sources: string[] } {
  const sources = new Set<string>();
  for (const [, script = ''] of html.matchAll(MARKED_SCRIPT)) {
    sources.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return { html: html.replaceAll(MARK, ''), sources: [...sources] };
}

/** The policy of a page that runs only our own files and the given inline scripts, and shows the given maps. */
export const pagePolicy = (scriptSources: readonly string[], maps: MapOrigins): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptSources.join(' ')}`.trim(),
    // Style attributes are all over any React page (design/stack.md, trap 19); scripts stay strict.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${maps.tiles}`.trim(),
    "font-src 'self'",
    // Whether the embedded map can be reached is asked before it is framed.
    `connect-src 'self' ${maps.embed}`.trim(),
    `frame-src ${maps.embed || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Of what is no page: nobody keeps it, and opened by itself it can do nothing. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** What every answer carries, page or not. */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
