import type { PublicEnv } from '#config/publicEnv.ts';
import type { Tool } from '../Tool.ts';
import { compareHomes } from './compareHomes.ts';
import { costsOfBuying } from './costsOfBuying.ts';
import { costsOfRenting } from './costsOfRenting.ts';
import { findAgents } from './findAgents.ts';
import { findPlaces } from './findPlaces.ts';
import { getHome } from './getHome.ts';
import { priceGuide } from './priceGuide.ts';
import { createSearchHomes } from './searchHomes.ts';

/** All that an assistant can ask for. */
export const createTools = (site: Pick<PublicEnv, 'unsupportedFilters'>): readonly Tool[] => [
  createSearchHomes(site),
  ...[getHome, compareHomes, findPlaces, findAgents, priceGuide, costsOfBuying, costsOfRenting],
];
