/**
 * Shows the page `/offline/{language}` in place of a page while there is no network. It stores that page and its files
 * and nothing else, so no personal page, form or operators' page is ever in its cache. `SERVICE_WORKER=off` retires it
 * (server/offline/createOffline.ts).
 */
import { languageOfPath, offlineFiles, offlinePath } from '#shared/domain/offline.ts';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { languages as known, usualLanguages } from '#shared/i18n/languages.ts';

/** The members of a worker's scope that are used; the compiler knows documents alone. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: <Event>(type: string, listener: (event: Event) => void) => void;
}

interface WaitingEvent {
  waitUntil: (promise: Promise<unknown>) => void;
}

interface FetchEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** Of the build: another one stores its own files. */
declare const __webpack_hash__: string;

const worker = globalThis as unknown as WorkerScope;
const { offlinePrefix } = storedKeyNames;
const cacheName = offlinePrefix + __webpack_hash__;
const files: readonly string[] = offlineFiles;
/** Of the site, as serviceWorkerUrl names them. */
const asked = new URLSearchParams(location.search).get('languages');
const languages = asked === null ? usualLanguages : known.filter((language) => asked.split(',').includes(language));

async function store(): Promise<void> {
  const cache = await caches.open(cacheName);
  // From the network: the browser's own copies may be of the build before.
  const urls = [...languages.map(offlinePath), ...files];
  await cache.addAll(urls.map((url) => new Request(url, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(offlinePrefix) && name !== cacheName);
  await Promise.all([
    ...old.map((name) => caches.delete(name)),
    // The worker's start holds no navigation up.
    worker.registration.navigationPreload?.enable(),
  ]);
  await worker.clients.claim();
}

/** The answer of the network, else what is stored under a path. */
async function fetchOr(path: string, { request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const stored = await caches.match(path);
    if (stored) return stored;
    throw error;
  }
}

worker.addEventListener<WaitingEvent>('install', (event) => {
  event.waitUntil(store());
});

worker.addEventListener<WaitingEvent>('activate', (event) => {
  event.waitUntil(takeOver());
});

worker.addEventListener<FetchEvent>('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/admin')) return;
  if (mode === 'navigate') event.respondWith(fetchOr(offlinePath(languageOfPath(pathname, languages)), event));
  else if (files.includes(pathname)) event.respondWith(fetchOr(pathname, event));
});
