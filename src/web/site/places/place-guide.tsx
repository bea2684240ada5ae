import type { ReactNode } from 'react';
import type { PlacePage } from '../../../contracts/places.ts';
import { posterAddress } from '../../../core/posters/poster-address.ts';
import { frame } from '../../../words/en/site/frame.ts';
import { places } from '../../../words/en/site/places.ts';
import { Link } from '../../navigation/link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Passage } from '../../ui/passage.tsx';
import { RouteMap } from '../../ui/route-map/route-map.tsx';
import { type Maps, mapOfSights } from '../../ui/route-map/route-model.ts';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { MonthsTable } from './months-table.tsx';
import { placePath, statePath } from './place-address.ts';
import styles from './place-guide.module.css';
import { PlanForm } from './plan-form.tsx';
import { SightsOfPlace } from './sights-of-place.tsx';
import { WaysTable } from './ways-table.tsx';

/** Id of the form that plans a trip: on a phone it stands below the facts. */
const PLAN_ID = 'plan';

interface PlaceGuideProps {
  place: PlacePage;
  maps: Maps;
}

/** Shows what is known of a place. */
export function PlaceGuide({ place, maps }: PlaceGuideProps) {
  const { name, about, slug, state, sights, months, closures, ways, usualNights } = place;
  return (
    <article className={`page ${styles.guide}`}>
      <Breadcrumbs
        crumbs={[
          { label: frame.home, to: '/' },
          { label: places.places, to: '/places' },
          { label: state.name, to: statePath(state.slug) },
          { label: name },
        ]}
      />
      <header className={styles.head}>
        <TravelPicture src={posterAddress(slug)} alt="" className={styles.picture} lazy={false} />
        <div>
          <h1 className={styles.name}>
            <Passage text={name} />
          </h1>
          <p className={styles.about}>
            <Passage text={about} isProse />
          </p>
          <ButtonLink look="action" to={`${placePath(slug)}#${PLAN_ID}`} className={styles.toPlan ?? ''}>
            {places.planButton}
          </ButtonLink>
        </div>
      </header>
      <div className={styles.layout}>
        <div className={styles.content}>
          <Part title={places.whenToGo}>
            <MonthsTable months={months} closures={closures} />
          </Part>
          <Part title={places.howLong}>
            <p>{places.nights({ count: usualNights })}</p>
          </Part>
          <Part title={places.sights}>
            <SightsOfPlace sights={sights} />
          </Part>
          <Part title={places.gettingThere} lead={places.gettingThereLead}>
            <WaysTable ways={ways} />
          </Part>
          <GoodToKnow place={place} />
          <Food place={place} />
          <Nearby place={place} />
        </div>
        <div className={styles.side}>
          <PlanForm id={PLAN_ID} name={name} usualNights={usualNights} cities={ways.map(({ city }) => city)} />
          <RouteMap id="map" route={mapOfSights(place, sights, places.mapOf({ name }))} day={1} open maps={maps} />
          <p className={styles.checked}>
            {places.checked({ from: place.checkedFrom, until: place.checkedUntil })} {places.usually}
          </p>
        </div>
      </div>
    </article>
  );
}

interface PartProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

function Part({ title, lead, children }: PartProps) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

function GoodToKnow({ place: { notes, altitudeMetres, languages } }: { place: PlacePage }) {
  return (
    <Part title={places.goodToKnow}>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>
            <Passage text={note} isProse />
          </li>
        ))}
        <li>{places.altitude({ metres: altitudeMetres })}</li>
        <li>
          <Passage text={places.languages({ names: languages })} />
        </li>
      </ul>
    </Part>
  );
}

function Food({ place: { dishes, eatingPlaces } }: { place: PlacePage }) {
  return (
    <Part title={places.food}>
      <ul className={styles.chips}>
        {dishes.map((dish) => (
          <li key={dish}>
            <Passage text={dish} />
          </li>
        ))}
      </ul>
      {eatingPlaces.length > 0 && (
        <ul className={styles.notes}>
          {eatingPlaces.map(({ name, area, since }) => (
            <li key={name}>
              <Passage text={name} />, <Passage text={area} />, {places.eatingSince({ year: since })}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Nearby({ place: { nearby } }: { place: PlacePage }) {
  if (nearby.length === 0) return null;
  return (
    <Part title={places.nearby}>
      <ul className={styles.nearby}>
        {nearby.map(({ slug, name, km, minutes }) => (
          <li key={slug}>
            <Link to={placePath(slug)}>
              <Passage text={name} />
            </Link>{' '}
            <span className={styles.way}>{places.nearbyWay({ km, minutes })}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
