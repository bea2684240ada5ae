import type { Admin, AdminSignedIn } from '../../../contracts/admins.ts';
import type { Right } from '../../../core/admins/rights.ts';
import { hasRight } from '../../../core/admins/roles.ts';
import { attempt, readStored, removeStored, writeStored } from '../../browser/storage.ts';

/** Names of the browser's storage keys, fixed by the specification. */
const TOKEN_KEY = 'adminToken';
const ADMIN_KEY = 'adminData';
/** A legacy placeholder for "no real token". */
const PLACEHOLDER = 'logged-in';

/** `refused`: the server rejects this tab's token. `changed`: a sign-in or sign-out, here or in another tab. */
type SessionChange = 'refused' | 'changed';
type Follow = (change: SessionChange) => void;

const followers = new Set<Follow>();

function tellFollowers(change: SessionChange): void {
  for (const follow of followers) follow(change);
}

export function readAdminToken(): string | null {
  const token = readStored(TOKEN_KEY);
  return token && token !== PLACEHOLDER ? token : null;
}

/** Returns the signed-in admin; null without one, and when the stored record is unreadable. */
export function readAdmin(): Admin | null {
  const text = readStored(ADMIN_KEY);
  if (!text || !readAdminToken()) return null;
  return attempt(() => JSON.parse(text) as Admin | null, null);
}

/** Returns whether the signed-in admin has a right. The server decides; screens leave out what it would refuse. */
export const hasOwnRight = (right: Right): boolean => hasRight(readAdmin()?.role ?? '', right);

export function keepAdminSession({ admin, token }: AdminSignedIn): void {
  writeStored(TOKEN_KEY, token);
  writeStored(ADMIN_KEY, JSON.stringify(admin));
  tellFollowers('changed');
}

/** Stores the server's present record of the admin: a new role, a required step. */
export function keepAdmin(token: string, admin: Admin): void {
  const text = JSON.stringify(admin);
  if (readAdminToken() !== token || readStored(ADMIN_KEY) === text) return;
  writeStored(ADMIN_KEY, text);
  tellFollowers('changed');
}

/** Ends the session in this browser. A token that has been replaced meanwhile does not end the new session. */
export function endAdminSession(token: string, change: SessionChange = 'changed'): void {
  if (readAdminToken() !== token) return;
  removeStored(TOKEN_KEY);
  removeStored(ADMIN_KEY);
  tellFollowers(change);
}

/** Calls back whenever a session begins or ends, in this tab or another one. Returns the way to stop. */
export function followAdminSession(follow: Follow): () => void {
  const followStorage = ({ key }: StorageEvent) => {
    // Drafts and the colour scheme share this storage; a null key means that all of it was cleared.
    if (key === null || key === TOKEN_KEY || key === ADMIN_KEY) follow('changed');
  };
  followers.add(follow);
  addEventListener('storage', followStorage);
  return () => {
    followers.delete(follow);
    removeEventListener('storage', followStorage);
  };
}
