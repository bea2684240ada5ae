import { blogPost } from '../../../words/en/site/blog-post.ts';
import { Link } from '../../navigation/link.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import styles from './post-places.module.css';

interface PostPlacesProps {
  places: readonly { readonly name: string; readonly state: string }[];
  /** Called before the search card opens, to prefill this place. */
  onPlan: (place: string) => void;
}

/** Shows the places that a post names, each with a button to plan a trip there. */
export function PostPlaces({ places, onPlan }: PostPlacesProps) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="places-title" className={styles.places}>
      <h2 id="places-title" className={styles.title}>
        {blogPost.planTitle}
      </h2>
      <p>{blogPost.planLead}</p>
      <ul className={styles.list}>
        {places.map(({ name, state }) => (
          <li key={`${name}, ${state}`}>
            <Link to="/#home" className={styles.place} onClick={() => onPlan(name)}>
              <PinIcon />
              <span>
                <span className="visually-hidden">{blogPost.planBefore}</span>
                <span className={styles.name}>
                  <Passage text={name} />
                </span>
                {name !== state && (
                  <span className={styles.state}>
                    <Passage text={state} />
                  </span>
                )}
                <span className="visually-hidden">{blogPost.planAfter}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
