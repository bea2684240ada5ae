import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType, useRevalidator } from 'react-router';
import { isOfficePath } from '../../../contracts/office-paths.ts';
import { NavigationContext, type Navigator, NavigatorContext } from '../../navigation/navigation.ts';

/** Lets components that the back office shares with the public site navigate with the router of the back office. */
export function OfficeNavigation({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { location: coming = null } = useNavigation();
  const byHistory = useNavigationType() === 'POP';
  const open = useNavigate();
  const { revalidate } = useRevalidator();
  const navigation = useMemo(() => ({ location, coming, byHistory }), [location, coming, byHistory]);
  const navigator = useMemo(
    (): Navigator => ({
      navigate: async (to, options) => {
        const { pathname } = new URL(to, window.location.href);
        if (isOfficePath(pathname)) await open(to, options);
        else window.location.assign(to);
      },
      reload: revalidate,
    }),
    [open, revalidate],
  );
  return (
    <NavigatorContext value={navigator}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </NavigatorContext>
  );
}
