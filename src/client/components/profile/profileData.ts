/** What makes a profile of the upstream's answers, as one chunk that only these pages' loaders ask for. */
export { toAgentCards } from '../agentCard/toAgentCard.ts';
export { loadHomes } from './loadHomes.ts';
export { agencyView, agentView } from './toProfile.ts';
