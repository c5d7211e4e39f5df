/** The chunk of loaders.ts, as its importers share it. */
export const importLoaders = () => import(/* webpackChunkName: "loaders" */ './loaders.ts');
