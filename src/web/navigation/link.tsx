import { type AnchorHTMLAttributes, type MouseEvent, useEffect } from 'react';
import { useLocalPath } from './language.ts';
import { type NavigateOptions, useLocation, useNavigator } from './navigation.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  /** An address of this site, from its first slash on, or a fragment of the present page. */
  to: string;
}

/** Whether the browser would open the link here: not in another tab or window, and not as a download. */
const opensHere = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (target === undefined || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A link to a page of this site, which opens without loading a document. */
export function Link({ to, replace = false, state, preventScrollReset = false, onClick, ...rest }: LinkProps) {
  const { navigate } = useNavigator();
  const local = useLocalPath();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !opensHere(event, rest.target)) return;
    event.preventDefault();
    void navigate(to, { replace, state, preventScrollReset });
  };
  return <a {...rest} href={local(to)} onClick={open} />;
}

interface NavLinkProps extends LinkProps {
  /** Marks the link on its own page alone, not on those below it. */
  end?: boolean;
}

/** A link that is marked as current on its page and on those below it. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}

/** Opens another page as soon as it is rendered, in place of the present one. */
export function Redirect({ to }: { to: string }) {
  const { navigate } = useNavigator();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
