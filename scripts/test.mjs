// `npm test`: sets up what is missing, then runs every check and test. A step that fails does not stop the others, so
// that one run shows everything that is wrong. `npm run check` (--quick) leaves out what needs a database, a Redis or a
// browser.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { findPrograms, startPrograms } from './programs.mjs';
import { fail, inRoot, node, say, setUp, tryRun } from './setup.mjs';

const quick = process.argv.includes('--quick');

/** Each is a script of package.json too, to be run alone. The longest come first. */
const checks = [
  { name: 'lint', what: 'code rules' },
  { name: 'typecheck', what: 'types' },
  { name: 'formatted', what: 'files are formatted by Prettier' },
  { name: 'imports', what: 'no part imports what it must not, and there are no circles' },
  { name: 'unused', what: 'no file, export or dependency is unused' },
];
/** No check reads what it writes. It does nothing when nothing has changed. */
const build = {
  name: 'build',
  what: 'the bundles of the browser and the server',
  program: [node, ['scripts/setup.mjs', '--bundles']],
};
const tests = quick
  ? [{ name: 'unit', what: 'unit tests' }]
  : [
      { name: 'jest', what: 'unit, server and origin tests' },
      { name: 'e2e', what: 'the built site in a browser: behaviour, accessibility, weight' },
    ];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const report = (name, passed, startedAt) => {
  const took = seconds(startedAt);
  say(`${passed ? '✓' : '✗'} ${name} ${took}\n`);
  return { name, passed, took };
};

/** Runs a step with the machine to itself, and shows its output as it comes. */
function runAlone({ name, what }, env) {
  say(`${name}: ${what}`);
  const startedAt = performance.now();
  return report(name, tryRun('npm', ['run', '--silent', name], { env }) === 0, startedAt);
}

/** Runs a step beside others, and shows its output when it has ended. */
function runBeside({ name, what, program: [command, args] = ['npm', ['run', '--silent', name]] }) {
  const startedAt = performance.now();
  const child = spawn(command, args, { cwd: inRoot('.'), shell: command === 'npm' && process.platform === 'win32' });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
  return new Promise((resolve) => {
    child.once('close', (status) => {
      say(`${name}: ${what}`);
      process.stdout.write(Buffer.concat(output));
      resolve(report(name, status === 0, startedAt));
    });
  });
}

/** Runs steps side by side, as many at once as there are processors. */
async function runSideBySide(steps) {
  const waiting = [...steps];
  const results = [];
  const runNext = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runBeside(step));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return results;
}

const startedAt = performance.now();
const programs = quick ? undefined : startPrograms();
setUp({ bundles: false });

// Each uses one processor; the tests use both.
const beside = quick ? checks : [...checks.slice(0, 2), build, ...checks.slice(2)];
say(`${beside.map(({ name }) => name).join(', ')} side by side, then ${tests.map(({ name }) => name).join(', ')} …`);
const results = await runSideBySide(beside);
if (results.some(({ name, passed }) => name === 'build' && !passed)) fail('The build failed; the reason stands above.');
await programs;
const { browser, leftOut } = quick ? { browser: undefined, leftOut: [] } : findPrograms();
const env = browser ? { ...process.env, CHROME_PATH: browser } : process.env;
if (browser) say(`Browser: ${browser}\n`);
for (const step of tests) results.push(runAlone(step, env));

// A run that is to decide about a change must not pass with half of its suites missing.
if (leftOut.length > 0 && process.env.CI === 'true') results.push({ name: 'programs', passed: false, took: '' });
const failed = results.filter(({ passed }) => !passed).length;

for (const { name, passed, took } of results)
  console.log(`  ${passed ? '✓' : '✗'} ${name.padEnd(10)} ${took.padStart(8)}`);
console.log(`  all        ${seconds(startedAt).padStart(8)}`);
for (const suites of leftOut) console.log(`  LEFT OUT: ${suites}`);
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
