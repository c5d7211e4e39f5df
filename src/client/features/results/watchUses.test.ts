/** @jest-environment jsdom */
import type * as Watching from './watchUses.ts';
import type * as Telling from './tellUse.ts';

type State = Parameters<typeof Watching.watchUses>[1]['state'];

let sent: string[];
let watching: typeof Watching;
let telling: typeof Telling;
let onState: (state: State) => void;

const stateAt = (pathname: string, id: string, more: Partial<State> = {}) =>
  ({
    location: { pathname, search: '' },
    navigation: { state: 'idle' },
    matches: [{ route: { id } }],
    errors: null,
    ...more,
  }) as unknown as State;

const routerAt = (state: State) => ({
  state,
  subscribe: (listener: (state: State) => void) => {
    onState = listener;
    return () => {};
  },
});

/** What removes the listeners of a test: they would hear the next one's events. */
let removing: (() => void)[];
function collectListeners(target: Document | Window): void {
  const add = target.addEventListener.bind(target);
  jest
    .spyOn(target, 'addEventListener')
    .mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        add(type, listener, options);
        removing.push(() => {
          target.removeEventListener(type, listener, options);
        });
      },
    );
}

afterEach(() => {
  for (const remove of removing) remove();
  jest.restoreAllMocks();
});

const estate = stateAt('/viviendas-barcelona-compra/piso/AB-1', 'Estate_es');
const list = stateAt('/viviendas-barcelona-compra', 'Search_es');

beforeEach(async () => {
  [sent, removing] = [[], []];
  collectListeners(document);
  collectListeners(window);
  Object.assign(navigator, {
    sendBeacon: (url: string, words: string) => {
      sent.push(`${url} ${words}`);
      return true;
    },
  });
  // jsdom has none.
  Object.assign(performance, { getEntriesByType: () => [] });
  jest.resetModules();
  watching = await import('./watchUses.ts');
  telling = await import('./tellUse.ts');
  document.body.innerHTML = '<ul id="photos"></ul>';
});

it('tells of a page that a visitor moved on to before this script came, and not of the document', () => {
  watching.watchUses('all', routerAt(estate), list);
  expect(sent).toEqual(['/seen moved']);
});

it('tells of pages without a document, once each, and of what is done there again', () => {
  watching.watchUses('moved', routerAt(list), list);
  expect(sent).toEqual([]);
  onState(stateAt('/viviendas-barcelona-compra', 'Search_es'));
  onState({ ...estate, navigation: { state: 'loading' } } as State);
  onState(estate);
  telling.tellUse('photos', 'AB-1');
  onState(stateAt('/', 'Home_es'));
  onState(stateAt('/viviendas-barcelona-compra/piso/AB-9', 'Estate_es', { errors: { page: new Error('gone') } }));
  onState(list);
  expect(sent).toEqual(['/seen moved', '/seen photos AB-1', '/seen moved']);
});

it('tells of a document where a CDN answered it, once it is in sight, with the host that led to it', () => {
  Object.defineProperty(document, 'referrer', { configurable: true, value: 'https://www.google.com/search?q=x' });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  watching.watchUses('all', routerAt(estate), estate);
  expect(sent).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual(['/seen loaded www.google.com']);
});

it('tells of photographs that are swiped, and of paper', () => {
  watching.watchUses('moved', routerAt(estate), estate);
  const strip = document.getElementById('photos')!;
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  strip.scrollLeft = 20;
  strip.dispatchEvent(new Event('scroll'));
  expect(sent).toEqual([]);
  strip.scrollLeft = 290;
  strip.dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('beforeprint'));
  expect(sent).toEqual(['/seen photos', '/seen shared']);
});

it('sends nothing before it is said to, and then what was done meanwhile', () => {
  telling.tellUse('kept', 'AB-3');
  expect(sent).toEqual([]);
  telling.startTelling();
  expect(sent).toEqual(['/seen kept AB-3']);
});
