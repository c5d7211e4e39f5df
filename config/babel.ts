/**
 * One Babel configuration for webpack and jest, so that what is tested is what is shipped.
 * Babel and not swc: the swc port of the loadable plugin does not load in current swc.
 */
interface BabelChoices {
  targets: string | Record<string, string>;
  /** Fast refresh of React components, in development's browser bundle only. */
  refresh?: boolean;
  development?: boolean;
}

export function babelOptions({ targets, refresh = false, development = false }: BabelChoices) {
  return {
    babelrc: false,
    configFile: false,
    presets: [
      ['@babel/preset-env', { targets, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowImportingTsExtensions: true }],
    ],
    plugins: ['@loadable/babel-plugin', ...(refresh ? [['react-refresh/babel', { skipEnvCheck: true }]] : [])],
  };
}
