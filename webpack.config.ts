import './config/requireNode24.mjs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import LoadablePlugin from '@loadable/webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { babelOptions } from './config/babel.ts';
import packageFile from './package.json' with { type: 'json' };
import { schemeScript } from './src/shared/theme/schemeTags.ts';

type Mode = 'production' | 'development';

const root = import.meta.dirname;

/** Development builds lie apart, so that working on the site never breaks a built one. */
export const outputDir = (mode: Mode): string => path.join(root, mode === 'production' ? 'dist' : '.cache/dev');

/** Where the built files are served from. Never cached wrongly: every name holds a hash of its content, but for one. */
const publicPath = '/static/';

/** Built a second time without a hash in its name, which development builds never have. */
const schemeSource = './src/client/app/scheme.ts';

const script = (mode: Mode, targets: string | Record<string, string>, refresh = false): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'babel-loader',
    options: {
      ...babelOptions({ targets, refresh, development: mode === 'development' }),
      cacheDirectory: path.join(root, '.cache/babel'),
    },
  },
});

/** What each short class name stands for, in this build. */
const shortNames = new Map<string, string>();

/**
 * Four characters, of the file and the class: each more weighs 300 bytes on a page.
 * @throws when two classes share a name, as happens to one in 14,000 that are added to 900: another name mends it
 */
function shortName(file: string, local: string): string {
  const stands = `${path.relative(root, file)} .${local}`;
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const digest = createHash('sha256').update(stands).digest('base64').replace(/\W/g, '');
  const name = letters[digest.charCodeAt(0) % letters.length]! + digest.slice(1, 4);
  const other = shortNames.get(name) ?? stands;
  if (other !== stands) throw new Error(`${stands} and ${other} share the class name ${name}: rename one of them`);
  shortNames.set(name, stands);
  return name;
}

/** Both sides name classes alike: the server writes into the HTML what the browser's stylesheet defines. */
const cssModules = (mode: Mode) => ({
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: '[name]__[local]',
  ...(mode === 'production' && {
    getLocalIdent: ({ resourcePath }: { resourcePath: string }, _template: string, local: string) =>
      shortName(resourcePath, local),
  }),
});

const fonts = (emit: boolean): RuleSetRule => ({
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:8][ext]', emit },
});
const drawings = (emit: boolean): RuleSetRule => ({
  test: /\.svg$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]', emit },
});
/** Pieces of our own basemap, fetched one by one (docs/decisions/066). */
const basemap = (emit: boolean): RuleSetRule => ({
  test: /[\\/]basemap[\\/]data[\\/][\w-]+\.json$/,
  type: 'asset/resource',
  generator: { filename: 'map/[name].[contenthash:8][ext]', emit },
});

const common = (mode: Mode, name: string): Configuration => ({
  name,
  mode,
  context: root,
  devtool: mode === 'production' ? 'source-map' : 'cheap-module-source-map',
  cache: {
    type: 'filesystem',
    name: `${name}-${mode}`,
    cacheDirectory: path.join(root, '.cache/webpack'),
    buildDependencies: { config: [import.meta.filename] },
  },
  stats: 'errors-warnings',
  performance: false,
  infrastructureLogging: { level: 'warn' },
});

const typeofConstants = (type: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`typeof ${name}`, JSON.stringify(type)]));

/** What `typeof` says in every browser that is supported: packages ask whether these are there. */
const browserTypes = {
  ...typeofConstants('object', ['document', 'window', 'navigator', 'performance']),
  ...typeofConstants('function', ['AbortController', 'MessageChannel', 'clearTimeout', 'queueMicrotask', 'setTimeout']),
  ...typeofConstants('undefined', ['setImmediate']),
};

/** The bundle of the browser: one chunk a page, one a dictionary, and the shared ones. */
export const browser = (mode: Mode, { hot = false } = {}): Configuration => ({
  ...common(mode, 'browser'),
  target: ['web', 'es2020'],
  entry: {
    scheme: schemeSource,
    ...(mode === 'production' && {
      unhashedScheme: { import: schemeSource, filename: schemeScript.slice(publicPath.length) },
    }),
    ...(hot
      ? { main: ['webpack-hot-middleware/client?reload=true&quiet=true', './src/client/app/index.tsx'] }
      : { main: './src/client/app/index.tsx', bootstrap: './src/client/app/bootstrap.ts' }),
  },
  output: {
    path: path.join(outputDir(mode), 'client'),
    publicPath,
    filename: mode === 'production' ? '[name].[contenthash:6].js' : '[name].js',
    // Without names, of which each page's script would contain a list.
    chunkFilename: mode === 'production' ? '[id].[contenthash:6].js' : '[name].js',
    clean: mode === 'production',
  },
  resolve: {
    alias: {
      'hoist-non-react-statics': path.join(root, 'config/keepStatics.mjs'),
      // Its main file is one object with all that Leaflet has: what the map does not use would be loaded too.
      leaflet$: 'leaflet/dist/leaflet-src.esm.js',
    },
  },
  module: {
    rules: [
      script(mode, 'defaults and supports es6-module', hot),
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          { loader: 'css-loader', options: { modules: cssModules(mode), importLoaders: 1 } },
          path.join(root, 'config/schemeStyles.mjs'),
        ],
      },
      { test: /@mantine[\\/].*\.layer\.css$/, enforce: 'pre', use: path.join(root, 'config/trimMantineStyles.mjs') },
      fonts(true),
      drawings(true),
      basemap(true),
    ],
  },
  plugins: [
    // What only a server or a browser that is not supported does is no part of the browser's scripts.
    new webpack.DefinePlugin(browserTypes),
    // What the server and the origin say; the list of chunks is in every page's script.
    new webpack.ContextReplacementPlugin(/locales$/, /^\.\/\w+\/(?!(?:magazine|mail|navigation|server)\.)\w+\.json$/),
    new webpack.NormalModuleReplacementPlugin(
      /react-router[\\/].*[\\/](?:ssr[\\/]components|router[\\/]instrumentation)\.js$/,
      path.join(root, 'config/routerWithoutFramework.mjs'),
    ),
    new LoadablePlugin({
      filename: 'loadable-stats.json',
      writeToDisk: { filename: path.join(outputDir(mode), 'client') },
    }),
    new MiniCssExtractPlugin({
      filename: mode === 'production' ? '[name].[contenthash:6].css' : '[name].css',
      chunkFilename: mode === 'production' ? '[id].[contenthash:6].css' : '[name].css',
    }),
    ...(hot ? [new webpack.HotModuleReplacementPlugin(), new ReactRefreshPlugin({ overlay: false })] : []),
    ...(mode === 'production'
      ? [
          new CompressionPlugin({
            test: /\.(js|css|svg)$|^map\//,
            filename: '[path][base].gz',
            algorithm: 'gzip',
            compressionOptions: { level: 9 },
            minRatio: 1,
          }),
          new CompressionPlugin<BrotliOptions>({
            test: /\.(js|css|svg)$|^map\//,
            filename: '[path][base].br',
            algorithm: 'brotliCompress',
            minRatio: 1,
            compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
          }),
        ]
      : []),
  ],
  optimization: {
    minimizer: [
      // Further passes take another eighty bytes from what each page loads.
      new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { compress: { passes: 3 } } }),
      new CssMinimizerPlugin(),
    ],
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        // Changes with upgrades only, so that it outlives our releases in visitors' caches.
        react: { test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, name: 'react', priority: 10 },
        // Loaded once: a second copy, which came later, would override the rules of the controls that build on it.
        mantine: {
          test: /[\\/]UnstyledButton\.layer\.css$|theme[\\/]mantine\.css$/,
          type: 'css/mini-extract',
          name: 'mantine',
          enforce: true,
        },
        mantineForms: {
          test: /[\\/](Input|Alert|InlineInput|Checkbox|Button)\.layer\.css$/,
          type: 'css/mini-extract',
          name: 'mantineForms',
          enforce: true,
        },
      },
    },
  },
});

/** They need a document when they are loaded, and no process uses what is made with them. */
const browserPackages = ['leaflet'];

/** Of these a process uses a small part; from node_modules it would load and keep all of each. */
const bundledPackages = /^(?:@mantine\/|zod$)/;

/** Loaded when the first module that imports it is: most sites run without Redis. */
const loadedLater = ['@redis/client'];

/** Packages that package.json lists stay in node_modules; those that only a bundled one needs are bundled with it. */
const staysOutside = (request: string): boolean => {
  const [, name = ''] = /^((?:@[\w-]+\/)?[\w.-]+)/.exec(request) ?? [];
  if (request.startsWith('node:')) return true;
  if (/\.(css|woff2)$/.test(request) || browserPackages.includes(name) || bundledPackages.test(name)) return false;
  return Object.hasOwn(packageFile.dependencies, name);
};

/** The bundles of the processes: the site and the bundled origin. */
export const server = (mode: Mode): Configuration => ({
  ...common(mode, 'server'),
  // Node keeps a map in memory. With columns and sources it would take 45 MB; lines are enough, one for each statement.
  devtool: mode === 'production' ? 'nosources-cheap-module-source-map' : 'cheap-module-source-map',
  target: 'node24',
  entry: {
    server: './src/server/index.ts',
    origin: './src/origin/index.ts',
    ...(mode === 'development' ? { app: './src/server/createDevApp.ts' } : {}),
  },
  experiments: { outputModule: true },
  resolve: { alias: Object.fromEntries(browserPackages.map((name) => [name, false])) },
  externalsType: 'module',
  externals: [
    ({ request = '' }, callback) => {
      if (!staysOutside(request)) return callback();
      return callback(undefined, `${loadedLater.includes(request) ? 'import' : 'module'} ${request}`);
    },
  ],
  output: {
    path: path.join(outputDir(mode), 'server'),
    publicPath,
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    // Each module's file, for who reads a stack trace without a map.
    pathinfo: true,
    clean: mode === 'production',
  },
  module: {
    // Chunks would be loaded asynchronously, but rendering is not: everything stands in one file.
    parser: { javascript: { dynamicImportMode: 'eager', importMeta: false, createRequire: false } },
    rules: [
      script(mode, { node: '24' }),
      {
        test: /\.module\.css$/,
        use: [{ loader: 'css-loader', options: { modules: { ...cssModules(mode), exportOnlyLocals: true } } }],
      },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/resource', generator: { emit: false } },
      fonts(false),
      drawings(false),
      basemap(false),
    ],
  },
  optimization: {
    // Only printed anew: names stay, and every statement has a line of its own. One character beyond Latin-1 makes V8
    // keep the whole source with two bytes each, in every process.
    minimize: mode === 'production',
    minimizer: [
      new TerserPlugin({
        terserOptions: {
          compress: false,
          mangle: false,
          format: { ascii_only: true, beautify: true, indent_level: 0, comments: /\.\/(?:src|config|node_modules)\// },
        },
        extractComments: false,
      }),
    ],
  },
});

const mode: Mode = 'production';
export default [browser(mode), server(mode)];
