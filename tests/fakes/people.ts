import type { AgencyProfileDto } from '#shared/contract/agency.ts';
import type { AgentProfileDto } from '#shared/contract/agent.ts';

/** An agent of Barcelona as the upstream sends their own page. */
export const fakeAgent = (changes: Partial<AgentProfileDto> & { slug: string }): AgentProfileDto => ({
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
  reviews: [],
  agency: { slug: 'casa-clara', commercial_brand: 'Casa Clara', independent: false },
  ...changes,
});

/** An agency of Barcelona as the upstream sends its own page. */
export const fakeAgency = (changes: Partial<AgencyProfileDto> & { slug: string }): AgencyProfileDto => ({
  id: `id-${changes.slug}`,
  commercial_brand: changes.slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' '),
  independent: false,
  province: 'Barcelona',
  province_slug: 'barcelona',
  address: {},
  agents: [],
  zones: [],
  languages: [],
  reviews: [],
  ...changes,
});
