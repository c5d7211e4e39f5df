/**
 * What only a navigation needs: the pages' loaders, and the API that they ask. The first page has its data in its document, so
 * in the browser this is a chunk apart, fetched when somebody begins to look around; on the server it is part of the one file.
 */
export { loadAgency } from '../pages/Agency/agency.load.ts';
export { loadAgencyError } from '../pages/Agency/agencyError.load.ts';
export { loadAgent } from '../pages/Agent/agent.load.ts';
export { loadAgentProvinces } from '../pages/Agents/agentProvinces.load.ts';
export { loadAgents } from '../pages/Agents/agents.load.ts';
export { loadEstate, loadEstatePrivate } from '../pages/Estate/estate.load.ts';
export { loadFavourites } from '../pages/Favourites/favourites.load.ts';
export { loadHome } from '../pages/Home/home.load.ts';
export { loadRgpdAccept } from '../pages/Rgpd/rgpdAccept.load.ts';
export { loadSearch } from '../pages/Search/search.load.ts';
export { createBrowserApi } from './session/createBrowserApi.ts';
