import { createHmac, timingSafeEqual } from 'node:crypto';

const VALID_MS = 60_000;

const sign = (secret: string, name: string, until: number): Buffer =>
  createHmac('sha256', secret).update(`backup ${until} ${name}`).digest();

/**
 * Returns a ticket that opens one backup for a minute, in every process: browsers stream large files only from plain
 * addresses.
 */
export function newTicket(secret: string, name: string, now: number): string {
  const until = now + VALID_MS;
  return `${until}.${sign(secret, name, until).toString('base64url')}`;
}

export function isTicket(secret: string, name: string, ticket: string, now: number): boolean {
  const [until = '', signature = ''] = ticket.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(secret, name, Number(until));
  return Number(until) > now && given.length === right.length && timingSafeEqual(given, right);
}
