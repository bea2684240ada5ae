import { useEffect, useRef, useState } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import type { PhotoCredit } from '../../../contracts/pictures.ts';
import { results } from '../../../words/en/site/results.ts';
import { attempt } from '../../browser/storage.ts';
import { useNavigation, useNavigator } from '../../navigation/navigation.ts';
import type { Picture } from './place-picture.ts';

const PENDING_KEY = 'pendingItinerary';

/** The travellers and travel class, as passed to the itinerary page. */
interface Party {
  readonly from: string;
  readonly to: string;
  readonly travellers: number;
  readonly travelClass: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** The navigation state passed to an itinerary page. */
export interface ItineraryState extends Party {
  readonly itineraryId: string;
  readonly itineraryData: Itinerary;
  readonly imageUrl: string;
  /** The picture's credit; null for our own. */
  readonly imageCredit: PhotoCredit | null;
}

interface Opening {
  readonly party: Party;
  readonly signedIn: boolean;
  readonly askToSignIn: (then: () => void) => void;
}

const keepPending = (state: ItineraryState): void =>
  attempt(() => sessionStorage.setItem(PENDING_KEY, JSON.stringify(state)), undefined);

/** Returns and removes the itinerary that waited for the sign-in. */
function takePending(): ItineraryState | null {
  return attempt(() => {
    const text = sessionStorage.getItem(PENDING_KEY);
    sessionStorage.removeItem(PENDING_KEY);
    return text ? (JSON.parse(text) as ItineraryState) : null;
  }, null);
}

/** Opens an itinerary's page, after a sign-in if needed. Ignores a second press on the way there. */
export function useOpenItinerary({ party, signedIn, askToSignIn }: Opening) {
  const { navigate } = useNavigator();
  const { coming } = useNavigation();
  const [problem, setProblem] = useState('');
  const busy = useRef(false);

  useEffect(() => {
    if (coming === null) busy.current = false;
  }, [coming]);

  const go = async (to: ItineraryState) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await navigate(`/itinerary/${encodeURIComponent(to.itineraryData.slug)}`, { state: to });
    } catch (error) {
      console.warn('Could not open the itinerary', error);
      setProblem(results.cannotOpen);
    } finally {
      busy.current = false;
    }
  };

  const open = async (itinerary: Itinerary, picture: Picture): Promise<void> => {
    if (busy.current) return;
    setProblem('');
    if (!itinerary.slug) return setProblem(results.cannotView);
    const { from, to, travellers, travelClass, startDate, endDate } = party;
    const handed = {
      from,
      to,
      travellers,
      travelClass,
      startDate,
      endDate,
      itineraryId: itinerary._id,
      itineraryData: itinerary,
      imageUrl: picture.url,
      imageCredit: picture.credit,
    };
    if (signedIn) return go(handed);
    keepPending(handed);
    askToSignIn(() => void go(takePending() ?? handed));
  };

  return { open, problem };
}
