import { Router, type Response } from 'express';
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { answerWrongMethod } from '../web/answerError.ts';
import { unknownThing } from '../web/apiError.ts';
import { cacheControl } from '../web/cacheRules.ts';
import type { OriginContext } from '../web/originContext.ts';

/** A post as home-data holds it: its texts in each language beside the Spanish (docs/product.md#home-data). */
type Post = { image: string; url: string; category: Record<string, string> } & Record<
  string,
  string | Record<string, string>
>;

const cmsNames: Record<Language, string> = { es: 'espanol', ca: 'catala', en: 'english' };

const words = {
  es: {
    magazine: 'La revista',
    all: 'Todos los artículos',
    back: 'Volver a la red',
    note: 'Es la entradilla del artículo: la red de demostración no trae la revista entera.',
  },
  ca: {
    magazine: 'La revista',
    all: 'Tots els articles',
    back: 'Torna a la xarxa',
    note: "És l'entradeta de l'article: la xarxa de demostració no porta la revista sencera.",
  },
  en: {
    magazine: 'The magazine',
    all: 'All articles',
    back: 'Back to the network',
    note: 'This is the article’s opening: the demo network does not come with the whole magazine.',
  },
} as const satisfies Record<Language, object>;

/** A page of its own, as a CMS makes them: no script, its few rules in the document. */
const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const style = `
body{margin:0;background:#faf6ee;color:#1c2a2c;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1,h2{font-family:Georgia,serif;font-weight:500;line-height:1.15}
img{width:100%;height:auto;border-radius:12px}
a{color:#124a4f}
section{margin-top:2.5rem;padding-top:1.5rem;border-top:1px solid #e2d9c9}
ul{padding:0;list-style:none}
li{padding:.75rem 0;border-top:1px solid #e2d9c9}
.small{color:#536061;font-size:.9rem}`;

const textOf = (source: Record<string, unknown>, name: string, language: Language): string => {
  const text = source[`${name}_${cmsNames[language]}`] ?? source[name];
  return escapeHtml(typeof text === 'string' ? text : '');
};

const ways = (language: Language): string =>
  `<p class="small"><a href="/magazine/">${words[language].all}</a> · <a href="${buildUrl({ to: 'Home', params: {} }, language)}">${words[language].back}</a></p>`;

const tag = (language: Language): string => languageFacts[language].tag;

/** The article in Spanish, then in the other languages: its address is the same for all of them. */
function article(post: Post): string {
  const [first, ...others] = languages.map((language) => ({
    language,
    body: `<p>${textOf(post, 'excerpt', language)}</p><p class="small">${words[language].note}</p>${ways(language)}`,
  }));
  const picture = `<img src="${escapeHtml(post.image)}" width="800" height="450" alt="${textOf(post, 'image_alt', first!.language)}">`;
  const heading = `<p class="small">${textOf(post.category, 'title', first!.language)}</p><h1>${textOf(post, 'title', first!.language)}</h1>`;
  return (
    heading +
    picture +
    first!.body +
    others
      .map(
        ({ language, body }) =>
          `<section lang="${tag(language)}"><h2>${textOf(post, 'title', language)}</h2>${body}</section>`,
      )
      .join('')
  );
}

const list = (posts: readonly Post[]): string =>
  `<h1>${words.es.magazine}</h1><ul>${posts.map((post) => `<li><a href="${escapeHtml(post.url)}">${textOf(post, 'title', 'es')}</a><br><span class="small">${textOf(post, 'excerpt', 'es')}</span></li>`).join('')}</ul>` +
  `<p class="small"><a href="${buildUrl({ to: 'Home', params: {} }, 'es')}">${words.es.back}</a></p>`;

function sendPage(res: Response, title: string, body: string): void {
  res
    .set({ 'Cache-Control': cacheControl('home'), 'Surrogate-Key': 'home', 'Content-Security-Policy': policy })
    .type('html')
    .send(
      `<!doctype html><html lang="${tag('es')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
        `<title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head><body><main>${body}</main></body></html>`,
    );
}

/**
 * `/magazine/*`, which a CMS serves (docs/product.md#routes): here the openings of the posts that home-data names, so
 * that none of them leads nowhere.
 */
export function createMagazineRouter({ store }: OriginContext): Router {
  async function readPosts(): Promise<Post[]> {
    const row = await store.db
      .selectFrom('documents')
      .select('content')
      .where('name', '=', 'home-data')
      .executeTakeFirst();
    return row ? ((JSON.parse(row.content) as { posts_magazine?: Post[] }).posts_magazine ?? []) : [];
  }

  const router = Router();
  router
    .route(['/', '/:category', '/:category/:slug'])
    .get(async (req, res) => {
      const posts = await readPosts();
      const path = `/magazine${req.path.replace(/\/$/, '')}`;
      const post = posts.find(({ url }) => url === path);
      if (post) return sendPage(res, textOf(post, 'title', 'es'), article(post));
      const listed = posts.filter(({ url }) => url.startsWith(`${path}/`));
      if (listed.length === 0) throw unknownThing();
      sendPage(res, words.es.magazine, list(listed));
    })
    .all(answerWrongMethod);
  return router;
}
