import { hasCosts } from '../costs/hasCosts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';

/** The ids of the sections that the bar leads to, in the order of the page. */
export const sectionIds = {
  photos: 'pictures',
  data: 'data',
  plans: 'plans',
  map: 'location',
  costs: 'costs',
  agent: 'agent',
} as const;

export type SectionName = keyof typeof sectionIds;

/** The sections that a listing has. */
export function sectionsOf(estate: EstateView): { name: SectionName; id: string }[] {
  const has: Record<SectionName, boolean> = {
    photos: estate.photos.length > 0,
    data: true,
    plans: estate.plans.length > 0,
    map: true,
    costs: hasCosts(estate),
    agent: estate.agent !== undefined,
  };
  return Object.entries(sectionIds)
    .map(([name, id]) => ({ name: name as SectionName, id }))
    .filter(({ name }) => has[name]);
}
