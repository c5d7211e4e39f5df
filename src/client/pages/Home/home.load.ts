import type { HomeData } from '#shared/api/homeData.ts';
import { toEstateCard, type EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import { orEmpty } from '../../orEmpty.ts';
import type { LoadContext } from '../../page.ts';
import { toHeroSlide, type HeroSlideData } from './heroSlide.ts';

export interface HomePageData {
  slides: HeroSlideData[];
  estates: EstateCardData[];
}

/** Featured homes on the home page (spec §9). */
const featuredCount = 9;

/** Without the CMS its blocks are left out and the rest stays (decision 52). */
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
