import process from 'node:process';

/** Runs checks one after the other, says of each how it went, and sets the exit code. */
export async function runChecks<Parts>(checks: Record<string, (parts: Parts) => Promise<void> | void>, parts: Parts) {
  for (const [name, check] of Object.entries(checks)) {
    const started = performance.now();
    try {
      await check(parts);
      console.log(`ok     ${name} (${((performance.now() - started) / 1_000).toFixed(1)} s)`);
    } catch (error) {
      process.exitCode = 1;
      console.log(`failed ${name}\n${(error as Error).stack}`);
    }
  }
}
