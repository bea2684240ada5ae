import { useId, useState } from 'react';
import { search } from '../../../words/en/site/search.ts';
import { Passage } from '../../ui/passage.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import styles from './city-field.module.css';
import { describeWhere } from './describe-where.ts';
import { airportCodeOf, usePlaceSuggestions } from './place-suggestions.ts';

interface CityFieldProps {
  name: 'from' | 'to';
  label: string;
  placeholder: string;
  value: string;
  onChange: (city: string) => void;
  /** Id of the message about this field's problem. */
  problemId: string | undefined;
}

/** A place field with suggestions; accepts any text. */
export function CityField({ name, label, placeholder, value, onChange, problemId }: CityFieldProps) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const places = usePlaceSuggestions(value, wanted);
  const { isShown, highlighted, inputProps, onTyped, listProps, optionProps } = useCombobox({
    count: places.length,
    onOpenChange: setWanted,
    // Only the text counts: choosing a suggestion just fills it in.
    onChoose: (index) => onChange(places[index]?.city ?? value),
  });
  const code = airportCodeOf(value);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.answer}>
        <span className={styles.text} data-text={value}>
          <input
            {...inputProps}
            id={id}
            name={name}
            value={value}
            onChange={(event) => {
              onTyped();
              onChange(event.currentTarget.value);
            }}
            className={styles.input}
            placeholder={placeholder}
            maxLength={100}
            autoCapitalize="words"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            required
            aria-invalid={problemId ? true : undefined}
            aria-describedby={problemId}
          />
        </span>
        {code && <span className={styles.code}>{code}</span>}
      </div>
      <ul {...listProps} aria-label={search.suggested} className={styles.menu} data-shown={isShown || undefined}>
        {isShown &&
          places.map((place, index) => (
            <li
              key={`${place.city} ${place.state}`}
              {...optionProps(index)}
              className={styles.item}
              data-highlighted={index === highlighted || undefined}
            >
              <span className={styles.city}>
                <Passage text={place.city} />
              </span>
              <span className={styles.state}>
                <Passage text={describeWhere(place)} />
              </span>
              <span className={styles.itemCode}>{place.code}</span>
            </li>
          ))}
      </ul>
      <span role="status" className="visually-hidden">
        {isShown && search.suggestions({ count: places.length })}
      </span>
    </div>
  );
}
