import type { PlaceOnList, StateOnList } from '../../../contracts/places.ts';
import { places } from '../../../words/en/site/places.ts';
import { Link } from '../../navigation/link.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Passage } from '../../ui/passage.tsx';
import { placePath, statePath } from './place-address.ts';
import { PlaceCard } from './place-card.tsx';
import styles from './states-list.module.css';

/** Lists the states, each with links to its places. */
export function StatesList({ states }: { states: readonly StateOnList[] }) {
  return (
    <div className="page">
      <ul className={styles.states}>
        {states.map(({ slug, name, places: ofState }) => (
          <li key={slug} className={styles.state}>
            <h2 className={styles.name}>
              <Link to={statePath(slug)}>
                <Passage text={name} />
              </Link>
            </h2>
            <ul className={styles.places}>
              {ofState.map((place) => (
                <li key={place.slug}>
                  <Link to={placePath(place.slug)}>
                    <Passage text={place.name} />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the places of a state as cards. */
export function PlacesOfState({ shown }: { shown: readonly PlaceOnList[] }) {
  const items = shown.map((place) => ({ ...place, _id: place.slug }));
  return (
    <div className={`page ${styles.cards}`}>
      <CardGrid items={items} card={(place, isFirst) => <PlaceCard place={place} isFirst={isFirst} />} />
      <p>
        <Link to="/places">{places.allPlaces}</Link>
      </p>
    </div>
  );
}
