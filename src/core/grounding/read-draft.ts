import { THEMES, type Theme } from '../gazetteer/types.ts';
import { PACES, type Pace, type TripRequest } from '../planner/types.ts';
import type { OfferedPlace } from './offered-places.ts';

/** A model's reading of a traveller's wish: of the right shape, but untrusted. */
export interface DraftWishes {
  /** Ids of offered places. */
  readonly places: readonly string[];
  readonly themes: readonly string[];
  readonly pace: string | null;
  readonly gentle: boolean;
}

interface ReadDraft {
  readonly wishes: NonNullable<TripRequest['wishes']>;
  /** Number of places, themes and paces that were not offered to the model. */
  readonly invented: number;
}

const MOST_FAVOURED = 8;
const MOST_THEMES = 3;

/** A theme needs at least this share of the places: the verifier requires two visits in five. */
const THEME_SHARE = 0.3;

const isTheme = (text: string): text is Theme => THEMES.some((theme) => theme === text);
const isPace = (text: string): text is Pace => PACES.some((pace) => pace === text);

/** Returns the themes with enough places for a trip. */
function possibleThemes(themes: readonly Theme[], offered: readonly OfferedPlace[]): readonly Theme[] {
  const fitting = offered.filter((place) => place.themes.some((theme) => themes.includes(theme)));
  return fitting.length >= THEME_SHARE * offered.length ? themes : [];
}

/** Returns the part of a model's answer that was offered to it; drops and counts the rest. */
export function readDraft(draft: DraftWishes, offered: readonly OfferedPlace[]): ReadDraft {
  const ids = new Set(offered.map(({ id }) => id));
  const places = [...new Set(draft.places)];
  const themes = [...new Set(draft.themes)];
  const favoured = places.filter((id) => ids.has(id));
  const known = themes.filter(isTheme);
  const possible = possibleThemes(known.slice(0, MOST_THEMES), offered);
  const pace = draft.pace !== null && isPace(draft.pace) ? draft.pace : null;
  const inventedPace = draft.pace !== null && pace === null ? 1 : 0;
  return {
    wishes: {
      ...(favoured.length > 0 && { favoured: favoured.slice(0, MOST_FAVOURED) }),
      ...(possible.length > 0 && { themes: possible }),
      ...(pace && { pace }),
      ...(draft.gentle && { gentle: true }),
    },
    invented: places.length - favoured.length + themes.length - known.length + inventedPace,
  };
}
