import { Router } from 'express';
import type { Env } from '#config/env.ts';
import { offlinePath, serviceWorkerPath } from '#shared/domain/offline.ts';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { ownBackgrounds, type BackgroundColours } from '#shared/theme/schemeTags.ts';
import type { CardBrand } from '../sharing/cardBrand.ts';
import { appIcons, drawAppIcon, type AppIconPath } from './appIcons.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { offlinePage } from './offlinePage.ts';

/** For a day: they change with the network's folder. */
const daily = 'public, max-age=86400';

/** Takes the place of a worker that is out there: removes what it stored, and itself. */
const retiringWorker = `
async function retire() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('${storedKeyNames.offlinePrefix}'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
`;

/** @see https://www.w3.org/TR/appmanifest/ */
const manifestOf = ({ name }: CardBrand, { light }: BackgroundColours) => ({
  id: '/',
  name,
  short_name: name,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: light,
  background_color: light,
  icons: Object.entries(appIcons).map(([src, { size, purpose }]) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
});

interface OfflineDeps {
  /** Of the network. */
  texts: LoadDictionary;
  env: Pick<Env, 'SERVICE_WORKER' | 'LANGUAGES'>;
  brand: CardBrand;
  backgrounds?: BackgroundColours | undefined;
}

/**
 * What a returning visitor's device asks for: the web app manifest with icons of the network's mark, and the page that
 * shows without a network. With `SERVICE_WORKER=off` the worker is one that removes itself.
 */
export function createOffline({ texts, env, brand, backgrounds = ownBackgrounds }: OfflineDeps): Router {
  const router = Router();
  if (env.SERVICE_WORKER === 'off')
    router.get(serviceWorkerPath, (_req, res) => {
      res.set({ 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': '/' }).type('js').send(retiringWorker);
    });
  router.get('/manifest.webmanifest', (_req, res) => {
    const manifest = JSON.stringify(manifestOf(brand, backgrounds));
    res.set('Cache-Control', daily).type('application/manifest+json').send(manifest);
  });
  const drawn = new Map<AppIconPath, Buffer>();
  for (const path of Object.keys(appIcons) as AppIconPath[])
    router.get(path, async (_req, res) => {
      const icon = drawn.get(path) ?? (await drawAppIcon(brand, path));
      drawn.set(path, icon);
      res.set('Cache-Control', daily).type('png').send(icon);
    });
  for (const language of env.LANGUAGES) {
    const page = offlinePage(language, brand.name, texts);
    router.get(offlinePath(language), async (_req, res) => {
      res.set({ 'Cache-Control': 'no-cache', 'Content-Language': language, 'X-Robots-Tag': 'noindex' });
      res.type('html').send(await page);
    });
  }
  return router;
}
