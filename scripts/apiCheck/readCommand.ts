import { parseArgs } from 'node:util';
import { checkNames, type CheckName, type CheckOptions } from './checkApi.ts';

export const usage = `npm run api-check -- URL [options]

Asks an API everything that docs/api.md says, and lists what differs: a line for each finding, with what was asked,
what came, and what the contract says. A fault breaks the site or makes it lie, of a warning the site drops something,
a note is an optional part that is missing. Exit status 1 with faults, 2 for a wrong command line.

  --writes       send forms too, marked as tests, of an address at example.com
  --only CHECK   one check alone, several: --only sorts --only filters. There are
                 ${checkNames.join(', ')}
  --cms URL      where the CMS is, when it is not URL
  --gone KEY     the key of an estate that is withdrawn, to be answered 410
  --rate N       requests a second at most [10]
  --records N    records of a list that are read at most [2000]
  --samples N    values of a filter and records of a kind that are tried [3]
  --json         the report as JSON
  --help         this text`;

export type CheckCommand = Omit<CheckOptions, 'onProgress'> & { json: boolean };

/** @throws TypeError naming what is wrong with it */
function addressOf(raw: string, name: string): string {
  if (!URL.canParse(raw) || !/^https?:$/.test(new URL(raw).protocol))
    throw new TypeError(`${name} must be an address, as https://api.example.com`);
  return raw.replace(/\/+$/, '');
}

/** @throws TypeError when there is no such check */
function checksOf(names: readonly string[]): CheckName[] | undefined {
  const unknown = names.filter((name) => !checkNames.some((known) => known === name));
  if (unknown.length > 0) throw new TypeError(`No such check: ${unknown.join(', ')}`);
  return names.length === 0 ? undefined : checkNames.filter((name) => names.includes(name));
}

/** @throws TypeError naming what is wrong with it */
function positive(raw: string | undefined, name: string, preset: number): number {
  const number = Number(raw ?? preset);
  if (!(number > 0)) throw new TypeError(`--${name} must be a number above 0`);
  return number;
}

/**
 * @returns what to check, or null for the usage
 * @throws TypeError naming what is wrong with the command line
 */
export function readCommand(args: string[]): CheckCommand | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      writes: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      cms: { type: 'string' },
      gone: { type: 'string' },
      rate: { type: 'string' },
      records: { type: 'string' },
      samples: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0) throw new TypeError('Give the address of one API');
  return {
    base: addressOf(url, 'URL'),
    cms: values.cms === undefined ? undefined : addressOf(values.cms, '--cms'),
    gone: values.gone,
    writes: values.writes,
    only: checksOf(values.only),
    rate: positive(values.rate, 'rate', 10),
    records: positive(values.records, 'records', 2_000),
    samples: positive(values.samples, 'samples', 3),
    json: values.json,
  };
}
