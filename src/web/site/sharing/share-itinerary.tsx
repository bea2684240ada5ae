import { browserApi } from '../../api/browser-api.ts';
import { ShareRow } from './share-row.tsx';

const NETWORKS = ['facebook', 'twitter', 'whatsapp'] as const;

interface ShareItineraryProps {
  itineraryId: string;
  /** The page's own full address. */
  url: string;
  title: string;
}

/** Passes an itinerary on. Counting it may fail: the visitor has shared all the same. */
export function ShareItinerary({ itineraryId, url, title }: ShareItineraryProps) {
  const count = (platform: (typeof NETWORKS)[number] | 'copy') => {
    browserApi('POST /api/itineraries/{id}/share', { params: { id: itineraryId }, body: { platform } }).catch(
      (error: unknown) => console.warn('The share could not be counted', error),
    );
  };
  return <ShareRow heading="Share this trip" networks={NETWORKS} url={url} title={title} onShare={count} />;
}
