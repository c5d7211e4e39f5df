// `npm test`: sets up what is missing, then every check and test. All run, so that one run tells everything that is wrong.
import { existsSync, readdirSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { inRoot, say, setUp, tryRun } from './setup.mjs';

const hasSpecs = () => existsSync(inRoot('tests/e2e')) && readdirSync(inRoot('tests/e2e'), { recursive: true }).some((file) => file.endsWith('.spec.ts'));

/** Each is a script of package.json too, to be run alone. */
const steps = [
  { name: 'lint', tells: 'rules of style and of which part may import which' },
  { name: 'typecheck', tells: 'types' },
  { name: 'unused', tells: 'files, exports and dependencies that nothing uses' },
  { name: 'jest', tells: 'unit, server and origin tests' },
  { name: 'e2e', tells: 'the built site in a browser: behaviour, accessibility, weight', when: hasSpecs },
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function runStep({ name, tells }, position, count, env) {
  say(`[${position}/${count}] ${name}: ${tells}`);
  const begun = performance.now();
  const passed = tryRun('npm', ['run', '--silent', name], { env }) === 0;
  const took = seconds(begun);
  say(`${passed ? '✓' : '✗'} ${name} ${took}\n`);
  return { name, passed, took };
}

const begun = performance.now();
setUp();
const env = { ...process.env, CHROME_PATH: ensureBrowser() };
say(`Set up in ${seconds(begun)}; browser: ${env.CHROME_PATH}\n`);

const applicable = steps.filter(({ when }) => when?.() ?? true);
const results = applicable.map((step, index) => runStep(step, index + 1, applicable.length, env));
const failed = results.filter(({ passed }) => !passed).length;

for (const { name, passed, took } of results) console.log(`  ${passed ? '✓' : '✗'} ${name.padEnd(10)} ${took.padStart(8)}`);
console.log(`  all        ${seconds(begun).padStart(8)}`);
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
