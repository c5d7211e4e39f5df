import { useEffect, useState } from 'react';
import type { PriceRange } from '#shared/api/priceRange.ts';
import type { City } from '#shared/domain/cities.ts';
import { placeWithIn } from '#shared/i18n/placeNames.ts';
import { services, type Service } from '#shared/views/services.ts';
import type { OwnedHome } from '../../../features/ownerRequest/OwnerRequestForm.tsx';
import { useSite } from '../../../app/session/SiteContext.ts';
import { PriceRangeText, readRange } from './PriceRangeText.tsx';

interface HomePricesProps {
  service: Service;
  cities: readonly City[];
  home: OwnedHome;
}

/** What listings like the owner's home ask; nothing where there are too few, or the call fails. */
export function HomePrices({ service, cities, home: { province, kind, area } }: HomePricesProps) {
  const [range, setRange] = useState<PriceRange | null>(null);
  const type = services[service].operation;
  useEffect(() => {
    let isCurrent = true;
    readRange({ type, province, kind, area }).then(
      (found) => {
        if (isCurrent) setRange(found);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [type, province, kind, area]);
  const { language } = useSite();
  const name = cities.find(({ slug }) => slug === province)?.name ?? '';
  const where = placeWithIn(name, province, language);
  return (
    <div role="status">{range && <PriceRangeText service={service} range={range} area={area} where={where} />}</div>
  );
}
