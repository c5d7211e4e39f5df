import type { CustomTypeOptions } from 'i18next';
import type { PlainRoute } from '#shared/routes/params.ts';
import { buildAlternates } from '#shared/routes/build.ts';
import { writtenLanguages } from '#shared/views/legal/lawyersTexts.ts';
import { isPersonalPath } from '#shared/routes/isPersonalPath.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext, RouteLoader } from './routeDefinition.ts';

type Texts = CustomTypeOptions['resources'];

/** A namespace that has a page's title and description. */
type PageTexts = {
  [Name in keyof Texts]: 'title' | 'meta.description' extends keyof Texts[Name] ? Name : never;
}[keyof Texts];

/**
 * The head of a page whose title and description are texts of one namespace. Those for one visitor are kept out of
 * search engines, and of a text that its language has in Spanish the Spanish page is the canonical one
 * (docs/product.md#search-engines).
 */
export const textMeta =
  <Name extends PlainRoute>(route: Name, texts: PageTexts) =>
  (_: unknown, { t, site, languages }: MetaContext<Name>): PageMeta => {
    const target = { to: route, params: {} } as const;
    const switchTo = buildAlternates<PlainRoute>(target, languages);
    return {
      title: t(`${texts}:title`),
      description: t(`${texts}:meta.description`, { brand: site.brandName }),
      switchTo,
      ...(isPersonalPath(switchTo.es)
        ? { isPrivate: true }
        : { alternates: buildAlternates<PlainRoute>(target, writtenLanguages(route, languages)) }),
    };
  };

/** The data of a page that is its texts alone. */
export const loadNothing = (): Promise<object> => Promise.resolve({});

/** A page that is the texts of one namespace, and loads nothing. */
export const textLoader = <Name extends PlainRoute>(route: Name, texts: PageTexts): RouteLoader<Name, object> => ({
  load: loadNothing,
  meta: textMeta(route, texts),
});
