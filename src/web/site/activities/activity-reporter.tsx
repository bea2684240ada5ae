import { useEffect } from 'react';
import { useLocation } from '../../navigation/navigation.ts';
import { reportItineraryView, reportPageView, startReporting } from './activity.ts';

/** Reports page views and errors to the site; renders nothing. */
export function ActivityReporter({ tracksVisits }: { tracksVisits: boolean }) {
  const { pathname } = useLocation();
  useEffect(() => startReporting(tracksVisits), [tracksVisits]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page is a view.
  useEffect(() => {
    // The page sets its title in the same turn; the report reads it afterwards.
    const timer = setTimeout(reportPageView, 0);
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}

/** Reports, on leaving, how many seconds an itinerary was actually in view. */
export function useItineraryView(slug: string | undefined): void {
  useEffect(() => {
    if (!slug) return;
    let seenMs = 0;
    let since = document.visibilityState === 'visible' ? performance.now() : null;
    const rest = () => {
      if (since !== null) seenMs += performance.now() - since;
      since = null;
    };
    const tell = () => {
      rest();
      if (seenMs < 500) return;
      reportItineraryView(slug, Math.min(86_400, Math.round(seenMs / 1000)));
      seenMs = 0;
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') rest();
      else since = performance.now();
    };
    // Must run before the reporter sends its queue on the same event: capturing listeners run first.
    addEventListener('pagehide', tell, { capture: true });
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      tell();
      removeEventListener('pagehide', tell, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [slug]);
}
