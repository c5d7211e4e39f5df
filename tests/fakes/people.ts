import type { WireAgencyProfile, WireAgentProfile } from '#shared/api/wire.ts';

/** An agent of Barcelona as the upstream sends their own page. */
export const wireAgent = (changes: Partial<WireAgentProfile> & { slug: string }): WireAgentProfile => ({
  id: `id-${changes.slug}`,
  full_name: changes.slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' '),
  gender: 'female',
  province: 'Barcelona',
  province_slug: 'barcelona',
  city: { 'es-ES': 'Barcelona' },
  zones: ['Gràcia'],
  languages: ['Español', 'Català'],
  phone: '+34600000001',
  email: 'ana@vencejo.example',
  social: {},
  agency: { slug: 'casa-clara', commercial_brand: 'Casa Clara', independent: false },
  ...changes,
});

/** An agency of Barcelona as the upstream sends its own page. */
export const wireAgency = (changes: Partial<WireAgencyProfile> & { slug: string }): WireAgencyProfile => ({
  id: `id-${changes.slug}`,
  commercial_brand: changes.slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' '),
  independent: false,
  province: 'Barcelona',
  province_slug: 'barcelona',
  agents: [],
  ...changes,
});
