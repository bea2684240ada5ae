import type { Admin, AdminSignedIn } from '../../../contracts/admin.ts';
import { attempt, readStored, removeStored, writeStored } from '../../ui/browser-storage.ts';

/** Keys of the spec (back office §3, stored in the browser). */
const TOKEN_KEY = 'adminToken';
const ADMIN_KEY = 'adminData';
/** An old placeholder that means "no real token" (back office §6). */
const PLACEHOLDER = 'logged-in';

const followers = new Set<() => void>();

function tellFollowers(): void {
  for (const follow of followers) follow();
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
  tellFollowers();
}

/** Ends the session in this browser. A token that has been replaced meanwhile does not end the one that replaced it. */
export function endAdminSession(token: string): void {
  if (readAdminToken() !== token) return;
  removeStored(TOKEN_KEY);
  removeStored(ADMIN_KEY);
  tellFollowers();
}

/** Calls back whenever somebody signs in or out, in this tab or another one. */
export function followAdminSession(follow: () => void): () => void {
  followers.add(follow);
  addEventListener('storage', follow);
  return () => {
    followers.delete(follow);
    removeEventListener('storage', follow);
  };
}
