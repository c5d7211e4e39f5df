import type { CallOptions, Get } from './calls.ts';

export const peopleCalls = (get: Get) => ({
  /** Provinces with agents, by name. */
  agentProvinces: (options?: CallOptions) => get('agentProvinces', {}, {}, options),
  /** A province's agents, by name. */
  agents: (province: string, options?: CallOptions) => get('agents', { province }, {}, options),
  /** @param agent slug or id */
  agent: (agent: string, options?: CallOptions) => get('agent', { agent }, {}, options),
  /** A draw of agents; another one every few minutes. */
  homeAgents: (count: number, options?: CallOptions) => get('homeAgents', { count: String(count) }, {}, options),
  /** A province's agencies, by brand. */
  agencies: (province: string, options?: CallOptions) => get('agencies', { province }, {}, options),
  /** @param agency slug or id */
  agency: (agency: string, options?: CallOptions) => get('agency', { agency }, {}, options),
});
