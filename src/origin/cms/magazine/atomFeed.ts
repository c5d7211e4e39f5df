import { languageFacts } from '#shared/i18n/languages.ts';
import { magazineUrl } from '#shared/routes/magazineUrl.ts';
import type { ArticleSummary } from '../../import/magazineDocuments.ts';
import { articleUrl, categoryName } from './articleTiles.ts';
import { html as xml, type Html } from './html.ts';
import type { MagazineSite } from './MagazineSite.ts';
import { textsIn } from '../../db/input/magazineInput.ts';

const newest = 20;

/** When an article counts as published: noon of its day in Spain's winter. */
const timeOf = (day: string): string => `${day}T11:00:00Z`;

function entry(article: ArticleSummary, site: MagazineSite): Html {
  const url = new URL(articleUrl(article, site), site.publicOrigin).href;
  const { title, excerpt, language: written } = textsIn(article, site.language);
  const lang = written && xml` xml:lang="${languageFacts[written].tag}"`;
  const time = timeOf(article.date);
  return xml`
  <entry>
    <id>${url}</id>
    <title${lang}>${title}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${time}</published>
    <updated>${time}</updated>
    <author><name>${article.author}</name></author>
    <category term="${article.category}" label="${categoryName(article.category, site)}"/>
    <summary${lang}>${excerpt}</summary>
  </entry>`;
}

/** The newest articles as Atom (RFC 4287). @param articles newest first */
export function atomFeed(articles: readonly ArticleSummary[], site: MagazineSite): string {
  const { language, say, publicOrigin, brand } = site;
  const absolute = (path: string): string => new URL(path, publicOrigin).href;
  const self = absolute(magazineUrl({ to: 'feed' }, language));
  const updated = timeOf(articles[0]?.date ?? '2010-01-01');
  return xml`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageFacts[language].tag}">
  <id>${self}</id>
  <title>${say('feed.title', { brand: brand.name })}</title>
  <subtitle>${say('lead.all')}</subtitle>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link rel="alternate" type="text/html" href="${absolute(magazineUrl({ to: 'list' }, language))}"/>
  <updated>${updated}</updated>
  <author><name>${brand.name}</name></author>${articles.slice(0, newest).map((article) => entry(article, site))}
</feed>
`.toString();
}
