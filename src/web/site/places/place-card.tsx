import type { PlaceOnList } from '../../../contracts/places.ts';
import { posterAddress } from '../../../core/posters/poster-address.ts';
import { places } from '../../../words/en/site/places.ts';
import { Link } from '../../navigation/link.tsx';
import { Passage } from '../../ui/passage.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { placePath } from './place-address.ts';
import styles from './place-card.module.css';
import { YearStrip } from './year-strip.tsx';

/** Shows a place in brief; the whole card links to its page. */
export function PlaceCard({ place, isFirst }: { place: PlaceOnList; isFirst: boolean }) {
  const { slug, name, about, sightCount, months } = place;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <TravelPicture src={posterAddress(slug)} alt="" className={styles.picture} lazy={!isFirst} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={placePath(slug)} className={styles.link}>
            <Passage text={name} />
          </Link>
        </h2>
        <p className={styles.about}>
          <Passage text={about} isProse />
        </p>
        <YearStrip months={months} />
        <p className={styles.count}>{places.sightCount({ count: sightCount })}</p>
      </div>
    </article>
  );
}
