import { lazy, useState } from 'react';
import { controls } from '../../../words/en/ui/controls.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { Agency } from './other-ways.tsx';
import { useSession } from './session.tsx';

export const loadLoginDialog = () => import('./login-dialog.tsx');
const LoginDialog = lazy(async () => ({ default: (await loadLoginDialog()).LoginDialog }));

/** The login dialog, loaded on first use; it then stays, with its opening and closing. */
export function LazyLoginDialog({ agency }: { agency: Agency }) {
  const { loginOpen } = useSession();
  const [asked, setAsked] = useState(false);
  if (loginOpen && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <LazyPart fallback={<p role="alert">{controls.notOpened}</p>}>
      <LoginDialog agency={agency} />
    </LazyPart>
  );
}
