import { createHmac, timingSafeEqual } from 'node:crypto';

const VALID_MS = 60_000;

const sign = (secret: string, what: string, until: number): Buffer =>
  createHmac('sha256', secret).update(`${until} ${what}`).digest();

/** Returns a ticket that opens one file for a minute, in every process: a plain link cannot send a token. */
export function newFileTicket(secret: string, what: string, now: number): string {
  const until = now + VALID_MS;
  return `${until}.${sign(secret, what, until).toString('base64url')}`;
}

export function isFileTicket(secret: string, what: string, ticket: string, now: number): boolean {
  const [until = '', signature = ''] = ticket.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(secret, what, Number(until));
  return Number(until) > now && given.length === right.length && timingSafeEqual(given, right);
}
