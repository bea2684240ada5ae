/** Set when a visitor of this browser left a name and phone in the popup; read by access-status alone. */
export const LEAD_COOKIE = 'safarnama_lead';

interface Cookie {
  readonly name: string;
  readonly value: string;
  /** 0 deletes the cookie. */
  readonly maxAgeSeconds: number;
  /** True when the site is reached over https. */
  readonly secure: boolean;
}

/** Returns the `Set-Cookie` header of a cookie that is hidden from scripts and not sent by other sites' forms. */
export const cookieHeader = ({ name, value, maxAgeSeconds, secure }: Cookie): string =>
  `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Returns the value of a request's cookie, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}
