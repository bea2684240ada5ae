import { useCombobox } from 'downshift';
import { type KeyboardEvent, useId, useState } from 'react';
import type { PlaceSuggestion } from '../../../contracts/places.ts';
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

/** Makes downshift ignore a key; its own handlers check this mark. */
function leaveToTheForm(event: KeyboardEvent): void {
  (event.nativeEvent as Event & { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
}

function useCityCombobox({ value, onChange }: Pick<CityFieldProps, 'value' | 'onChange'>) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const places = usePlaceSuggestions(value, wanted);
  const combobox = useCombobox<PlaceSuggestion>({
    id,
    items: [...places],
    itemToString: (place) => place?.city ?? '',
    inputValue: value,
    // Only the text counts: choosing a suggestion just fills it in.
    selectedItem: null,
    onIsOpenChange: ({ isOpen }) => setWanted(isOpen),
    onStateChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.city),
    getA11yStatusMessage: ({ isOpen }) =>
      isOpen && places.length > 0 ? `${places.length} suggestions; the arrow keys move through them` : '',
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter without a highlighted suggestion submits the form; Escape never empties the field.
    if (event.key === 'Enter' && combobox.isOpen && combobox.highlightedIndex < 0) {
      leaveToTheForm(event);
      combobox.closeMenu();
    }
    if (event.key === 'Escape' && !combobox.isOpen) leaveToTheForm(event);
  };
  return { ...combobox, places, onKeyDown };
}

/** A place field with suggestions; accepts any text. */
export function CityField({ name, label, placeholder, value, onChange, problemId }: CityFieldProps) {
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps, places, onKeyDown } =
    useCityCombobox({ value, onChange });
  const shown = isOpen && places.length > 0;
  const code = airportCodeOf(value);
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: downshift gives both their ids. */}
      <label {...getLabelProps()} className={styles.label}>
        {label}
      </label>
      <div className={styles.answer}>
        <span className={styles.text} data-text={value}>
          <input
            {...getInputProps({ onKeyDown, onChange: (event) => onChange(event.currentTarget.value) })}
            name={name}
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
      <ul
        {...getMenuProps({ 'aria-label': 'Suggested places' })}
        className={styles.menu}
        data-shown={shown || undefined}
      >
        {shown &&
          places.map((place, index) => (
            <li
              key={`${place.city} ${place.state}`}
              {...getItemProps({ item: place, index })}
              className={styles.item}
              data-highlighted={index === highlightedIndex || undefined}
            >
              <span className={styles.city}>{place.city}</span>
              <span className={styles.state}>{describeWhere(place)}</span>
              <span className={styles.itemCode}>{place.code}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
