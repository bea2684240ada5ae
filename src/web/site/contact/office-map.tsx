import { useRef } from 'react';
import type { Site } from '../../../contracts/site.ts';
import { posterAddress } from '../../../core/posters/poster-address.ts';
import { contact } from '../../../words/en/site/contact.ts';
import { controls } from '../../../words/en/ui/controls.ts';
import { PinIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { embedAddress } from './map-links.ts';
import styles from './office-map.module.css';
import { useMapFrame } from './use-map-frame.ts';

/** Shows the office: a card with a link to the map, covered by the map itself where it loads. */
export function OfficeMap({ agency, office, map }: Pick<Site, 'agency' | 'office' | 'map'>) {
  const box = useRef<HTMLDivElement>(null);
  const address = embedAddress(map);
  const { hasFrame, isShown, hasFailed, onLoad, onError } = useMapFrame(box, address);
  return (
    <section className={styles.card} aria-labelledby="map-title">
      <div ref={box} className={styles.box}>
        <div className={styles.placeholder} data-covered={isShown || undefined}>
          <TravelPicture src={posterAddress('office', 'dusk')} alt="" className={styles.poster} />
          <span className={styles.pin}>
            <PinIcon size={28} />
          </span>
          <p role="status">{hasFailed && contact.noMap}</p>
        </div>
        {hasFrame && (
          <iframe
            className={styles.frame}
            data-shown={isShown || undefined}
            src={address}
            title={contact.mapOf({ agency, office })}
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="origin"
            onLoad={onLoad}
            onError={onError}
          />
        )}
      </div>
      <div className={styles.foot}>
        <div>
          <h2 id="map-title" className={styles.title}>
            {contact.mapTitle}
          </h2>
          <p className={styles.place}>
            {agency}, <Passage text={office} />
          </p>
        </div>
        <a className={styles.link} href={map.link} target="_blank" rel="noreferrer">
          {contact.openMap}
          <span className="visually-hidden"> {controls.opensInNewTab}</span>
        </a>
      </div>
    </section>
  );
}
