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
