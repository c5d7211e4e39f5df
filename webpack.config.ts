import './config/requireNode24.mjs';
import path from 'node:path';
import LoadablePlugin from '@loadable/webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { babelOptions } from './config/babel.ts';
import { textFiles, textsDigest } from './config/textFiles.ts';
import packageFile from './package.json' with { type: 'json' };
import { offlineFiles, serviceWorkerPath } from './src/shared/domain/offline.ts';
import { schemeScript } from './src/shared/theme/schemeTags.ts';

type Mode = 'production' | 'development';

const root = import.meta.dirname;

/** Development builds lie apart, so that working on the site never breaks a built one. */
export const outputDir = (mode: Mode): string => path.join(root, mode === 'production' ? 'dist' : '.cache/dev');

/** Where the built files are served from. Never cached wrongly: every name holds a hash of its content, but for one. */
const publicPath = '/static/';

const fileOf = (url: string): string => url.slice(publicPath.length);

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

/** Both sides name classes alike: the server writes into the HTML what the browser's stylesheet defines. */
const cssModules = (mode: Mode) => ({
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: mode === 'production' ? '[hash:base64:5]' : '[name]__[local]',
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

/** Files that lie beside their compressed forms (server/http/statics.ts). */
const compressed = /\.(js|css|svg)$|^texts\//;

const common = (mode: Mode, name: string): Configuration => ({
  name,
  mode,
  context: root,
  // Files do not name their maps, which are for nobody outside (src/server/http/statics.ts).
  devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
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

/** The bundle of the browser: one chunk a page, and the shared ones; and a file for each dictionary. */
export const browser = (mode: Mode, { hot = false } = {}): Configuration => ({
  ...common(mode, 'browser'),
  target: ['web', 'es2020'],
  // Of the page's language alone: its rules come as a chunk, its texts as files (package.json, imports).
  resolve: { conditionNames: ['one-language', '...'] },
  entry: {
    scheme: schemeSource,
    ...(mode === 'production' && {
      unhashedScheme: { import: schemeSource, filename: fileOf(schemeScript) },
      serviceWorker: { import: './src/client/offline/serviceWorker.ts', filename: fileOf(serviceWorkerPath) },
      offline: { import: './src/client/offline/offline.ts', filename: fileOf(offlineFiles[0]) },
    }),
    ...(hot
      ? { main: ['webpack-hot-middleware/client?reload=true&quiet=true', './src/client/index.tsx'] }
      : { main: './src/client/index.tsx', bootstrap: './src/client/bootstrap.ts' }),
  },
  output: {
    path: path.join(outputDir(mode), 'client'),
    publicPath,
    filename: mode === 'production' ? '[name].[contenthash:8].js' : '[name].js',
    // By number: each page's script contains a list of all of them.
    chunkFilename: mode === 'production' ? '[id].[contenthash:8].js' : '[name].js',
    clean: mode === 'production',
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
      fonts(true),
      drawings(true),
    ],
  },
  plugins: [
    textsDigest,
    textFiles,
    new LoadablePlugin({
      filename: 'loadable-stats.json',
      writeToDisk: { filename: path.join(outputDir(mode), 'client') },
    }),
    new MiniCssExtractPlugin({
      filename: mode === 'production' ? '[name].[contenthash:8].css' : '[name].css',
      chunkFilename: mode === 'production' ? '[id].[contenthash:8].css' : '[name].css',
    }),
    ...(hot ? [new webpack.HotModuleReplacementPlugin(), new ReactRefreshPlugin({ overlay: false })] : []),
    ...(mode === 'production'
      ? [
          new CompressionPlugin({ test: compressed, algorithm: 'gzip', minRatio: 1 }),
          new CompressionPlugin({ test: compressed, algorithm: 'brotliCompress', minRatio: 1 }),
        ]
      : []),
  ],
  optimization: {
    minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify }), new CssMinimizerPlugin()],
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
        // What a page and its deferred part both show: each would bring its own copy.
        shared: {
          test: /[\\/](Carousel|Flock)\.module\.css$/,
          type: 'css/mini-extract',
          name: 'shared',
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

/**
 * Loaded when the first module that imports it is: sites may run without Redis, and closed to assistants, the origin
 * without a bucket.
 */
const loadedLater = ['@redis/client', '@modelcontextprotocol/server', '@aws-sdk/client-s3'];

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
    importThread: './src/origin/importThread.ts',
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
    ],
  },
  plugins: [textsDigest],
  // Names and lines as they are written, for who reads a stack trace.
  optimization: { minimize: false },
});

const mode: Mode = 'production';
export default [browser(mode), server(mode)];
