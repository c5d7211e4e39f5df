/**
 * One Babel configuration for webpack and jest, so that what is tested is what is shipped.
 * Babel and not swc: the swc port of the loadable plugin does not load in current swc.
 */
export function babelOptions({ targets, refresh = false, development = false }) {
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
