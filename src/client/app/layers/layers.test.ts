/** @jest-environment jsdom */
import { createBrowserRouter } from 'react-router';
import { installFakeRequest } from '#tests/fakes/fakeRequest.ts';
import { watchDisclosures } from './disclosures.ts';
import { addLayer, navigateOverLayers, watchLayers } from './layers.ts';

installFakeRequest();

// jsdom has no popovers.
Object.assign(globalThis, { CSS: { supports: () => false } });

const loads: string[] = [];
let answer = () => {};

/** Waits for an answer when asked for `/slow`. */
const load = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  loads.push(pathname + search);
  return pathname === '/slow' ? new Promise((resolve) => (answer = () => resolve(null))) : null;
};

/** Called at each step back. */
let onStep = () => {};
window.addEventListener('popstate', () => onStep());

const router = createBrowserRouter(
  [{ path: '*', loader: load, shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href }],
  { hydrationData: { loaderData: { 0: null } } },
);

const url = () => location.pathname + location.search;

/** Until layers have settled and the steps through the history are made: timers of no delay, each set by another. */
const pause = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

const back = async () => {
  const stepped = new Promise<void>((resolve) => (onStep = resolve));
  history.back();
  await stepped;
  await pause();
};

const open = async (isKept = false) => {
  const close = jest.fn();
  const remove = addLayer(close, isKept ? {} : undefined);
  await pause();
  return { close, remove };
};

const go = async (to: string, options: { replace?: boolean; keepsLayers?: boolean } = {}) => {
  void navigateOverLayers((replace) => router.navigate(to, { replace }), options);
  await pause();
};

/** The load of `/slow` ends. */
const endLoad = async () => {
  answer();
  await pause();
};

beforeAll(async () => {
  watchLayers();
  watchDisclosures();
  await go('/before');
});

beforeEach(async () => {
  await go('/list');
  loads.length = 0;
});

test('Back closes the uppermost layer only, and loads nothing', async () => {
  const lower = await open();
  const upper = await open();
  await back();
  expect(upper.close).toHaveBeenCalledTimes(1);
  expect(lower.close).not.toHaveBeenCalled();
  await back();
  expect(lower.close).toHaveBeenCalledTimes(1);
  expect([url(), router.state.location.pathname, loads]).toEqual(['/list', '/list', []]);
  await back();
  expect(url()).not.toBe('/list');
});

test('what is asked for while the entry of a closed layer is being left is loaded', async () => {
  const { remove } = await open();
  const go = history.go.bind(history);
  const isLeft = new Promise<void>((resolve) =>
    jest.spyOn(history, 'go').mockImplementationOnce((delta) => {
      go(delta);
      resolve();
    }),
  );
  remove();
  await isLeft;
  void navigateOverLayers((replace) => router.navigate('/chosen', { replace }), {});
  await pause();
  expect([url(), router.state.location.pathname, loads]).toEqual(['/chosen', '/chosen', ['/chosen']]);
  await back();
  expect(url()).toBe('/list');
});

test('Back closes a layer in the moment in which it opens', async () => {
  const lower = await open();
  const close = jest.fn();
  addLayer(close);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect([close.mock.calls.length, lower.close.mock.calls.length]).toEqual([1, 0]);
  await back();
  expect([url(), lower.close.mock.calls.length]).toEqual(['/list', 1]);
});

test('a menu that is opened while the list of another change loads stays open; another page closes it', async () => {
  await go('/slow', { keepsLayers: true });
  const menu = await open();
  await endLoad();
  expect([url(), menu.close.mock.calls]).toEqual(['/slow', []]);
  await back();
  expect([url(), menu.close.mock.calls.length]).toEqual(['/list', 1]);

  await go('/slow');
  const { close } = await open();
  await endLoad();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a menu that stays open over the next lists leaves one entry each when it closes', async () => {
  const menu = await open();
  await go('/list?rooms=2', { keepsLayers: true });
  await go('/list?rooms=2,3', { keepsLayers: true, replace: true });
  await go('/list?rooms=2,3&energy=A', { keepsLayers: true });
  expect(menu.close).not.toHaveBeenCalled();
  menu.remove();
  await pause();
  expect(url()).toBe('/list?rooms=2,3&energy=A');
  await back();
  expect(url()).toBe('/list?rooms=2,3');
  await back();
  expect(url()).toBe('/list');
});

test('a layer that closes otherwise leaves no entry; one that opens at once takes its place', async () => {
  await go('/start');
  await go('/list');
  const first = await open();
  first.remove();
  const { close, remove } = await open();
  expect(close).not.toHaveBeenCalled();
  remove();
  await pause();
  expect(url()).toBe('/list');
  await back();
  expect(url()).toBe('/start');
});

test('one that opens while the entry of another is being left stays open', async () => {
  const first = await open();
  first.remove();
  await new Promise((resolve) => setTimeout(resolve));
  const { close } = await open();
  expect(close).not.toHaveBeenCalled();
  await back();
  expect(close).toHaveBeenCalledTimes(1);
  expect(url()).toBe('/list');
});

test('a link in a layer closes it and takes the place of its entry', async () => {
  const { close } = await open();
  await go('/next');
  expect(close).toHaveBeenCalledTimes(1);
  const { length } = history;
  await back();
  expect(url()).toBe('/list');
  expect(history.length).toBe(length);
});

test('a kept layer has its entry on the way back from another page', async () => {
  const map = await open(true);
  await go('/next');
  map.remove();
  await back();
  expect(url()).toBe('/list');
  // Shown again by the page, in its time.
  await pause();
  const again = await open(true);
  await back();
  expect(again.close).toHaveBeenCalledTimes(1);
  expect(url()).toBe('/list');
});

test('a list that takes the place of another under a kept layer stays when that closes', async () => {
  const map = await open(true);
  await go('/list?bbox=1', { replace: true });
  map.remove();
  await pause();
  expect(url()).toBe('/list?bbox=1');
  await back();
  expect(url()).toBe('/list');
});

test('Back leaves such a list with its layer', async () => {
  const map = await open(true);
  await go('/list?bbox=2', { replace: true });
  await back();
  expect(map.close).toHaveBeenCalledTimes(1);
  expect([url(), router.state.location.search]).toEqual(['/list', '']);
});

test('a layer may close while another list loads in the place of its entry', async () => {
  const group = await open();
  await go('/slow', { replace: true });
  group.remove();
  await pause();
  await endLoad();
  expect(url()).toBe('/slow');
  await back();
  expect(url()).toBe('/list');
});

test('Back closes a layer and cancels such a load', async () => {
  const group = await open();
  await go('/slow', { replace: true });
  await back();
  await endLoad();
  expect(group.close).toHaveBeenCalledTimes(1);
  expect([url(), router.state.location.pathname]).toEqual(['/list', '/list']);
});

test('Back cancels a load and stays; a load that ends leaves one entry', async () => {
  await go('/slow');
  expect(router.state.navigation.state).toBe('loading');
  await back();
  await endLoad();
  expect([router.state.navigation.state, router.state.location.pathname, url()]).toEqual(['idle', '/list', '/list']);
  expect(loads).toEqual(['/slow']);

  await go('/slow');
  await endLoad();
  expect(url()).toBe('/slow');
  await back();
  expect(url()).toBe('/list');
});

test('popovers and menus over the page are layers; what unfolds in its place is not', async () => {
  document.body.innerHTML =
    '<details id="menu"><summary>Menu</summary><div style="position: absolute"></div></details>' +
    '<details id="part"><summary>Part</summary><div></div></details>';
  const [menu, part] = [...document.querySelectorAll('details')];
  for (const details of [menu!, part!]) {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  }
  await pause();
  menu!.querySelector('summary')!.tabIndex = 0;
  menu!.querySelector('summary')!.focus();
  await back();
  expect([menu!.open, part!.open, url()]).toEqual([false, true, '/list']);
});

describe('where Back is a request to close', () => {
  const watchers: { onclose: () => void; destroy: () => void }[] = [];
  class FakeWatcher {
    onclose = () => {};
    constructor() {
      watchers.push(this);
    }
    destroy() {
      watchers.splice(watchers.indexOf(this), 1);
    }
  }

  beforeEach(() => {
    Object.assign(globalThis, { CloseWatcher: FakeWatcher });
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)');
  });

  afterEach(() => {
    jest.restoreAllMocks();
    delete (globalThis as { CloseWatcher?: unknown }).CloseWatcher;
  });

  test('a layer has no entry, and is closed by the request', async () => {
    const { length } = history;
    const { close, remove } = await open();
    watchers.at(-1)!.onclose();
    expect(close).toHaveBeenCalledTimes(1);
    remove();
    await pause();
    expect([watchers, history.length, url()]).toEqual([[], length, '/list']);
  });

  test('what the page shows again is in its own entry while it is open', async () => {
    const remove = addLayer(() => {}, { gallery: 2 });
    await pause();
    expect(history.state).toMatchObject({ gallery: 2 });
    remove();
    await pause();
    expect(history.state).toMatchObject({ gallery: undefined });
  });

  test('another page closes it', async () => {
    const { close } = await open();
    await go('/next');
    expect([close.mock.calls.length, url()]).toEqual([1, '/next']);
    await back();
    expect(url()).toBe('/list');
  });
});

it('opens and navigates where the browser refuses another entry', async () => {
  const pushState = jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  });
  const before = url();
  const { close, remove } = await open();
  remove();
  await pause();
  expect([close.mock.calls, url()]).toEqual([[], before]);
  const ways: boolean[] = [];
  await navigateOverLayers((replace) => void ways.push(replace), {});
  // As a new entry, which the router then asks for: the present one is not lost.
  expect(ways).toEqual([false]);
  pushState.mockRestore();
});
