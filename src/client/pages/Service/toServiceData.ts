import type { Place } from '#shared/api/place.ts';
import { emptyHomeData, type HomeData } from '#shared/api/homeData.ts';
import { mainCities } from '#shared/domain/cities.ts';
import { imageSizes } from '#shared/domain/images.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { GuideFile } from '#shared/routes/guideUrl.ts';
import { localised } from '#shared/i18n/localised.ts';
import { markedText, type MarkedText } from '#shared/i18n/marked.ts';
import type { OfferedCity } from '../../features/ownerRequest/CitiesField.tsx';
import { cmsSrcSet } from '../../components/cms/cmsPicture.ts';
import type { PostData, QuoteData, WhyUsData } from '../../components/cms/homeBlocks.ts';
import { toAllWhyUs, toPost, toQuotes } from '../../components/cms/toHomeBlocks.ts';
import type { Service } from '#shared/views/services.ts';

export interface PictureData {
  src: string;
  srcSet?: string;
  alt?: MarkedText;
  credit?: string;
}

/** What CMS and API add to the page, in the page's language. Without the CMS the page is its own texts (PD-52). */
export interface ServicePageData {
  service: Service;
  /** Where an owner can ask, by name. */
  cities: OfferedCity[];
  picture?: PictureData;
  whyUs: WhyUsData[];
  quote?: QuoteData;
  posts: PostData[];
  /** The guide as files, that of the page first. */
  guides: GuideFile[];
  /** Whether the API says what listings ask. */
  hasPrices?: true;
}

/**
 * The magazine's category for owners, and the articles that come first on each page (docs/product.md#owner-requests).
 */
const category = '/magazine/sector-inmobiliario/';
const articles: Record<Service, readonly string[]> = {
  sell: ['vender-mi-piso-rapido', 'vender-con-agencia-o-por-mi-cuenta', 'por-que-no-se-vende-mi-piso'],
  rent: ['alquilar-mi-piso-de-forma-segura', 'alquiler-de-temporada-lo-que-cambia', 'como-elegir-una-agencia'],
};
const articleCount = 3;

/** What a quote is about, by its Spanish text. */
const about: Record<Service, RegExp> = { sell: /vend/i, rent: /alquil/i };

const pictureSizes = imageSizes.slice(1, 5);

function toPicture(home: HomeData, service: Service, language: Language): PictureData | undefined {
  const slides = home.slides.filter(({ image }) => image !== '');
  const slide = (service === 'rent' ? slides[1] : undefined) ?? slides[0];
  if (!slide) return undefined;
  const srcSet = cmsSrcSet(slide.image, pictureSizes);
  const alt = markedText(slide.alt, language);
  return {
    src: slide.image,
    ...(srcSet ? { srcSet } : {}),
    ...(alt ? { alt } : {}),
    ...(slide.copyright ? { credit: slide.copyright } : {}),
  };
}

function toQuote(data: HomeData, service: Service, language: Language): QuoteData | undefined {
  const chosen = data.quotes.find(({ text }) => about[service].test(text['es-ES'] ?? '')) ?? data.quotes[0];
  return chosen && toQuotes({ ...data, quotes: [chosen] }, language)[0];
}

/** The service's own articles in their order, then the latest others of their category. */
function toArticles(data: HomeData, service: Service, language: Language): PostData[] {
  const posts = data.posts.filter(({ title }) => localised(title, language));
  const own = articles[service].flatMap((slug) => posts.filter(({ url }) => url.es === category + slug));
  const foreign = Object.values(articles).flat();
  const others = posts.filter(
    ({ url: { es } }) => es.startsWith(category) && !foreign.includes(es.slice(category.length)),
  );
  return [...own, ...others].slice(0, articleCount).map((post) => toPost(post, language));
}

/** Of many cities, so many show before the others. */
const usualCount = 5;

/**
 * The provinces with agents, those with most of them marked where there are many; without any, those where the
 * network's office answers.
 */
function toCities(provinces: readonly Place[], language: Language): OfferedCity[] {
  const served = provinces.filter(({ count }) => count > 0);
  const isMany = served.length > usualCount + 1;
  const usual = isMany ? served.toSorted((a, b) => b.count - a.count).slice(0, usualCount) : [];
  return (served.length > 0 ? served : mainCities)
    .map(({ slug, name }) => ({
      slug,
      name: placeNameIn(name, language),
      ...(usual.some((one) => one.slug === slug) ? { isUsual: true } : {}),
    }))
    .sort((a, b) => compareNames(a.name, b.name, language));
}

interface ServiceSources {
  /** Null while the CMS fails. */
  homeData: HomeData | null;
  /** With agents; none while the API fails. */
  provinces: readonly Place[];
}

export function toServiceData(
  { homeData, provinces }: ServiceSources,
  service: Service,
  language: Language,
): Omit<ServicePageData, 'guides'> {
  const data = homeData ?? emptyHomeData;
  const picture = toPicture(data, service, language);
  const quote = toQuote(data, service, language);
  return {
    service,
    cities: toCities(provinces, language),
    ...(picture ? { picture } : {}),
    whyUs: toAllWhyUs(data, language),
    ...(quote ? { quote } : {}),
    posts: toArticles(data, service, language),
  };
}
