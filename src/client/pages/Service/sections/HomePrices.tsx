import { useEffect, useState } from 'react';
import type { PriceRange } from '#shared/api/priceRange.ts';
import type { City } from '#shared/domain/cities.ts';
import { townOrProvinceWithIn } from '#shared/i18n/placeNames.ts';
import { services, type Service } from '#shared/views/services.ts';
import type { OwnedHome } from '../../../features/ownerRequest/OwnerRequestForm.tsx';
import { useSite } from '../../../app/session/SiteContext.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './PriceGuide.module.css';
import { PriceRangeText, readRange } from './PriceRangeText.tsx';

interface HomePricesProps {
  service: Service;
  cities: readonly City[];
  home: OwnedHome;
  /** The town of the home, where it is known. */
  town?: City | undefined;
  /** With the method, and the listings like it that are sold or rented. */
  isWhole?: boolean;
}

interface Found {
  range: PriceRange;
  /** Of the town, not of the whole province. */
  town?: City;
}

/** What is asked in the town, else in the province; null for too few. */
async function findRange(query: Parameters<typeof readRange>[0], town: City | undefined): Promise<Found | null> {
  const near = town && (await readRange({ ...query, town: town.slug }));
  if (near) return { range: near, town };
  const range = await readRange(query);
  return range && { range };
}

/** What listings like the owner's home ask; nothing where there are too few, or the call fails. */
export function HomePrices({ service, cities, home, town, isWhole = false }: HomePricesProps) {
  const { province, kind, area } = home;
  const t = useServiceTexts(service);
  const [found, setFound] = useState<Found | null>(null);
  const type = services[service].operation;
  const { slug, name } = town ?? {};
  useEffect(() => {
    let isCurrent = true;
    findRange({ type, province, kind, area }, slug === undefined ? undefined : { slug, name: name! }).then(
      (answer) => {
        if (isCurrent) setFound(answer);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [type, province, kind, area, slug, name]);
  const { language } = useSite();
  const ofProvince = cities.find((city) => city.slug === province)?.name ?? '';
  const where = townOrProvinceWithIn(found?.town?.name, { slug: province, name: ofProvince }, language);
  return (
    <div role="status">
      {found && (
        <PriceRangeText service={service} range={found.range} area={area} where={where} showsClosed={isWhole} />
      )}
      {found && isWhole && <p className={styles.method}>{t('prices.method')}</p>}
    </div>
  );
}
