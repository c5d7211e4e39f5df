import '#config/requireNode24.mjs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { faultNames, faults, type FaultName } from './apiMock/faults.ts';
import { startFaultProxy } from './apiMock/startFaultProxy.ts';
import { startMock } from './apiMock/startMock.ts';
import { table } from './table.ts';

const usage = `npm run api-mock -- [options]

Serves the contract of docs/api.md from the demo network, for tests of an API or of a site: with the dates of its files,
on a database of its own that is removed at the end. Forms are stored, nothing is mailed.

  --port N       where it listens [3990]
  --listings N   of the demo's 1,000 [all]
  --faults A,B   with mistakes that APIs make, by name:
${table(faultNames.map((name) => ['                ', name, faults[name].says]))}
  --help         this text`;

/** @throws TypeError naming what is wrong with it */
function whole(raw: string, name: string): number {
  if (!/^\d{1,5}$/.test(raw)) throw new TypeError(`--${name} must be a whole number`);
  return Number(raw);
}

/** @throws TypeError when there is no such fault */
function faultsOf(raw: string): FaultName[] {
  const names = raw.split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !faultNames.some((known) => known === name));
  if (unknown.length > 0) throw new TypeError(`No such fault: ${unknown.join(', ')}`);
  return faultNames.filter((name) => names.includes(name));
}

async function serve(port: number, listings: number | undefined, planted: readonly FaultName[]): Promise<void> {
  const mock = await startMock({ port: planted.length > 0 ? 0 : port, listings });
  const proxy = planted.length > 0 ? await startFaultProxy(mock.url, planted, port) : undefined;
  console.log((proxy ?? mock).url);
  const stop = () => void Promise.all([proxy?.close(), mock.close()]).then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3990' },
      listings: { type: 'string' },
      faults: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  const { port, listings, faults: planted } = values;
  if (values.help) console.log(usage);
  else
    await serve(
      whole(port, 'port'),
      listings === undefined ? undefined : whole(listings, 'listings'),
      faultsOf(planted),
    );
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
