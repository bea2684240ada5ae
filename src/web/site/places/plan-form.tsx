import { type SubmitEvent, useEffect, useState } from 'react';
import { addDays, type Day, dayInIndia } from '../../../core/dates.ts';
import { localPath } from '../../../core/languages.ts';
import { places } from '../../../words/en/site/places.ts';
import { useLanguage } from '../../navigation/language.ts';
import { useNavigator } from '../../navigation/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Passage } from '../../ui/passage.tsx';
import styles from './plan-form.module.css';

/** Days ahead that the form proposes: trains and flights are not sold out yet. */
const PROPOSED_AHEAD = 21;

interface PlanFormProps {
  /** For links to it. */
  id: string;
  /** The place's name in the language of the page: the search knows it. */
  name: string;
  /** Nights of a usual first visit. */
  usualNights: number;
  /** The cities as the page names them, for the list of the field. */
  cities: readonly string[];
}

/** Leads to the planned trips to a place; without scripts the form sends its fields itself. */
export function PlanForm({ id, name, usualNights, cities }: PlanFormProps) {
  const language = useLanguage();
  const { navigate } = useNavigator();
  const [departureDate, setDepartureDate] = useState<Day>('');
  const [earliest, setEarliest] = useState<Day>('');
  // Only the browser knows the day: the page may have been rendered yesterday.
  useEffect(() => {
    const today = dayInIndia(Date.now());
    setEarliest(today);
    setDepartureDate(addDays(today, PROPOSED_AHEAD));
  }, []);

  const plan = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const from = String(new FormData(event.currentTarget).get('from') ?? '');
    // The days of leaving and coming home are half lost on the way.
    const returnDate = addDays(departureDate, usualNights + 1);
    void navigate('/search-results', { state: { from, to: name, departureDate, returnDate } });
  };

  return (
    <form
      id={id}
      action={localPath(language, '/search-results')}
      className={styles.form}
      aria-labelledby={`${id}-title`}
      onSubmit={plan}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        <Passage text={places.planTitle({ name })} />
      </h2>
      <p>{places.planLead}</p>
      <input type="hidden" name="to" value={name} />
      <Field label={places.startFrom} name="from" list={`${id}-cities`} required maxLength={100} autoComplete="off" />
      <datalist id={`${id}-cities`}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <Field
        label={places.leaveOn}
        name="departureDate"
        type="date"
        required
        min={earliest}
        value={departureDate}
        onChange={(event) => setDepartureDate(event.currentTarget.value)}
      />
      <Button type="submit" look="action">
        {places.planButton}
      </Button>
    </form>
  );
}
