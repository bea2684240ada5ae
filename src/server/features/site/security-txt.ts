import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { SiteService } from './service.ts';

/** RFC 9116 recommends less than a year, so that stored copies are renewed. */
const VALID_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Mounts `/.well-known/security.txt` (RFC 9116): where to report a vulnerability of this site. The addresses come from
 * the settings; the expiry moves on with each answer.
 */
export function mountSecurityText(
  app: FastifyInstance,
  { site, siteUrl, clock }: { site: Pick<SiteService, 'current'>; siteUrl: string; clock: Clock },
): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { email } = await site.current();
    const expires = new Date((Math.floor(clock() / DAY_MS) + VALID_FOR_DAYS) * DAY_MS).toISOString();
    const lines = [`Contact: mailto:${encodeURI(email)}`];
    // Web addresses must use https here.
    if (siteUrl.startsWith('https://')) {
      lines.push(`Contact: ${siteUrl}/contact`, `Canonical: ${siteUrl}/.well-known/security.txt`);
    }
    lines.push(`Expires: ${expires.replace('.000Z', 'Z')}`, 'Preferred-Languages: en');
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
