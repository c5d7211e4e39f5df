import type { Camelized } from 'humps';
import type { AgencyDto, AgencyProfileDto } from '#shared/contract/agency.ts';
import type { Agent } from './agent.ts';

/** An agency as lists show it (docs/product.md#agency). */
export type Agency = Camelized<AgencyDto>;
export type AgencyAddress = Agency['address'];

/** An agency as its own page shows it (docs/product.md#profile). */
export type AgencyProfile = Camelized<Omit<AgencyProfileDto, 'agents'>> & { agents: Agent[] };
