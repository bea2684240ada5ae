import type { Admin, AdminSignedIn } from '../../../contracts/admins.ts';
import { attempt, readStored, removeStored, writeStored } from '../../browser/storage.ts';

/** Keys of the spec (back office §3, stored in the browser). */
const TOKEN_KEY = 'adminToken';
const ADMIN_KEY = 'adminData';
/** An old placeholder that means "no real token" (back office §6). */
const PLACEHOLDER = 'logged-in';

/** `refused`: the server takes the token of this tab no more. `changed`: somebody signed in or out, here or in another tab. */
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

/** The admin who is signed in here; null also when what is stored cannot be read. */
export function readAdmin(): Admin | null {
  const text = readStored(ADMIN_KEY);
  if (!text || !readAdminToken()) return null;
  return attempt(() => JSON.parse(text) as Admin | null, null);
}

export function keepAdminSession({ admin, token }: AdminSignedIn): void {
  writeStored(TOKEN_KEY, token);
  writeStored(ADMIN_KEY, JSON.stringify(admin));
  tellFollowers('changed');
}

/** Keeps what the server says now of who is signed in: another role, something to be done first. */
export function keepAdmin(token: string, admin: Admin): void {
  const text = JSON.stringify(admin);
  if (readAdminToken() !== token || readStored(ADMIN_KEY) === text) return;
  writeStored(ADMIN_KEY, text);
  tellFollowers('changed');
}

/** Ends the session in this browser. A token that has been replaced meanwhile does not end the one that replaced it. */
export function endAdminSession(token: string, change: SessionChange = 'changed'): void {
  if (readAdminToken() !== token) return;
  removeStored(TOKEN_KEY);
  removeStored(ADMIN_KEY);
  tellFollowers(change);
}

/** Calls back whenever a session begins or ends, in this tab or another one. */
export function followAdminSession(follow: Follow): () => void {
  const followStorage = ({ key }: StorageEvent) => {
    // Drafts and the colour scheme are kept there too; null is all of it being cleared.
    if (key === null || key === TOKEN_KEY || key === ADMIN_KEY) follow('changed');
  };
  followers.add(follow);
  addEventListener('storage', followStorage);
  return () => {
    followers.delete(follow);
    removeEventListener('storage', followStorage);
  };
}
