// `npm run dev`: one process with hot reload. The browser's bundle is swapped in the page, the server's in this
// process; the origin goes on running.
import '#config/requireNode24.mjs';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
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
const statics = [
  devMiddleware(browserCompiler, {
    publicPath: '/static/',
    stats: 'errors-warnings',
    writeToDisk: (file) => file.endsWith('loadable-stats.json'),
  }),
  hotMiddleware(browserCompiler, { log: false }),
  express.static(path.join(root, 'public')),
] as never as express.RequestHandler[];

let app: Awaited<ReturnType<DevModule['createDevApp']>> | undefined;
let origin: ReturnType<DevModule['startOrigin']> | undefined;
let generation = 0;

serverCompiler.watch({}, (error, stats) => {
  if (error) throw error;
  if (stats!.hasErrors()) return console.error(stats!.toString('errors-warnings'));
  void reload();
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

const answer: RequestListener = (req, res) => {
  if (app) app.listener(req, res);
  else res.writeHead(503, { 'Retry-After': '2', Refresh: '2' }).end('Building …');
};
createServer(answer).listen(settings.PORT, settings.HOST);
console.log('▸ Building the development bundles …');
