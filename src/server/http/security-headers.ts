import { randomBytes } from 'node:crypto';

/**
 * The nonce that marks the site's own inline scripts: random, different in each process, and removed from the page
 * before it is sent.
 */
export const scriptMark = randomBytes(16).toString('hex');

/** Origins of other sites whose content a page may show, from the settings; empty for none. */
export interface MapOrigins {
  /** Origin of the map tiles under routes. */
  readonly tiles: string;
  /** Origin of the map embedded in the contact page; other pages embed nothing. */
  readonly embed: string;
}

/** The content of a page that its policy allows by hash. */
interface PageSources {
  readonly scripts: readonly string[];
  /** Null where a library writes styles of its own: the back office. */
  readonly styles: readonly string[] | null;
}

/** Returns the content security policy of a page: only our own files, the given inline scripts and styles and the given maps. */
export const pagePolicy = ({ scripts, styles }: PageSources, maps: MapOrigins): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...(styles ?? ["'unsafe-inline'"])].join(' '),
    // React pages use style attributes everywhere; scripts and style elements stay strict.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${maps.tiles}`.trim(),
    "font-src 'self'",
    // The page checks whether the embedded map can be reached before it frames it.
    `connect-src 'self' ${maps.embed}`.trim(),
    `frame-src ${maps.embed || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of answers that are not pages: never cached, and harmless when opened by themselves. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Returns the headers of every answer, pages included. */
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
