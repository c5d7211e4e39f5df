import { rulesOf } from '#rules';
import { pageRule } from '#server/answers/pageRules.ts';
import { routeNames } from '#shared/routes/table.ts';

/** The indexed pages whose addresses have no parameter: one URL a language, of texts and of the whole network. */
export const plainPages = routeNames.filter(
  (name) => pageRule(name).sitemap && !rulesOf('es').urls.routes[name].includes('{'),
);
