import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { hasCosts } from '#shared/views/estate/hasCosts.ts';
import { sectionIds, type SectionName } from './sectionIds.ts';

export interface Section {
  name: SectionName;
  id: string;
}

/** The sections that a listing has. */
export function sectionsOf(estate: EstateView): Section[] {
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
