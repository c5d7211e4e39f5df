import { keyOfReference, slugOfReference } from '#shared/domain/estateKey.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import type { ToleratedInput } from './toleratedInput.ts';

/** What a test wants otherwise; a closed list may hold any word, as from an upstream. */
export type EstateChanges = Partial<ToleratedInput<EstateDto>>;

/** An estate as the upstream sends it, with the changes of a test. */
export function fakeEstate(changes: EstateChanges = {}): EstateDto {
  const reference = changes.reference ?? 'MS0116-3310';
  const suffix = slugOfReference(reference);
  return {
    id: reference,
    reference,
    key: keyOfReference(reference),
    slug: `piso-en-gracia-${suffix}`,
    url_slug: {
      'es-ES': `piso-en-gracia-${suffix}`,
      'ca-ES': `pis-a-gracia-${suffix}`,
      'en-US': `flat-in-gracia-${suffix}`,
    },
    type: 'buy',
    status: 'new',
    estate_type: 'flat',
    price: 345_000,
    area_constructed: 84,
    rooms: 3,
    bathrooms: 2,
    description: {
      'es-ES': `Piso en Gràcia ${reference}`,
      'ca-ES': `Pis a Gràcia ${reference}`,
      'en-US': `Flat in Gràcia ${reference}`,
    },
    text: { 'es-ES': 'Un piso.\n\nCon luz.', 'ca-ES': 'Un pis.', 'en-US': 'A flat.' },
    address: {
      province: 'Barcelona',
      province_slug: 'barcelona',
      town: 'Barcelona',
      town_slug: 'barcelona',
      zone: 'Gràcia',
      zone_slug: 'gracia',
      street_type: 'Carrer',
      street_name: 'de Verdi',
      visibility: 'street',
    },
    location: { lat: 41.404, lng: 2.157, precision: 'approximate' },
    furnished: false,
    conditioned_air: true,
    orientation_north: false,
    orientation_south: true,
    orientation_east: false,
    orientation_west: true,
    conservation: 'good',
    cee: { state: 'completed', consumption: 120, emissions: 24, rating: 'D' },
    features: ['balcony', 'elevator'],
    media: [
      {
        type: 'image',
        web_cover: true,
        url: `/media/estates/${suffix}/1-living-1400.jpg`,
        description_category: 'living',
        dimensions: {
          sm: `/media/estates/${suffix}/1-living-420.webp`,
          lg: `/media/estates/${suffix}/1-living-800.webp`,
        },
      },
    ],
    highlights: { 'es-ES': ['Luz todo el día'] },
    special: { 'es-ES': ['La terraza'] },
    agent: {
      id: 'a1',
      slug: 'nuria-vidal',
      full_name: 'Núria Vidal',
      phone: '+34600123456',
      email: 'nuria@vencejo.example',
      agency: { independent: true },
    },
    created_at: '2026-10-01T08:00:00.000Z',
    updated_at: '2026-10-20T08:00:00.000Z',
    ...(changes as Partial<EstateDto>),
  };
}
