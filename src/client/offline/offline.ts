/**
 * Fills the page that shows without a network (server/offline/offlinePage.ts) with what this browser keeps: the
 * favourites, and the listings that were opened last. A script of its own, without the site's.
 */
import { readKeys } from '#shared/domain/favourites.ts';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';

interface Kept {
  title?: unknown;
  price?: unknown;
  type?: unknown;
}

const { favourites, visited } = storedKeyNames;

function read<Value>(key: string, parse: (text: string) => Value, fallback: Value): Value {
  try {
    return parse(localStorage.getItem(key) ?? '');
  } catch {
    return fallback;
  }
}

const perMonth = document.querySelector('main')?.dataset['perMonth'] ?? '';
const euros = new Intl.NumberFormat(document.documentElement.lang, {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

function itemOf(key: string, { title, price, type }: Kept): HTMLLIElement {
  const item = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = typeof title === 'string' ? title : key;
  item.append(name);
  if (typeof price === 'number') item.append(` ${euros.format(price)}${type === 'rent' ? ` ${perMonth}` : ''}`);
  return item;
}

function fill(list: string): void {
  const keys = read(list, readKeys, []);
  const kept = read(`${list}:details`, (text) => JSON.parse(text) as Record<string, Kept>, {});
  const section = document.getElementById(list);
  const named = keys.filter((key) => list === favourites || kept[key]);
  if (!section || named.length === 0) return;
  section.querySelector('ul')?.append(...named.map((key) => itemOf(key, kept[key] ?? {})));
  section.hidden = false;
}

fill(favourites);
fill(visited);
// The page that could not be fetched, at its own address.
addEventListener('online', () => {
  location.reload();
});
