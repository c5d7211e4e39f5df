import { articleSchema } from '#origin/db/input/magazineInput.ts';
import { usualLanguages, type UsualLanguage } from '#shared/i18n/languages.ts';
import { magazineCategories, magazineUrl } from '#shared/routes/magazineUrl.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { openNetworkFolder } from '#config/network/folder.ts';
import { readMagazine } from '#origin/folder/readMagazine.ts';
import { demoNetwork } from '../fakes/demoNetwork.ts';

const { articles } = readMagazine(openNetworkFolder('networks/vencejo'));

const linksOf = (body: string): string[] => [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target!);

const wordsOf = (body: string): string[] =>
  body
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word));

const officialHosts = [
  'agenciahabitatge.gencat.cat',
  'sede.agenciatributaria.gob.es',
  'sede.registradores.org',
  'serpavi.mivau.gob.es',
  'www.boe.es',
  'www.idae.es',
  'www.ine.es',
  'www.sedecatastro.gob.es',
];

const magazinePaths = (language: UsualLanguage): string[] =>
  articles.map(({ category, slug }) => magazineUrl({ to: 'article', category, slug }, language));

/** Links that lead nowhere, or to a page of another language. */
function brokenLinks(body: string, language: UsualLanguage): string[] {
  return linksOf(body).filter((link) => {
    if (link.startsWith('https://')) return !officialHosts.includes(new URL(link).hostname);
    if (link.startsWith('/magazine')) return !magazinePaths(language).includes(link);
    const resolution = resolveUrl(link, '', usualLanguages);
    return resolution.kind !== 'match' || resolution.address.language !== language;
  });
}

/** Words of another language, of another register (PD-63) or of another spelling. */
const foreignWords: Record<UsualLanguage, RegExp> = {
  es: /(?<!\p{L})(?:tú|tu|tus|te|ti|os|vuestr[oa]s?|amb|però|perquè|dels|pels|és|això|the|and|of)(?!\p{L})/iu,
  ca: /(?<![\p{L}-])(?:el piso|y|pero|porque|los|las|una vez|con|muy|hasta|desde|donde|vivienda|casa suya|teu|teva|teus|teves|vostès?|tens|vols|inquilins?|vivendes?|tenir que|hi ha que|algo|alguns cops|bueno|donat que|lo|el normal|el principal|pólvores|antical|the|and)(?!\p{L})|l\.l|[¿¡ñ]/iu,
  en: /(?<!\p{L})(?:el|los|las|y|pero|que|amb|els|dels|colou?r(?<!colour)|center|neighborhoods?|favorites?|realize|organize|apartment complex|realtor)(?!\p{L})/iu,
};

const properNames = /Las Palmas|La Llave de Enfrente|El Replà de Dalt/g;

/** Quotes of a typewriter, of another language, and letters of another alphabet. */
const wrongCharacters: Record<UsualLanguage, RegExp> = {
  es: /["'“”‘’]|[^\P{L}\p{Script=Latin}]/u,
  ca: /["'“”‘]|[^\P{L}\p{Script=Latin}]/u,
  en: /["'«»‘]|[^\P{L}\p{Script=Latin}]/u,
};

const each = articles.flatMap((article) =>
  usualLanguages.map((language) => [article.slug, language, article[language]!] as const),
);

describe('the articles of the magazine', () => {
  it('are the newest first, no two of one day, from 2025 on', () => {
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
    expect(dates.filter((date) => !/^202[56]-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))).toEqual([]);
  });

  it('are what an import accepts', () => {
    for (const article of articles) expect(articleSchema.parse(article)).toEqual(article);
  });

  it('give every category two articles or more', () => {
    for (const slug of magazineCategories) {
      expect(articles.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('are signed by agents of the network', () => {
    const names = demoNetwork(0).agents.map((agent) => agent.full_name);
    expect(articles.map(({ author }) => author).filter((author) => !names.includes(author))).toEqual([]);
  });

  it.each(usualLanguages)('have titles and excerpts of their own in %s', (language) => {
    expect(new Set(articles.map((article) => article[language]?.title)).size).toBe(articles.length);
    expect(new Set(articles.map((article) => article[language]?.excerpt)).size).toBe(articles.length);
  });
});

describe.each(each)('%s in %s', (_slug, language, { title, excerpt, body }) => {
  it('has 400 to 900 words under three headings or more', () => {
    const count = wordsOf(body).length;
    expect(count).toBeGreaterThanOrEqual(400);
    expect(count).toBeLessThanOrEqual(900);
    expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
  });

  it('has an excerpt that serves as meta description, and a title that serves as one', () => {
    expect([excerpt.length >= 120, excerpt.length <= 155]).toEqual([true, true]);
    expect([title.length >= 20, title.length <= 60]).toEqual([true, true]);
  });

  it('links to pages of its language, articles that exist and official sources only', () => {
    expect(brokenLinks(body, language)).toEqual([]);
    expect(linksOf(body).some((link) => link.startsWith('/'))).toBe(true);
  });

  it('keeps to its language, register and quotation marks', () => {
    const text = [title, excerpt, wordsOf(body).join(' ')].join('\n').replace(properNames, '');
    expect(text.match(foreignWords[language])?.[0]).toBeUndefined();
    expect(text.match(wrongCharacters[language])?.[0]).toBeUndefined();
  });

  it('uses no Markdown but headings, lists, quotes, bold and links', () => {
    expect(body).not.toMatch(/^#(?!# )|^###|^\d+\. |^\* |`|<[a-z]|!\[|^[ \t]+-|\|/im);
    expect((body.match(/\*\*/g) ?? []).length % 2).toBe(0);
  });
});
