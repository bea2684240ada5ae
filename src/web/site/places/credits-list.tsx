import type { Credits } from '../../../contracts/places.ts';
import { formatCount } from '../../../core/counts.ts';
import { sources } from '../../../words/en/site/sources.ts';
import { Link } from '../../navigation/link.tsx';
import styles from './states-list.module.css';

/** Lists the publishers of open data, each with its licence and the number of facts that name it. */
export const CreditsList = ({ credits: { publishers, pages } }: { credits: Credits }) => (
  <div className={`page ${styles.cards}`}>
    <ul className={styles.credits}>
      {publishers.map(({ name, address, licence, facts }) => (
        <li key={name} className={styles.state}>
          <h2 className={styles.name}>
            <a href={address} lang="en">
              {name}
            </a>
          </h2>
          <p>
            {sources.facts({ facts: formatCount(facts) })} · {sources.licence}:{' '}
            {licence.address ? (
              <a href={licence.address} rel="license">
                {sources.licences[licence.id]}
              </a>
            ) : (
              sources.licences[licence.id]
            )}
          </p>
        </li>
      ))}
    </ul>
    <p>{sources.pages({ pages: formatCount(pages) })}</p>
    <p>
      {sources.wrong} <Link to="/contact">{sources.contact}</Link>
    </p>
  </div>
);
