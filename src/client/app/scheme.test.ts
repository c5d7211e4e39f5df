/** @jest-environment jsdom */
import { schemeTags } from '#shared/theme/schemeTags.ts';

const root = document.documentElement;
const shown = () => [
  root.dataset['scheme'],
  document.querySelector('meta[name=color-scheme]')!.getAttribute('content'),
  document.querySelector('meta[name=theme-color]')!.getAttribute('media'),
];
const control = () => document.querySelector('select')!;

/** The browser's list of one query, whose change the tests announce. */
let system: EventTarget;
const mutations = new MutationObserver(() => {});

/** A document that the script begins in: the footer comes later. */
async function open(): Promise<void> {
  for (const name of ['scheme', 'seen', 'favourites']) delete root.dataset[name];
  document.head.innerHTML = schemeTags();
  document.body.innerHTML = '';
  jest.resetModules();
  system = new EventTarget();
  Object.assign(window, { matchMedia: () => system });
  await import('./scheme.ts');
  document.body.innerHTML =
    '<select name="scheme"><option>auto</option><option>light</option><option>dark</option></select>';
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

function choose(value: string): void {
  control().value = value;
  control().dispatchEvent(new Event('change', { bubbles: true }));
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

it('follows the system before a choice, and stores nothing', async () => {
  await open();
  expect(shown()).toEqual(['auto', 'light dark', '(prefers-color-scheme:dark)']);
  expect(control().value).toBe('auto');
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['light', 'not all'],
  ['dark', 'all'],
])('shows and keeps %s, also on the next page', async (choice, media) => {
  await open();
  choose(choice);
  expect(shown()).toEqual([choice, choice, media]);
  await open();
  expect(shown()).toEqual([choice, choice, media]);
  expect(control().value).toBe(choice);
});

it('forgets the choice with that of the system', async () => {
  localStorage.setItem('scheme', 'dark');
  await open();
  choose('auto');
  expect(shown()).toEqual(['auto', 'light dark', '(prefers-color-scheme:dark)']);
  expect(localStorage).toHaveLength(0);
});

it('follows the choice of another tab, and takes nothing else that is stored', async () => {
  await open();
  localStorage.setItem('scheme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'scheme' }));
  expect([root.dataset['scheme'], control().value]).toEqual(['dark', 'dark']);
  localStorage.setItem('scheme', 'blue');
  window.dispatchEvent(new Event('pageshow'));
  expect([root.dataset['scheme'], control().value]).toEqual(['auto', 'auto']);
});

it('leaves the attribute alone when another tab stores something else, since the map is redrawn with it', async () => {
  await open();
  mutations.observe(root, { attributeFilter: ['data-scheme'] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
  expect(mutations.takeRecords()).toHaveLength(0);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(mutations.takeRecords()).not.toHaveLength(0);
});

it('sets the attribute again when the system changes, so that the map is redrawn', async () => {
  await open();
  mutations.observe(root, { attributeFilter: ['data-scheme'] });
  system.dispatchEvent(new Event('change'));
  expect(mutations.takeRecords()).toHaveLength(1);
  expect(root.dataset['scheme']).toBe('auto');
});

it('says before the page is painted whether the visitor has favourites, and has seen listings', async () => {
  await open();
  expect([root.dataset['favourites'], root.dataset['seen']]).toEqual([undefined, undefined]);
  localStorage.setItem('favourites', 'MS0116-0001');
  localStorage.setItem('visited', 'MS0116-0002');
  await open();
  expect([root.dataset['favourites'], root.dataset['seen']]).toEqual(['', '']);
  localStorage.setItem('favourites', '');
  await open();
  expect(root.dataset['favourites']).toBeUndefined();
});

it('keeps the choice for the page where the browser stores nothing', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await open();
  choose('dark');
  window.dispatchEvent(new Event('pageshow'));
  expect(root.dataset['scheme']).toBe('dark');
});
