import { parseArgs } from 'node:util';
import { parseBox } from './area.ts';
import type { AreaChoice } from './chooseArea.ts';

export const usage = `npm run tiles -- [spain | --network [FOLDER] | --bbox W,S,E,N] [options]

Fetches the streets of an area for the site's maps: of a PMTiles file on a server (PMTILES_SOURCE) what is there, by
ranges, into the file that the site serves (MAP_TILES_FILE). A province takes some 100 MB. Up to zoom 7 the whole country
is with it. The new file takes the place of the old one at once, with its SHA-256 beside it, and a site that runs serves
it. What is fetched when the command is cut off is used again by the next one.

  spain               all of Spain
  --network [FOLDER]  the provinces with listings: the default; of another network's folder, or the name of one in
                      networks/ [NETWORK_DIR]
  --bbox W,S,E,N      a box, in degrees: --bbox -6.5,36,-5.2,36.9
  --max-zoom N        the last zoom, 0 to 15: each one less halves the file [15]
  --file FILE         the file to make [MAP_TILES_FILE]
  --if-older AGE      does nothing while the file is younger than that, as 30d: for a timer
  --dry-run           says how much it would be
  --help              this text

Exit codes: 0; 1 the command line is wrong; 2 no file was made.`;

export interface TilesCommand {
  area: AreaChoice;
  /** The network's folder, or its name; undefined: NETWORK_DIR. */
  network: string | undefined;
  maxZoom: number;
  file: string | undefined;
  /** Milliseconds; undefined: a file of any age is replaced. */
  ifOlder: number | undefined;
  isDry: boolean;
}

const lastZoom = 15;

function parseZoom(text: string | undefined): number {
  if (text === undefined) return lastZoom;
  if (!/^\d{1,2}$/.test(text) || Number(text) > lastZoom)
    throw new TypeError(`--max-zoom ${text} must be a whole number from 0 to ${lastZoom}`);
  return Number(text);
}

function parseAge(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, days] = /^(\d{1,4})d$/.exec(text) ?? [];
  if (days === undefined) throw new TypeError(`--if-older ${text} must be days, as 30d`);
  return Number(days) * 86_400_000;
}

/** The area, and the network where one is named. */
function parseArea(names: readonly string[], isNetwork: boolean, bbox: string | undefined) {
  const [name, ...others] = names;
  const isSpain = name === 'spain' && !isNetwork;
  const network = isNetwork ? name : undefined;
  if (others.length > 0 || (name !== undefined && !isSpain && network === undefined))
    throw new TypeError(`"${names.join(' ')}" is no area: spain, --network or --bbox`);
  if ([isSpain, isNetwork, bbox !== undefined].filter(Boolean).length > 1)
    throw new TypeError('Give one area: spain, --network or --bbox');
  if (bbox !== undefined) parseBox(bbox);
  const area: AreaChoice = bbox === undefined ? (isSpain ? 'spain' : 'network') : { bbox };
  return { area, network };
}

/** With the value of --bbox joined to it: one that begins with a minus would be taken for an option. */
const withBox = (args: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    if (arg === '--bbox' && /^-\d/.test(args[at + 1] ?? '')) return [];
    return args[at - 1] === '--bbox' && /^-\d/.test(arg) ? [`--bbox=${arg}`] : [arg];
  });

/**
 * @returns null for --help
 * @throws TypeError naming what is wrong with the command line
 */
export function readCommand(args: string[]): TilesCommand | null {
  const { values, positionals } = parseArgs({
    args: withBox(args),
    allowPositionals: true,
    options: {
      network: { type: 'boolean', default: false },
      bbox: { type: 'string' },
      'max-zoom': { type: 'string' },
      file: { type: 'string' },
      'if-older': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  return {
    ...parseArea(positionals, values.network, values.bbox),
    maxZoom: parseZoom(values['max-zoom']),
    file: values.file,
    ifOlder: parseAge(values['if-older']),
    isDry: values['dry-run'],
  };
}
