/**
 * The API in the browser stands in the chunk of the loaders: the first page has its data in its document and calls
 * nothing.
 */
export const importBrowserApi = () => import(/* webpackChunkName: "loaders" */ './createBrowserApi.ts');
