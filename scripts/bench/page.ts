// Builds what is measured as the site is built, and runs it in a process of its own.
import '#config/requireNode24.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import webpack from 'webpack';
import { server } from '../../webpack.config.ts';

const output = path.resolve('.cache/bench');
const compiler = webpack({
  ...server('production'),
  name: 'bench',
  entry: { page: './scripts/bench/pagePipeline.tsx' },
  output: { ...server('production').output, path: output, clean: false },
});

compiler.run((error, stats) => {
  if (error) throw error;
  if (stats!.hasErrors()) throw new Error(stats!.toString('errors-warnings'));
  compiler.close(() => {
    const { status } = spawnSync(
      process.execPath,
      [path.join(output, 'page.mjs'), path.resolve('dist/client/loadable-stats.json')],
      {
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    process.exit(status ?? 1);
  });
});
