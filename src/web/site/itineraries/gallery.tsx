import { lazy, Suspense, useState } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { FallbackBoundary } from '../../ui/fallback-boundary.tsx';
import { PhotoCredit } from '../../ui/photo-credit.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import styles from './gallery.module.css';
import { useGalleryImages } from './gallery-images.ts';

const GalleryViewer = lazy(async () => ({ default: (await import('../../ui/gallery-viewer.tsx')).GalleryViewer }));

interface GalleryProps {
  itinerary: Itinerary;
  /** Whether there are real photos of places. */
  photos: boolean;
}

/** Shows the pictures of a trip in a row; each opens large. */
export function Gallery({ itinerary, photos }: GalleryProps) {
  const images = useGalleryImages(itinerary, photos);
  const [shown, setShown] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const open = (index: number) => {
    setAsked(true);
    setShown(index);
  };
  return (
    <section aria-label="Pictures" className={styles.gallery}>
      <ul className={styles.row}>
        {images.map(({ url, alt, attribution }, i) => (
          <li key={url}>
            <button type="button" className={styles.open} onClick={() => open(i)}>
              <TravelPicture src={url} alt={alt} className={styles.small} sizes="300px" />
              <span className="visually-hidden">, open large</span>
            </button>
            {attribution && <PhotoCredit short credit={attribution} className={styles.credit} />}
          </li>
        ))}
      </ul>
      {asked && (
        <FallbackBoundary fallback={null}>
          <Suspense>
            <GalleryViewer
              pictures={images.map(({ url, alt, attribution }) => ({ src: url, caption: alt, credit: attribution }))}
              shown={shown}
              onShow={setShown}
            />
          </Suspense>
        </FallbackBoundary>
      )}
    </section>
  );
}
