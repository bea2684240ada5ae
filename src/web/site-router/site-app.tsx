import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../../core/languages.ts';
import { announceEarlyInput } from '../browser/early-input.ts';
import { startInInstalledApp } from '../browser/kept-trips.ts';
import type { ShellData } from '../routes/shell.tsx';
import type { RouterState, SiteRouter } from './site-router.ts';
import { SiteView } from './site-view.tsx';

/** The public site in the browser: shows what the router says. */
export function SiteApp(props: { router: SiteRouter; shell: ShellData | null; language: Language }) {
  const { router, shell, language } = props;
  const [state, setState] = useState(router.first);
  const scrolled = useRef<RouterState | null>(null);
  useLayoutEffect(announceEarlyInput, []);
  useEffect(startInInstalledApp, []);
  useLayoutEffect(
    () =>
      router.follow((next) => {
        // That a page is coming is shown at once; a new page may take its time to render.
        if (next.navigation.coming) setState(next);
        else startTransition(() => setState(next));
      }),
    [router],
  );
  useLayoutEffect(() => {
    if (scrolled.current === state) return;
    scrolled.current = state;
    if (state.scrollTo !== null) window.scrollTo({ top: state.scrollTo, behavior: 'instant' });
  }, [state]);
  const { shown, navigation } = state;
  return <SiteView shown={shown} shell={shell} language={language} navigation={navigation} navigator={router} />;
}
