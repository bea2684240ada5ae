import type { Itinerary } from '../../../contracts/itineraries.ts';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
import { results } from '../../../words/en/site/results.ts';
import { PinIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { mapSearchAddress } from '../../ui/route-map/route-model.ts';
import styles from './sights-list.module.css';

type Sights = Pick<Itinerary, 'highlights' | 'placesToVisit' | 'destinations' | 'toLocation'>;

/** Splits "Tiger Hill sunrise: Ridge-top watch …" into the name and its description. */
function readHighlight(text: string): { readonly name: string; readonly about: string } {
  const colon = text.indexOf(': ');
  return colon < 0 ? { name: text, about: '' } : { name: text.slice(0, colon), about: text.slice(colon + 2) };
}

/**
 * Lists the trip's sights, each one once: the highlights with their descriptions, then the other places by name. Shown
 * in place of the day plan, where signed-in readers find them with their hours.
 */
export function SightsList({ itinerary }: { itinerary: Sights }) {
  const highlights = itinerary.highlights.map(readHighlight);
  const named = new Set(highlights.map(({ name }) => name));
  const others = itinerary.placesToVisit.filter((name) => !named.has(name));
  const near = itinerary.destinations[0] ?? itinerary.toLocation;
  return (
    <div className={styles.sights}>
      {highlights.length > 0 && (
        <section aria-labelledby="highlights-title">
          <h3 id="highlights-title" className={styles.title}>
            {results.highlights}
          </h3>
          <ul className={styles.highlights}>
            {highlights.map(({ name, about }) => (
              <li key={name}>
                <strong>
                  <Passage text={name} />
                </strong>
                {about && (
                  <span>
                    <Passage text={about} isProse />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="places-title">
          <h3 id="places-title" className={styles.title}>
            {highlights.length > 0 ? texts.morePlaces : texts.placesToVisit}
          </h3>
          <ul className={styles.places}>
            {others.map((name) => (
              <li key={name}>
                <a
                  href={mapSearchAddress(name.includes(near) ? name : `${name}, ${near}`)}
                  target="_blank"
                  rel="noreferrer"
                >
                  <PinIcon size={18} />
                  <span>
                    <Passage text={name} />
                  </span>
                  <span className="visually-hidden">, {texts.opensMap}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
