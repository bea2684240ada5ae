/** Whether a browser left its name and phone in the popup; read by access-status alone. */
export const LEAD_COOKIE = 'safarnama_lead';

interface Cookie {
  readonly name: string;
  readonly value: string;
  /** 0 takes the cookie away. */
  readonly maxAgeSeconds: number;
  /** True when the site is reached over https. */
  readonly secure: boolean;
}

/** The `Set-Cookie` header of a cookie that scripts never see and no other site's form sends. */
export const cookieHeader = ({ name, value, maxAgeSeconds, secure }: Cookie): string =>
  `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The value of a cookie as a request carries it, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}
