import { useEffect, useState } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import styles from './gallery.module.css';
import { type GalleryImage, useGalleryImages } from './gallery-images.ts';

/** The pictures of a trip in a row, each of which opens large. */
export function Gallery({ itinerary }: { itinerary: Itinerary }) {
  const images = useGalleryImages(itinerary);
  const [shown, setShown] = useState<number | null>(null);
  return (
    <section aria-label="Pictures" className={styles.gallery}>
      <ul className={styles.row}>
        {images.map(({ url, alt }, i) => (
          <li key={url}>
            <button type="button" className={styles.open} onClick={() => setShown(i)}>
              <TravelPicture src={url} alt={alt} className={styles.small} />
              <span className="visually-hidden">, open large</span>
            </button>
          </li>
        ))}
      </ul>
      <Viewer images={images} shown={shown} onShow={setShown} />
    </section>
  );
}

interface ViewerProps {
  images: readonly GalleryImage[];
  shown: number | null;
  onShow: (index: number | null) => void;
}

/** One picture large; after the last comes the first, by button or arrow key. */
function Viewer({ images, shown, onShow }: ViewerProps) {
  const image = shown === null ? undefined : images[shown];
  const go = (step: number) => shown !== null && onShow((shown + step + images.length) % images.length);
  useEffect(() => {
    if (shown === null) return;
    const onKey = ({ key }: KeyboardEvent) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      if (step !== 0) onShow((shown + step + images.length) % images.length);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shown, images.length, onShow]);
  return (
    <Dialog open={image !== undefined} onClose={() => onShow(null)} title={image?.alt ?? 'Picture'} shape="wide">
      {image && (
        <div className={styles.viewer}>
          <TravelPicture src={image.url} alt={image.alt} className={styles.large} lazy={false} />
          <div className={styles.tools}>
            <button type="button" className={styles.step} aria-label="Previous picture" onClick={() => go(-1)}>
              <ArrowLeftIcon />
            </button>
            <p role="status">
              {(shown ?? 0) + 1} of {images.length}
              {image.credit && <span> · {image.credit}</span>}
            </p>
            <button type="button" className={styles.step} aria-label="Next picture" onClick={() => go(1)}>
              <ArrowRightIcon />
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
