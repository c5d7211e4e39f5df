import type { TFunction } from 'i18next';
import { formatEuros } from '#shared/i18n/formats.ts';
import { RouteLink } from '../../navigation/RouteLink.tsx';
import { useSite } from '../../session/SiteContext.ts';
import type { EstateCardData } from './toEstateCard.ts';

/** One home in a list (spec §2.10). */
export function EstateCard({ estate, showProvince }: { estate: EstateCardData; t: TFunction; showProvince: boolean }) {
  const { language } = useSite();
  const { reference, slug, provinceSlug, type, title, titleLang, price, cover } = estate;
  return (
    <article>
      {cover && <img src={cover.src} srcSet={cover.srcSet} sizes="(min-width: 1000px) 400px, 100vw" width="420" height="236" alt="" loading="lazy" />}
      {showProvince && <p>{estate.province}</p>}
      <h3 lang={titleLang}>
        <RouteLink to="Estate" params={{ province: provinceSlug, type, slug, ref: reference }}>{title}</RouteLink>
      </h3>
      {price !== undefined && <p>{formatEuros(price, language)}</p>}
    </article>
  );
}
