import { loadRules } from '#rules';
import { languages } from '#shared/i18n/languages.ts';

/**
 * The API in the browser stands in the chunk of the loaders: the first page has its data in its document and calls
 * nothing. With it come the rules of the other languages: what is loaded says where it stands in each, and a place is
 * found by its name in any.
 */
export async function importBrowserApi() {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "loaders" */ './createBrowserApi.ts'),
    loadRules(languages),
  ]);
  return module;
}
