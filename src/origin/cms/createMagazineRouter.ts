import { Router, type Request, type Response } from 'express';
import type { Store } from '../db/store.ts';
import { languagesOf, valueIn, type Language } from '#shared/i18n/languages.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { magazineUrl, readMagazinePath, type MagazineTarget } from '#shared/routes/magazineUrl.ts';
import { answerWrongMethod } from '../web/answerError.ts';
import { cacheControl } from '../web/cacheRules.ts';
import type { OriginContext } from '../web/originContext.ts';
import { articlePage } from './magazine/articlePage.ts';
import { atomFeed } from './magazine/atomFeed.ts';
import { readBrandedAgencies } from '../records/readPeople.ts';
import { corporatePage, notFoundPage } from './magazine/corporatePage.ts';
import { listPage } from './magazine/listPage.ts';
import type { MagazineSite, Say } from './magazine/MagazineSite.ts';
import { magazineSitemap } from './magazine/magazineSitemap.ts';
import {
  readArticle,
  readAuthor,
  readCorporatePage,
  readCorporateSlugs,
  readProvinces,
  readSummaries,
} from './magazine/magazineStore.ts';
import { pageDocument, type Page } from './magazine/pageFrame.ts';
import { readTheme, type ThemeFile } from './magazine/theme.ts';

/** Everything is of this host, and no script is inline: structured data are none that is executed. */
const policy =
  "default-src 'none'; script-src 'self'; img-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const tag = 'magazine';
const secondsMissing = 60;

/** @throws Error for a key that no dictionary has */
async function readTexts(texts: LoadDictionary, language: Language): Promise<Say> {
  const [common, navigation, magazine] = await Promise.all(
    (['common', 'navigation', 'magazine'] as const).map((namespace) => texts(language, namespace)),
  );
  const all = { ...common, ...navigation, ...magazine };
  return (key, values = {}) => {
    const text = all[key];
    if (text === undefined) throw new Error(`No text ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}

function sendFile(res: Response, { type, body, immutable }: ThemeFile): void {
  res
    .set('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : cacheControl('home'))
    .set('Surrogate-Key', tag)
    .type(type)
    .send(body);
}

const moved = (res: Response, location: string): void => {
  res.set({ 'Cache-Control': cacheControl('home'), 'Surrogate-Key': tag }).redirect(301, location);
};

/** The page of a list asked for; null for what is no number of a page. */
function readPaged(value: unknown): number | null {
  if (value === undefined) return 1;
  return typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}

type Context = Pick<OriginContext, 'store' | 'site' | 'brand' | 'texts' | 'now'>;

const siteIn = async ({ store, site, brand, texts, now }: Context, language: Language): Promise<MagazineSite> => ({
  language,
  languages: languagesOf(site),
  say: await readTexts(texts, language),
  brand,
  publicOrigin: site.publicOrigin,
  links: valueIn(site.links, language),
  favourites: site.favourites,
  provinces: await readProvinces(store),
  year: new Date(now()).getFullYear(),
});

/** @returns undefined for what does not exist, a path for what exists elsewhere */
async function pageOf(
  store: Store,
  target: MagazineTarget,
  paged: number,
  site: MagazineSite,
): Promise<Page | string | undefined> {
  if (target.to === 'list') {
    const all = await readSummaries(store);
    const shown = target.category ? all.filter(({ category }) => category === target.category) : all;
    return listPage(shown, target.category, paged, site);
  }
  if (target.to === 'article') {
    const article = await readArticle(store, target.slug);
    if (article && article.category !== target.category)
      return magazineUrl({ ...target, category: article.category }, site.language);
    if (!article) return undefined;
    const [author, all] = await Promise.all([readAuthor(store, article), readSummaries(store)]);
    return articlePage(article, { author, all }, site);
  }
  const page = target.to === 'corporate' ? await readCorporatePage(store, target.slug) : undefined;
  if (!page) return undefined;
  const agencies = page.offices ? await readBrandedAgencies(store) : [];
  return corporatePage(
    page,
    agencies.map(({ document }) => document),
    site,
  );
}

async function sendSitemap(
  res: Response,
  store: Store,
  { language, languages, publicOrigin }: MagazineSite,
): Promise<void> {
  const articles = await readSummaries(store);
  const newest = articles[0]?.date;
  res
    .set({ 'Cache-Control': cacheControl('home'), 'Surrogate-Key': tag })
    .set(newest ? { 'Last-Modified': new Date(newest).toUTCString() } : {})
    .type('application/xml')
    .send(magazineSitemap(articles, await readCorporateSlugs(store), { language, languages, publicOrigin }));
}

async function sendFeed(res: Response, store: Store, site: MagazineSite): Promise<void> {
  res.set({ 'Cache-Control': cacheControl('home'), 'Surrogate-Key': tag }).type('application/atom+xml');
  res.send(atomFeed(await readSummaries(store), site));
}

/**
 * `/magazine/*`: the bundled CMS's magazine and pages about the company, in the look of the site
 * (docs/product.md#magazine). Express adds the ETag and answers 304.
 */
export function createMagazineRouter(context: Context): Router {
  const { store } = context;
  const theme = readTheme();

  function sendPage(res: Response, page: Page, site: MagazineSite): void {
    res
      .set({ 'Surrogate-Key': [tag, ...(page.tags ?? [])].join(' '), 'Content-Security-Policy': policy })
      .type('html')
      .send(pageDocument(page, site, theme));
  }

  function sendMissing(res: Response, site: MagazineSite): void {
    res.status(404).set('Cache-Control', `public, max-age=${secondsMissing}`);
    sendPage(res, notFoundPage(site), site);
  }

  async function sendTarget(req: Request, res: Response, target: MagazineTarget, site: MagazineSite): Promise<void> {
    if (target.to === 'feed') return sendFeed(res, store, site);
    if (target.to === 'sitemap') return sendSitemap(res, store, site);
    const paged = readPaged(req.query['paged']);
    const page = paged === null ? undefined : await pageOf(store, target, paged, site);
    if (typeof page === 'string') return moved(res, page);
    if (!page) return sendMissing(res, site);
    res.set('Cache-Control', cacheControl('home'));
    sendPage(res, page, site);
  }

  async function answer(req: Request, res: Response): Promise<void> {
    const file = theme.files.get(req.path);
    if (file) return sendFile(res, file);
    const path = req.originalUrl.split('?', 1)[0]!;
    const { language, target } = readMagazinePath(path, languagesOf(context.site));
    if (target === null) return sendMissing(res, await siteIn(context, language));
    const normal = magazineUrl(target, language);
    if (path !== normal) return moved(res, normal + req.originalUrl.slice(path.length));
    if (target.to === 'list' && req.query['paged'] === '1') return moved(res, normal);
    await sendTarget(req, res, target, await siteIn(context, language));
  }

  const router = Router();
  router.use((req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return answer(req, res);
    answerWrongMethod(req, res, next);
  });
  return router;
}
