import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reportItineraryView, reportPageView, startReporting } from './activity.ts';

/** Tells the site which pages are read and what fails in them; draws nothing. */
export function ActivityReporter({ tracksVisits }: { tracksVisits: boolean }) {
  const { pathname } = useLocation();
  useEffect(() => startReporting(tracksVisits), [tracksVisits]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page is a view.
  useEffect(() => {
    // The page's title is set in the same turn; it is read after that.
    const timer = setTimeout(reportPageView, 0);
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}

/** Reports how many seconds an itinerary was really in view, once it is left. */
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
    // Before the reporter sends what waits on the same event: this listener catches it on the way down.
    addEventListener('pagehide', tell, { capture: true });
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      tell();
      removeEventListener('pagehide', tell, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [slug]);
}
