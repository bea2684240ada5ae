import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { SignedIn, User } from '../../../contracts/accounts.ts';
import { browserApi } from '../../api/browser-api.ts';
import { forgetSession, keepSession, readUser } from '../../api/user-session.ts';
import { forgetKeptTrips } from '../../browser/kept-trips.ts';

interface SessionValue {
  /** Null while signed out, and until the browser's storage has been read. */
  readonly user: User | null;
  /** False on the server and at the first paint, when the session is not known yet. */
  readonly known: boolean;
  readonly signIn: (answer: SignedIn) => void;
  readonly signOut: () => void;
  /** Forgets a session that the server has ended already. */
  readonly forget: () => void;
  readonly loginOpen: boolean;
  /** Opens the login dialog; `then` runs once, after a successful sign-in and once the dialog has closed. */
  readonly openLogin: (then?: () => void) => void;
  readonly closeLogin: () => void;
}

const SessionContext = createContext<SessionValue | null>(null);

/**
 * Provides the signed-in user. The session lives in the browser alone: the server renders the same pages for every
 * visitor.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null);
  const [known, setKnown] = useState(false);
  const [login, setLogin] = useState<{ then?: () => void } | null>(null);

  useEffect(() => {
    setUser(readUser());
    setKnown(true);
    // Follows a sign-in or sign-out in another tab.
    const follow = () => setUser(readUser());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  const signIn = useCallback((answer: SignedIn) => {
    keepSession(answer.user, answer.token);
    setUser(answer.user);
  }, []);

  const forget = useCallback(() => {
    forgetSession();
    forgetKeptTrips().catch((error: unknown) => console.warn('Kept trips could not be removed', error));
    setUser(null);
  }, []);

  const signOut = useCallback(() => {
    // The call that ends the session still needs the token.
    browserApi('POST /api/users/logout', { body: {} }).catch(() => undefined);
    forget();
  }, [forget]);

  const openLogin = useCallback((then?: () => void) => setLogin(then ? { then } : {}), []);
  const closeLogin = useCallback(() => {
    setLogin(null);
    if (readUser()) login?.then?.();
  }, [login]);

  const value = useMemo(
    () => ({ user, known, signIn, signOut, forget, loginOpen: login !== null, openLogin, closeLogin }),
    [user, known, signIn, signOut, forget, login, openLogin, closeLogin],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}
