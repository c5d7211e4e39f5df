type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/*
 * What visitors have typed, over a new rendering of its fields: React renders anew what it cannot take over, as a page
 * that the browser has translated by then, and the elements with the values leave the document.
 */

/** Fields of the document as it was remembered. */
let remembered = new Map<string, Field>();
/** Those that have left it: what stands in their place may come later (app/deferred). */
const lost = new Map<string, Field>();
let path = '';
let focused: Element | null = null;

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Every field of the document by its form, name and place among those alike: the same for the one rendered anew. */
function fieldsByKey(): Map<string, Field> {
  const counts = new Map<string, number>();
  const found = [...document.querySelectorAll<Field>('input:not([type=hidden]), textarea, select')];
  return new Map(
    found.map((field) => {
      const form = field.form?.getAttribute('action') ?? '';
      const key = JSON.stringify([form, field.name, isCheckable(field) && field.value]);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [`${key} ${count}`, field];
    }),
  );
}

/** Whether a field holds something else than the document gave it. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function copyValue(from: Field, to: Field): void {
  if (isCheckable(from)) (to as HTMLInputElement).checked = from.checked;
  else to.value = from.value;
}

function follow({ target }: FocusEvent): void {
  focused = target as Element;
}

function forget(): void {
  // An element that leaves the document while it has the focus loses it first, where browsers tell of it.
  queueMicrotask(() => {
    if (focused?.isConnected && document.activeElement !== focused) focused = null;
  });
}

/** Remembers the fields of the document, before React takes it over or removes a part of it. */
export function rememberFields(): void {
  remembered = fieldsByKey();
  path = location.pathname;
  focused = document.activeElement;
  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', forget);
}

/** After a new rendering: gives what was typed into fields that have left the document to those in their places. */
export function restoreFields(): void {
  for (const [key, field] of remembered) {
    if (field.isConnected) continue;
    remembered.delete(key);
    if (isChanged(field) || field === focused) lost.set(key, field);
  }
  placeFields();
}

/** Does the same for a part that is rendered later than the rest. */
export function placeFields(): void {
  if (lost.size === 0) return;
  if (location.pathname !== path) return lost.clear();
  for (const [key, next] of fieldsByKey()) {
    const field = lost.get(key);
    if (!field) continue;
    lost.delete(key);
    remembered.set(key, next);
    if (!isChanged(next)) copyValue(field, next);
    const fold = next.closest('details');
    if (fold && field.closest('details')?.open) fold.open = true;
    if (field === focused && document.activeElement === document.body) next.focus({ preventScroll: true });
  }
}
