import { ApiError } from '#shared/api/ApiError.ts';
import type { HomeData } from '#shared/api/homeData.ts';
import { toEstateCard, type EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import type { LoadContext } from '../../page.ts';
import { toHeroSlide, type HeroSlideData } from './heroSlide.ts';

export interface HomePageData {
  slides: HeroSlideData[];
  estates: EstateCardData[];
}

/** Featured homes on the home page (spec §9). */
const featuredCount = 9;

/** Nothing instead of a failing block: one of them alone must not take the home page down (decision 52). */
const orEmpty = <T>(fallback: T) => (error: unknown): T => {
  if (error instanceof ApiError) return fallback;
  throw error;
};

export async function loadHome({ api, language, signal }: LoadContext<'Home'>): Promise<HomePageData> {
  const [homeData, estates] = await Promise.all([
    api.homeData({ signal }).catch(orEmpty<HomeData>({ slides: [] })),
    api.estates({ type: 'all', qty: featuredCount, sort: 'random' }, { signal }),
  ]);
  return {
    slides: homeData.slides.map((slide) => toHeroSlide(slide, language)),
    estates: estates.results.map((estate) => toEstateCard(estate, language)),
  };
}
