import type { Agency } from '#shared/domain/agency.ts';
import type { Agent } from '#shared/domain/agent.ts';
import { toAgency, toAgencyProfile } from './agency.ts';
import { toAgent, toAgentProfile } from './agent.ts';
import { mapOnce } from './mapOnce.ts';
import type { WireAgency, WireAgent } from './wire.ts';

/** Answers about people in domain shapes. A chunk of its own: few pages ask for people, and fewer in the browser. */
export const mapAgents = mapOnce((wire: WireAgent[]): Agent[] => wire.map(toAgent));
export const mapAgent = mapOnce(toAgentProfile);
export const mapAgencies = mapOnce((wire: WireAgency[]): Agency[] => wire.map(toAgency));
export const mapAgency = mapOnce(toAgencyProfile);
