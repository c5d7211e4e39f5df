import { spawnSync } from 'node:child_process';
import path from 'node:path';
import webpack from 'webpack';
import { mallocEnv, siteProcess, siteRuntimeFlags } from '#config/processFlags.ts';
import { server } from '../../webpack.config.ts';

const output = path.resolve('.cache/bench');

/** Builds entries as the site's server is built. @throws Error with the compiler's errors */
export async function buildAsSite(entry: Record<string, string>): Promise<void> {
  const built = server('production');
  const compiler = webpack({
    ...built,
    name: 'bench',
    entry,
    output: { ...built.output, path: output, clean: false },
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result!)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-warnings'));
}

/** Runs a built entry in a process of its own, started as the site is. @returns whether it stayed within its limits */
export function runAsSite(name: string, ...parameters: readonly string[]): boolean {
  const { status } = spawnSync(
    process.execPath,
    [...siteProcess.flags, ...siteRuntimeFlags, path.join(output, `${name}.mjs`), ...parameters],
    { stdio: 'inherit', env: { ...process.env, ...mallocEnv, NODE_ENV: 'production' } },
  );
  return status === 0;
}
