import { map as words } from '../../../words/en/ui/map.ts';
import { Passage } from '../passage.tsx';
import styles from './map-foot.module.css';
import { type Maps, type RouteModel, waysOf } from './route-model.ts';

interface MapFootProps {
  route: RouteModel;
  maps: Maps;
}

/** Says what the lines of a map mean, and whose map it is. */
export function MapFoot({ route, maps }: MapFootProps) {
  const ways = waysOf(route);
  return (
    <div className={styles.foot}>
      {ways.length > 0 && (
        <ul className={styles.legend} aria-label={words.legend}>
          {ways.map((way) => (
            <li key={way}>
              <svg width="28" height="10" aria-hidden="true">
                <path data-by={way} d={way === 'flight' ? 'M1 9Q14-5 27 9' : 'M1 5H27'} />
              </svg>
              {words.ways[way]}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.credit}>
        <Credit {...maps} />
      </p>
    </div>
  );
}

function Credit({ tiles, credit, creditLink }: Maps) {
  if (tiles === '') return <Passage text={words.landCredit} />;
  if (creditLink === '') return credit;
  return (
    <a href={creditLink} target="_blank" rel="noreferrer">
      {credit}
    </a>
  );
}
