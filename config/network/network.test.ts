import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '#shared/i18n/languages.ts';
import { builtInDictionary } from '#dictionaries';
import { namespaces } from '#shared/i18n/loadDictionary.ts';
import { untranslatedTeam } from './team.ts';
import { readNetwork } from './network.ts';
import { parseTheme } from './theme.ts';
import { EnvError, readEnv } from '../env.ts';
import { publicEnvOf } from '../publicEnv.ts';
import { wholeContract } from '#shared/contract/capabilities.ts';

const networks = path.resolve(__dirname, '../../networks');
const example = path.join(networks, 'casa-clara');

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'network-'));
  cpSync(example, dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

/** As a start reads it: in the languages that its variables say. */
const readOwn = () => readNetwork(dir, readEnv({ NETWORK_DIR: dir }));

const change = (name: string, from: string | RegExp, to: string): void => {
  const file = path.join(dir, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
};

it('is Vencejo, with the look of the site’s own, when nothing is set', async () => {
  const env = readEnv({});
  expect(env.NETWORK_DIR).toBe(path.join(networks, 'vencejo'));
  expect(publicEnvOf(env, 'es', await readNetwork(env.NETWORK_DIR), wholeContract)).not.toHaveProperty('brand');
});

it('may consist of its facts alone', async () => {
  for (const name of readdirSync(dir)) if (name !== 'network.env') rmSync(path.join(dir, name), { recursive: true });
  expect(await readNetwork(dir)).toMatchObject({
    ...{ theme: null, look: null, fonts: {}, logo: null, texts: {}, publicDir: null },
    files: new Map(),
  });
});

it.each(['casa-clara'])('%s is right: colours, drawings and texts', async (name) => {
  const folder = path.join(networks, name);
  const env = readEnv({ NETWORK_DIR: folder });
  expect((await readNetwork(folder, env)).path).toMatch(/^\/brand\/[\w-]{10}$/);
  expect(env.LANGUAGES).toEqual(['es', 'en', 'de', 'nl', 'fr']);
  // Every language says the same things in its own words.
  const [spanish, ...others] = env.LANGUAGES.map((language) => {
    const texts = JSON.parse(readFileSync(path.join(folder, `texts/${language}.json`), 'utf8')) as object;
    return Object.entries(texts).flatMap(([namespace, own]) =>
      Object.keys(own as object).map((key) => `${namespace} ${key}`),
    );
  });
  for (const keys of others) expect(keys).toEqual(spanish);
});

it('has another address as soon as a file changes', async () => {
  const before = await readOwn();
  change('theme.css', '#fcf9f2', '#fcf9f3');
  expect((await readOwn()).path).not.toBe(before.path);
});

it.each<[string, object, RegExp, object | null]>([
  ['nothing', {}, /^$/, null],
  [
    'cards without a box',
    { cards: { frame: false, picture: '1:1' } },
    /^:root\{--card-photo:1\/1;--card-edge:tr/,
    null,
  ],
  ['cards with their agent', { cards: { agent: true, frame: true } }, /^$/, { cardAgent: true }],
  ['the site’s hero', { home: { hero: 'slides' } }, /^$/, { hero: 'slides' }],
  [
    'a font whose measures nobody knows, which never moves what is shown',
    { fonts: { headings: { family: 'Jost', file: 'fonts/jost.woff2', weights: '400', generic: 'serif' } } },
    /^@font-face\{font-family:'Jost';src:url\(\/brand\/[\w-]{10}\/headings\.woff2\) format\('woff2'\);font-weight:400;font-display:optional\}:root\{--font-headings:'Jost',serif;\}$/,
    null,
  ],
])('its look may be %s', async (_, look, styles, shown) => {
  for (const name of readdirSync(dir))
    if (!['network.env', 'fonts'].includes(name)) rmSync(path.join(dir, name), { recursive: true });
  writeFileSync(path.join(dir, 'look.json'), JSON.stringify(look));
  const network = await readNetwork(dir);
  expect(network.files.get('theme.css')?.body.toString() ?? '').toMatch(styles);
  expect(network.look).toEqual(shown);
});

describe('its variables', () => {
  it('stand in for those that the environment does not set, or sets to nothing', () => {
    const env = readEnv({ NETWORK_DIR: dir, BRAND_EMAIL: 'hello@example.com', LEGAL_NAME: '' });
    expect(env).toMatchObject({
      BRAND_NAME: 'Casa Clara',
      BRAND_EMAIL: 'hello@example.com',
      LEGAL_NAME: 'Casa Clara Agencias de Cádiz, S.L.',
    });
  });

  it('are those of the environment, and no folder within a folder', () => {
    writeFileSync(path.join(dir, 'network.env'), 'BRAND_NANE=Casa\nNETWORK_DIR=/tmp\n');
    expect(() => readEnv({ NETWORK_DIR: dir })).toThrow(/BRAND_NANE is no variable.*\n.*NETWORK_DIR is no variable/);
  });

  it('have to be right', () => {
    change('network.env', 'hola@casaclara.example', 'nobody');
    expect(() => readEnv({ NETWORK_DIR: dir })).toThrow('BRAND_EMAIL: must be an e-mail address');
  });

  it('say who the network is', () => {
    change('network.env', /^LEGAL_NAME=.*$/m, '');
    expect(() => readEnv({ NETWORK_DIR: dir })).toThrow('LEGAL_NAME: is missing: a line of network.env');
  });

  it('were in BRAND_DIR once', () => {
    expect(() => readEnv({ BRAND_DIR: dir })).toThrow('BRAND_DIR: is NETWORK_DIR now');
  });

  it('are nowhere without the folder', () => {
    expect(() => readEnv({ NETWORK_DIR: path.join(dir, 'none') })).toThrow(EnvError);
  });
});

describe('its figures, team and history', () => {
  it('are those of the demo network, in each language', async () => {
    const { figures, team, files } = await readNetwork(path.join(networks, 'vencejo'));
    expect(figures).toEqual({
      founded: 2010,
      rating: 4.9,
      members: 50_000,
      agents: 89,
      cities: 15,
      donated: 20,
      visits: 20_000,
      followers: 40_000,
      newsletterContacts: 40_000,
      subscribers: 45_000,
      fees: { sale: { from: 4, to: 5 }, letting: { to: 10 } },
    });
    expect([team!.es.people.length, team!.ca!.history!.years.length]).toEqual([8, 6]);
    expect(team!.en!.people[0]!.profiles[0]).toEqual({ profile: 'linkedin', href: '/magazine/en/red/linkedin' });
    expect(JSON.parse(files.get('team.ca.json')!.body.toString())).toEqual(team!.ca);
  });

  it('are Spanish, and marked, for who reads a language that they lack', async () => {
    rmSync(dir, { recursive: true });
    cpSync(path.join(networks, 'vencejo'), dir, { recursive: true });
    const file = path.join(dir, 'team.json');
    const german = (key: string, value: unknown): unknown => (key === 'de' ? undefined : value);
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'), german)));
    const { team } = await readNetwork(dir, readEnv({ LANGUAGES: 'es,en,de' }));
    expect(team!.de!.people[0]).toEqual({ ...team!.es.people[0], lang: 'es' });
    expect(team!.en!.people[0]!.lang).toBeUndefined();
    expect([team!.de!.history!.lang, team!.en!.history!.lang]).toEqual(['es', undefined]);
    expect(untranslatedTeam(team!)).toHaveLength(team!.es.people.length + 1);
  });

  it.each(languages)('stand in no text of the site, in %s', async (language) => {
    const texts = await Promise.all(namespaces.map((name) => builtInDictionary(language, name)));
    const numbers = /\b(?:20|40|45|50)[.,\u00a0]000\b|4[.,]9\b|\b89\b/;
    expect(texts.flatMap((dictionary) => Object.values(dictionary).filter((text) => numbers.test(text)))).toEqual([]);
  });
});

describe('what is wrong is told with its file and name', () => {
  it.each<[string, string, string | RegExp, string, RegExp]>([
    ['a missing base colour', 'theme.css', /--ink: #1c2736;\n/, '', /theme\.css: --ink is missing \(:root\)/],
    [
      'a misspelt colour',
      'theme.css',
      '--bad-tint: #471b17',
      '--bad-tnt: #471b17',
      /--bad-tnt is no token of the site/,
    ],
    [
      'a weak colour',
      'theme.css',
      '--ink-soft: #53606e',
      '--ink-soft: #a59c88',
      /ink-soft on paper is 2\.\d+:1.*light/,
    ],
    ['a weak dark colour', 'theme.css', '--ink-soft: #afb9c3', '--ink-soft: #4e4836', /ink-soft on paper is .*dark/],
    ['a colour that is none', 'theme.css', '--ink: #1c2736', '--ink: url(//x)', /--ink must be a colour/],
    ['a further rule', 'theme.css', /$/, 'body { color: red }', /the rule body is not allowed/],
    ['a shape with an address', 'theme.css', '--radius-s: 2px', '--radius-s: url(//x)', /--radius-s has a value/],
    ['a script', 'logo.svg', '<path', '<script>alert(1)</script><path', /logo\.svg: holds a script/],
    ['a handler', 'mark.svg', '<path', '<path onclick="x()"', /mark\.svg: holds an event handler/],
    ['an address', 'mark.svg', '<path', '<image href="https://x.example/y.png"/><path', /an address outside the file/],
    ['no view box', 'mark.svg', /viewBox="[^"]*"/, '', /mark\.svg: has no viewBox/],
    [
      'an unknown text',
      'texts/en.json',
      'footer.about',
      'footer.abuot',
      /texts\/en\.json: navigation › footer\.abuot is no/,
    ],
    ['an unknown page', 'texts/en.json', 'homeRest', 'homeRets', /texts\/en\.json: .*homeRets/],
    ['an unknown value', 'texts/en.json', '{{year}}', '{{years}}', /footer\.copyright: \{\{years\}\} has no value/],
    ['an empty text', 'texts/en.json', /"Agencies of Cádiz[^"]*"/, '" "', /navigation › footer\.about/],
    ['a value cut short', 'texts/en.json', '{{brand}}', '{{brand}', /site\.title: \{ has no value/],
    ['a wrong figure', 'figures.json', '4.7', '47', /figures\.json: rating: .*<=5/],
    ['a misspelt figure', 'figures.json', '"founded"', '"fuonded"', /figures\.json: .*"fuonded"/],
    ['a role that lacks Spanish', 'team.json', '"es": "Coord', '"ca": "Coord', /team\.json: people › 0 › role › es/],
    ['a portrait that is not there', 'team.json', '/team/rocio-aragon.avif', '/team/x.webp', /no file public\/team\/x/],
    ['a block that is none', 'look.json', '"reviews"', '"rewievs"', /look\.json: home › blocks › 2: .*"manifesto"/],
    ['a block twice', 'look.json', '"reviews"', '"homes"', /look\.json: home › blocks: names a block twice/],
    ['no newsletter', 'look.json', ', "newsletter"', '', /home › blocks: must have newsletter, where the footer/],
    ['an unknown hero', 'look.json', '"picture",\n', '"film",\n', /look\.json: home › hero: .*"slides"\|"picture"/],
    ['a misspelt choice', 'look.json', '"frame"', '"farme"', /look\.json: cards: .*"farme"/],
    [
      'a font that is not there',
      'look.json',
      'fonts/jost.',
      'fonts/jots.',
      /headings: there is no file fonts\/jots\.woff2/,
    ],
    [
      'a font of the web',
      'look.json',
      'fonts/jost.woff2',
      'https://x.example/y.woff2',
      /must be a WOFF2 file below fonts/,
    ],
    ['a family with a quote', 'look.json', '"Jost"', '"Jo\'st"', /fonts › headings › family: must be letters/],
    [
      'a font of another format',
      'fonts/jost.woff2',
      /^wOF2/,
      'OTTO',
      /fonts › headings: fonts\/jost\.woff2 is no WOFF2 file/,
    ],
    [
      'a font set twice',
      'theme.css',
      '--radius-s: 2px',
      '--font-text: Arial',
      /theme\.css: --font-text is set by look\.json too/,
    ],
    [
      'colours of maps, not all of them',
      'theme.css',
      '--map-sea: #0c2a49;',
      '',
      /--map-sea must be a colour as #1c2a2c, as all of maps in both schemes \(\[data-scheme='dark'\]\)/,
    ],
    [
      'a map whose names are hard to read',
      'theme.css',
      '--map-label: #14304f',
      '--map-label: #8a8a8a',
      /map-label on map-land is 3\.\d+:1, and needs 4\.5:1 \(light\)/,
    ],
    ['broken JSON', 'texts/en.json', /\}\s*$/, '', /texts\/en\.json: is not JSON/],
  ])('%s', async (_, name, from, to, message) => {
    change(name, from, to);
    await expect(readOwn()).rejects.toThrow(message);
    await expect(readOwn()).rejects.toThrow(EnvError);
  });

  it.each([
    ['--primary: blau', '--primary must be a colour as #1c2a2c (:root)'],
    ['', '--primary is missing (:root)'],
  ])('a base colour of eight, “%s”, without those that follow from it', (written, problem) => {
    const problems: string[] = [];
    const others = ['paper', 'ink', 'secondary', 'info', 'night', 'good', 'bad'].map((name) => `--${name}: #123456`);
    parseTheme(`:root { ${[...others, written].join(';')} }`, problems);
    expect(problems).toEqual([problem]);
  });

  it('a missing file', async () => {
    rmSync(path.join(dir, 'logo-dark.svg'));
    await expect(readOwn()).rejects.toThrow('logo-dark.svg is missing');
  });

  it('texts in no language of the site', async () => {
    cpSync(path.join(dir, 'texts/en.json'), path.join(dir, 'texts/pt.json'));
    await expect(readOwn()).rejects.toThrow('texts/pt.json: is none of texts/es.json');
  });
});
