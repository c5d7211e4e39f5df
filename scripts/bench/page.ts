// Builds what is measured as the site is built, and runs each part in a process of its own, started as the site is.
import '#config/requireNode24.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import webpack from 'webpack';
import { mallocEnv, siteRuntimeFlags, siteProcess } from '#config/processFlags.ts';
import { server } from '../../webpack.config.ts';

const output = path.resolve('.cache/bench');
const entry = { page: './scripts/bench/pagePipeline.tsx', misses: './scripts/bench/missPipeline.tsx' };
const compiler = webpack({
  ...server('production'),
  name: 'bench',
  entry,
  output: { ...server('production').output, path: output, clean: false },
});

/** @returns whether it stayed within its limits */
function run(name: string): boolean {
  const parameters = [
    ...siteProcess.flags,
    ...siteRuntimeFlags,
    path.join(output, `${name}.mjs`),
    path.resolve('dist/client/loadable-stats.json'),
  ];
  const env = { ...process.env, ...mallocEnv, NODE_ENV: 'production' };
  return spawnSync(process.execPath, parameters, { stdio: 'inherit', env }).status === 0;
}

compiler.run((error, stats) => {
  if (error) throw error;
  if (stats!.hasErrors()) throw new Error(stats!.toString('errors-warnings'));
  compiler.close(() => {
    process.exitCode = Object.keys(entry).map(run).every(Boolean) ? 0 : 1;
  });
});
