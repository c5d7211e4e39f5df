import type { Agency } from '#shared/api/agency.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import { addressLines } from '#shared/views/profile/toProfile.ts';
import type { LoadContext, RouteLoader } from '../../app/routeDefinition.ts';
import { textMeta } from '../../app/textPage.ts';

/** An agency where visitors are received. */
export interface OfficeOfNetwork {
  /** Of its page. */
  slug: string;
  name: string;
  address: string[];
  phone?: string;
  location?: { lat: number; lng: number };
}

export interface ContactPageData {
  /** By the name of the province. */
  provinces: { name: string; offices: OfficeOfNetwork[] }[];
}

function toOffice({ slug, commercialBrand, address, phone, location, independent }: Agency): OfficeOfNetwork[] {
  const lines = addressLines(address);
  if (independent || !commercialBrand || !lines) return [];
  return [
    {
      ...{ slug, name: commercialBrand, address: lines },
      ...(phone ? { phone } : {}),
      ...(location ? { location: { lat: location.lat, lng: location.lng } } : {}),
    },
  ];
}

/** The page is whole without offices: what cannot be had of them is left out. */
async function loadContact({ api, language, signal }: LoadContext<'Contact'>): Promise<ContactPageData> {
  const provinces = await api.agentProvinces({ signal }).catch(orEmpty([]));
  const found = await Promise.all(
    provinces.map(async ({ slug, name }) => ({
      name: placeNameIn(name, language),
      offices: (await api.agencies(slug, { signal }).catch(orEmpty([]))).flatMap(toOffice),
    })),
  );
  return { provinces: found.filter(({ offices }) => offices.length > 0) };
}

export const contactLoader: RouteLoader<'Contact', ContactPageData> = {
  load: loadContact,
  meta: textMeta('Contact', 'contact'),
};
