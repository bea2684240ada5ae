import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';

interface Combobox {
  /** Number of suggestions for the typed text. */
  readonly count: number;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChoose: (index: number) => void;
}

/** No suggestion is highlighted. */
const NONE = -1;

/**
 * Lets a text field offer suggestions, which its user may take or leave: an editable combobox with a list, after the
 * ARIA Authoring Practices. The arrow keys move through the list, Enter takes a suggestion, or submits the form when
 * none is highlighted, Escape closes the list and never empties the field.
 */
export function useCombobox({ count, onOpenChange, onChoose }: Combobox) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(NONE);
  const isShown = isOpen && count > 0;
  const at = isShown && highlighted < count ? highlighted : NONE;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = at === NONE ? undefined : optionId(at);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const turn = (open: boolean, highlight = NONE) => {
    setHighlighted(highlight);
    if (open === isOpen) return;
    setIsOpen(open);
    onOpenChange(open);
  };
  const choose = (index: number) => {
    turn(false);
    onChoose(index);
  };
  const move = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    const [first, last] = [0, Math.max(0, count - 1)];
    if (at === NONE) return turn(true, step === 1 ? first : last);
    turn(true, (at + step + count) % count);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(event, 1);
    if (event.key === 'ArrowUp') move(event, -1);
    if (event.key === 'Escape') turn(false);
    if (event.key === 'Enter') {
      if (at === NONE) return turn(false);
      event.preventDefault();
      choose(at);
    }
  };

  return {
    isShown,
    highlighted: at,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isShown,
      'aria-controls': id,
      'aria-activedescendant': activeId,
      onKeyDown,
      onClick: () => turn(true),
      onBlur: () => turn(false),
    },
    /** Call it when the text has changed. */
    onTyped: () => turn(true),
    listProps: {
      id,
      role: 'listbox',
      // A press must not take the focus from the field, which would close the list before the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseLeave: () => setHighlighted(NONE),
    },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === at,
      onMouseMove: () => setHighlighted(index),
      onClick: () => choose(index),
    }),
  } as const;
}
