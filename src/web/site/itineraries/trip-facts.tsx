import type { ReactNode } from 'react';
import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import { isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { daysToArrival } from '../../../core/planner/days-later.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { results } from '../../../words/en/site/results.ts';
import { Fold } from '../../ui/fold.tsx';
import { Passage } from '../../ui/passage.tsx';
import { mapAddress } from '../../ui/route-map/route-model.ts';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { wordDaysLater } from './day-hours.ts';
import { wordClass } from './itinerary-words.ts';
import { PriceBreakdown } from './price-breakdown.tsx';
import { findPoint } from './route-model.ts';
import styles from './trip-facts.module.css';

interface TripFactsProps {
  details: Details;
  itinerary: Itinerary;
}

/** Shows everything of the plan outside the day schedule: costs, beds, rides, meals, inclusions, and what to know. */
export function TripFacts({ details, itinerary }: TripFactsProps) {
  // Notes to read before the trip are already shown further up.
  const told = new Set(itinerary.notes.map(({ text }) => text));
  const terms = details.terms.filter((term) => !told.has(term));
  return (
    <>
      <Fold id="costs" title={plan.whatItCosts} aside={plan.each({ price: formatRupees(itinerary.pricePP) })}>
        <PriceBreakdown itinerary={itinerary} lines={details.priceLines} />
      </Fold>
      <Section id="stay" title={plan.whereYouStay} lead={details.accommodation}>
        <Stays details={details} roomImage={itinerary.accommodationImage} />
      </Section>
      <Section id="travel" title={plan.howYouTravel} lead={details.transportDetails}>
        <Rides details={details} />
      </Section>
      <Section id="meals" title={plan.meals} lead={details.meals}>
        <p className={styles.aside}>
          <Passage text={details.mealCostEstimates} />
        </p>
      </Section>
      <Section id="activities" title={plan.activities}>
        <Activities details={details} />
      </Section>
      <Section id="know" title={plan.goodToKnow}>
        <GoodToKnow details={details} />
      </Section>
      <Section id="terms" title={plan.terms}>
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>
              <Passage text={term} isProse />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <Fold id={id} title={title}>
      <div className={styles.content}>
        {lead && (
          <p className={styles.lead}>
            <Passage text={lead} />
          </p>
        )}
        {children}
      </div>
    </Fold>
  );
}

/** Shows a name, linked to the map when its location is known. */
function Place({ name, route }: { name: string; route: Details['route'] }) {
  const point = findPoint(route, name);
  if (!point) return <Passage text={name} />;
  return (
    <a href={mapAddress(point)} target="_blank" rel="noreferrer">
      <Passage text={name} />
      <span className="visually-hidden">, {texts.opensMap}</span>
    </a>
  );
}

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function Stays({ details, roomImage }: { details: Details; roomImage: string }) {
  const stays = details.structuredDetails.accommodationDetails;
  if (stays.length === 0) return null;
  return (
    <ul className={styles.stays}>
      {stays.map((stay, i) => (
        <li key={`${stay.hotelName} ${stay.location}`} className={styles.stay}>
          {(stay.imageUrl || i === 0) && (
            <TravelPicture src={stay.imageUrl ?? roomImage} alt="" className={styles.room} />
          )}
          <div>
            <h3>
              <Passage text={stay.hotelName} />
            </h3>
            <p>
              <Passage text={capital(stay.hotelType)} />, <Place name={stay.location} route={details.route} />
            </p>
            <p>
              <Passage text={plan.nightsInRoom({ nights: stay.nights, room: stay.roomType })} />
            </p>
            {stay.examples.length > 0 && (
              <p>
                <Passage text={plan.suchAs(stay)} />
              </p>
            )}
            <p className={styles.aside}>
              <Passage text={plan.usual(stay)} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Rides({ details }: { details: Details }) {
  const rides = details.structuredDetails.transportDetails;
  if (rides.length === 0) return null;
  return (
    <ul className={styles.rides}>
      {rides.map((ride) => (
        <li key={`${ride.date} ${ride.departs} ${ride.from}`} data-seat={ride.cabin !== '' || undefined}>
          <p className={styles.when}>
            {isDay(ride.date) ? dates.day(ride.date) : ride.date}
            <span>
              {plan.hours({ from: ride.departs, to: ride.arrives, later: wordDaysLater(daysToArrival(ride)) })}
            </span>
          </p>
          <div>
            <h3>
              <Passage text={ride.service || ride.mode} />
            </h3>
            <p>
              <Place name={ride.from} route={details.route} /> {results.to}{' '}
              <Place name={ride.to} route={details.route} />
              {ride.cabin && <Passage text={`, ${ride.cabin}`} />}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Lists what the price includes beyond the sights, which the days list with their hours. */
function Activities({ details }: { details: Details }) {
  const { activitiesDetails } = details.structuredDetails;
  const inDays = new Set(details.fullDayWisePlan.flatMap(({ stops }) => stops.map(({ title }) => title)));
  const others = activitiesDetails.filter(({ name }) => !inDays.has(name));
  const told = activitiesDetails.length - others.length;
  return (
    <>
      {told > 0 && <p className={styles.toldAbove}>{plan.toldAbove({ count: told })}</p>}
      {others.length > 0 && (
        <ul className={styles.activities}>
          {others.map(({ day, name, text }) => (
            <li key={`${day} ${name}`}>
              <strong>
                <Place name={name} route={details.route} />
              </strong>{' '}
              <span className={styles.aside}>{plan.day({ day })}</span>
              <p>
                <Passage text={text} isProse />
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function GoodToKnow({ details }: { details: Details }) {
  const facts = [
    { name: plan.departure, text: plan.departsFrom({ place: details.meetingPoint, time: details.startTime }) },
    { name: plan.backHome, text: plan.backAt({ time: details.endTime }) },
    { name: plan.travelClass, text: wordClass(details.transportClass) },
    { name: plan.walking, text: details.accessibility },
    { name: plan.languages, text: details.languages.join(', ') },
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ text }) => text !== '')
        .map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Passage text={text} isProse />
            </dd>
          </div>
        ))}
    </dl>
  );
}
