import { type Clock, todayInIndia } from '../../clock.ts';
import type { ItineraryStore } from './store.ts';

const FLUSH_AFTER_MS = 2000;
/** Beyond this many the day's memory of who has seen what starts anew. */
const MAX_REMEMBERED = 100_000;

/** Counts views in memory and writes them down together: a view is not a promise, and reading must not cost a write. */
export function viewCounter(store: ItineraryStore, clock: Clock, onFailure: (error: unknown) => void) {
  const seen = new Set<string>();
  let day = '';
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const views = waiting;
    waiting = new Map();
    if (views.size > 0) await store.countViews(views);
  }

  return {
    count(slug: string, visitor: string): void {
      const today = todayInIndia(clock);
      if (today !== day || seen.size >= MAX_REMEMBERED) seen.clear();
      day = today;
      const view = `${visitor} ${slug}`;
      if (seen.has(view)) return;
      seen.add(view);
      waiting.set(slug, (waiting.get(slug) ?? 0) + 1);
      timer ??= setTimeout(() => flush().catch(onFailure), FLUSH_AFTER_MS).unref();
    },
    flush,
  };
}
