// `npm test`: sets up what is missing, then every check and test. All run, so that one run tells everything that is wrong.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { inRoot, say, setUp, tryRun } from './setup.mjs';

const hasSpecs = () =>
  existsSync(inRoot('tests/e2e')) &&
  readdirSync(inRoot('tests/e2e'), { recursive: true }).some((file) => file.endsWith('.spec.ts'));

/** Each is a script of package.json too, to be run alone. */
const steps = [
  { name: 'lint', tells: 'rules of style and of which part may import which', readsOnly: true },
  { name: 'typecheck', tells: 'types', readsOnly: true },
  { name: 'unused', tells: 'files, exports and dependencies that nothing uses', readsOnly: true },
  { name: 'jest', tells: 'unit, server and origin tests' },
  { name: 'e2e', tells: 'the built site in a browser: behaviour, accessibility, weight', when: hasSpecs },
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const report = (name, passed, begun) => {
  const took = seconds(begun);
  say(`${passed ? '✓' : '✗'} ${name} ${took}\n`);
  return { name, passed, took };
};

/** Runs a step that has the machine to itself, its output as it comes. */
function runAlone({ name, tells }, env) {
  say(`${name}: ${tells}`);
  const begun = performance.now();
  return report(name, tryRun('npm', ['run', '--silent', name], { env }) === 0, begun);
}

/** Runs a step beside others; its output is shown when it has ended. */
function runBeside({ name, tells }, env) {
  const begun = performance.now();
  const child = spawn('npm', ['run', '--silent', name], { cwd: inRoot('.'), env, shell: process.platform === 'win32' });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output.push(part);
    });
  return new Promise((resolve) => {
    child.once('close', (status) => {
      say(`${name}: ${tells}`);
      process.stdout.write(Buffer.concat(output));
      resolve(report(name, status === 0, begun));
    });
  });
}

const begun = performance.now();
setUp();
const env = { ...process.env, CHROME_PATH: ensureBrowser() };
say(`Set up in ${seconds(begun)}; browser: ${env.CHROME_PATH}\n`);

const applicable = steps.filter(({ when }) => when?.() ?? true);
// Those that only read take a processor each; the others want both.
say(
  `${applicable.length} steps; ${applicable
    .filter(({ readsOnly }) => readsOnly)
    .map(({ name }) => name)
    .join(', ')} side by side …`,
);
const results = await Promise.all(applicable.filter(({ readsOnly }) => readsOnly).map((step) => runBeside(step, env)));
for (const step of applicable) if (!step.readsOnly) results.push(runAlone(step, env));
const failed = results.filter(({ passed }) => !passed).length;

for (const { name, passed, took } of results)
  console.log(`  ${passed ? '✓' : '✗'} ${name.padEnd(10)} ${took.padStart(8)}`);
console.log(`  all        ${seconds(begun).padStart(8)}`);
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
