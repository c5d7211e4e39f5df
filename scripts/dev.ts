// `npm run dev`: one process with hot reload. The browser's bundle is swapped in the page, the server's in this
// process; the origin goes on running.
import '#config/requireNode24.mjs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import express from 'express';
import webpack from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import hotMiddleware from 'webpack-hot-middleware';
import { childEnv, env } from '#config/env.ts';
import type * as devApp from '#server/createDevApp.ts';
import { browser, outputDir, server } from '../webpack.config.ts';

Object.assign(process.env, childEnv({ NODE_ENV: 'development' }));
const root = path.resolve(import.meta.dirname, '..');
const built = (file: string) => path.join(outputDir('development'), file);
const settings = env();

type DevModule = typeof devApp;

const browserCompiler = webpack(browser('development', { hot: true }));
const serverCompiler = webpack(server('development'));
const hot = hotMiddleware(browserCompiler, { log: false });
const statics = [
  devMiddleware(browserCompiler, {
    publicPath: '/static/',
    stats: 'errors-warnings',
    writeToDisk: (file) => file.endsWith('loadable-stats.json'),
  }),
  hot,
  express.static(path.join(root, 'public')),
] as never as express.RequestHandler[];

let app: Awaited<ReturnType<DevModule['createDevApp']>> | undefined;
let origin: ReturnType<DevModule['startOrigin']> | undefined;
let generation = 0;
/** Of the server's bundle, while it is built: a page loaded meanwhile would differ from the browser's bundle. */
let building = Promise.withResolvers<void>();
/** Why there is no bundle of what the files say now. */
let failure: string | undefined;

serverCompiler.hooks.invalid.tap('dev', () => {
  building = Promise.withResolvers();
});
serverCompiler.watch({}, (error, stats) => {
  if (error) throw error;
  const { resolve } = building;
  const previous = failure;
  failure = stats!.hasErrors()
    ? stats!.toString({ preset: 'errors-warnings', colors: false, errorStack: false })
    : undefined;
  if (failure !== previous) showOverPages(failure);
  if (failure === undefined) return void reload().finally(resolve);
  console.error(failure);
  resolve();
});

/** Imports the new bundle under a new name: Node keeps the old ones, which is fine while developing. */
async function reload(): Promise<void> {
  const module = (await import(`${built('server/app.mjs')}?${(generation += 1)}`)) as DevModule;
  origin ??=
    settings.API_HOST && settings.CMS_HOST
      ? undefined
      : module.startOrigin({
          modulePath: built('server/origin.mjs'),
          publicOrigin: settings.PUBLIC_ORIGIN,
          logger: module.createLogger(settings.LOG_LEVEL),
        });
  const previous = app;
  app = await module.createDevApp({
    env: settings,
    originUrl: () => origin!.url(),
    statsFile: built('client/loadable-stats.json'),
    statics,
  });
  previous?.close();
  console.log(`▸ Server bundle ${generation} is in use: ${settings.PUBLIC_ORIGIN}`);
}

/** Of the browser's bundle: pages that have another ask for it. */
let browserHash: string | undefined;
browserCompiler.hooks.done.tap('dev', ({ hash }) => {
  browserHash = hash;
});

/** Shows over open pages why there is no bundle of the server, as they show it of the browser's; or no longer. */
function showOverPages(text: string | undefined): void {
  const errors = text === undefined ? [] : [stripVTControlCharacters(text)];
  hot.publish({ name: 'server', action: 'built', hash: browserHash, errors, warnings: [], modules: {} });
}

const isPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/** Shows why nothing was built; the page loads itself again, until it is. */
function showFailure(res: ServerResponse, text: string): void {
  res
    .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '2' })
    .end(`This cannot be built:\n\n${stripVTControlCharacters(text)}`);
}

async function answerPage(req: IncomingMessage, res: ServerResponse): Promise<void> {
  await building.promise;
  if (failure !== undefined) showFailure(res, failure);
  else app!.listener(req, res);
}

const answer: RequestListener = (req, res) => {
  res.setHeader('X-Content-Type-Options', 'nosniff');
  if (!app && failure === undefined) res.writeHead(503, { 'Retry-After': '2', Refresh: '2' }).end('Building …');
  else if (isPage(req) || !app) void answerPage(req, res);
  else app.listener(req, res);
};
createServer(answer).listen(settings.PORT, settings.HOST);
console.log('▸ Building the development bundles …');
