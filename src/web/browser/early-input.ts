type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a value past React, which watches this property of the element. */
function setUnseen(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function tellAgain(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    if ([...field.options].some((option) => option.selected !== option.defaultSelected)) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
  } else if (field.type !== 'file' && field.value !== field.defaultValue) {
    const typed = field.value;
    field.value = field.defaultValue;
    setUnseen(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Tells the page's fields again what was typed and ticked before React listened. React takes over such a field as it
 * stands and would empty it with the next change.
 */
export function announceEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) tellAgain(field);
}
