import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from '#config/env.ts';
import { EnvError } from '#config/settingsError.ts';
import { checkNetwork } from './checkNetwork.ts';
import { newNetwork } from './newNetwork.ts';

let root: string;
let dir: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'networks-'));
  dir = path.join(root, 'la-meva');
});
afterEach(() => rmSync(root, { recursive: true }));

/** What a command prints, which no other test may. */
async function printed<T>(run: () => Promise<T>): Promise<{ result: T; text: string }> {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const error = jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  try {
    return { result: await run(), text: lines.join('\n') };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

const answers = ['--name', 'La Meva', '--key', 'la_meva', '--email', 'hola@lameva.example'];

// All listings of the demo are read.
it.each(['vencejo', 'casa-clara'])('%s is right', async (name) => {
  expect(await printed(() => checkNetwork(name))).toEqual({
    result: 0,
    // Some adverts of the demos say nothing of a certificate, as those of any network, and one differs from a register.
    text: expect.stringMatching(
      /^(?:listings\/[^:]+: (?:row \d+, )?line \d+: [^:]+: (?:Energy label|Letter of the energy certificate|Built area in a register): [^\n]+\n)+[^:]+ is right: [^\n]+$/,
    ),
  });
});

it('makes a folder that starts, of the answers', async () => {
  const made = await printed(() => newNetwork([dir, ...answers]));
  expect(made.text).toContain('npm start -- --network la-meva');
  expect(readEnv({ NETWORK_DIR: dir })).toMatchObject({ BRAND_NAME: 'La Meva', BRAND_KEY: 'la_meva' });
  const { result, text } = await printed(() => checkNetwork(dir));
  expect([result, text]).toEqual([0, expect.stringContaining('La Meva is right: 2 agencies, 4 agents')]);
  expect(text).toContain('texts/en.json: manifest › lead still speaks of a swift');
  await expect(newNetwork([dir, ...answers])).rejects.toThrow('is there already');
});

it('lists adverts that contradict themselves, the worst first, which is no fault of the folder', async () => {
  await printed(() => newNetwork([dir, ...answers]));
  const file = path.join(dir, 'listings/obra-nueva.json');
  const [first] = JSON.parse(readFileSync(file, 'utf8')) as object[];
  const home = { id: 'x', development: undefined, conservation: 'good', area_constructed: 90, price: 250_000 };
  const adverts = [
    { ...first, ...home, reference: 'SILENT-1', cee: {} },
    { ...first, ...home, reference: 'ODD-1', id: 'y', area_useful: 120 },
  ];
  writeFileSync(file, JSON.stringify(adverts));
  const { result, text } = await printed(() => checkNetwork(dir));
  expect(result).toBe(0);
  const [odd, silent] = [
    'ODD-1: Useful and built area: useful 120 m², built 90 m²',
    'SILENT-1: Energy label: says nothing',
  ];
  expect(text).toContain(odd);
  expect(text.indexOf(silent)).toBeGreaterThan(text.indexOf(odd));
});

it('names texts of a language that the site does not speak', async () => {
  await printed(() => newNetwork([dir, ...answers]));
  appendFileSync(path.join(dir, 'network.env'), '\nLANGUAGES=es,en\n');
  mkdirSync(path.join(dir, 'texts'), { recursive: true });
  writeFileSync(path.join(dir, 'texts/ca.json'), '{}');
  const { result, text } = await printed(() => checkNetwork(dir));
  expect([result, text]).toEqual([1, expect.stringContaining('texts/ca.json: the site does not speak ca')]);
  expect(text).not.toContain('texts/ca.json: manifest');
});

it.each(['Casa #1 Ñ', `Ñandú & Fills "Costa" #1`, `L'Hort "#1"`])('makes one that is called %s', async (name) => {
  await printed(() => newNetwork([dir, ...answers, '--name', name]));
  expect(readEnv({ NETWORK_DIR: dir })).toMatchObject({ BRAND_NAME: name, LEGAL_NAME: name });
});

it('lists the people that a source names and the folder does not have', async () => {
  await printed(() => newNetwork([dir, ...answers]));
  const file = path.join(dir, 'sources/mentidero.json');
  const source = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...source, agency: 'finques-lorens', agent: 'amparo' }));
  const { result, text } = await printed(() => checkNetwork(dir));
  expect([result, text.split('\n')]).toEqual([
    1,
    [
      'sources/mentidero.json: agent amparo is not in people/agents.json',
      'sources/mentidero.json: agency finques-lorens is not in people/agencies.json',
    ],
  ]);
});

it('lists the pictures that are named and cannot be shown', async () => {
  await printed(() => newNetwork([dir, ...answers]));
  const file = path.join(dir, 'people/agents.json');
  const { agents } = JSON.parse(readFileSync(file, 'utf8')) as { agents: { slug: string; image?: { url: string } }[] };
  const [missing, text, elsewhere] = ['pictures/nobody.jpg', 'pictures/words.jpg', 'photos/1.jpg'];
  writeFileSync(path.join(dir, text), 'no picture');
  agents[0]!.image = { url: missing };
  agents[1]!.image = { url: text };
  writeFileSync(file, JSON.stringify({ agents }));
  writeFileSync(
    path.join(dir, 'home.json'),
    JSON.stringify({ logos_footer: [{ logo: elsewhere, texto_alternativo: 'Socio' }] }),
  );
  const feed = path.join(dir, 'listings/mentidero.xml');
  const named = /pictures\/[\w/.-]+/.exec(readFileSync(feed, 'utf8'))![0];
  rmSync(path.join(dir, named));
  const { result, text: told } = await printed(() => checkNetwork(dir));
  expect(result).toBe(1);
  for (const line of [
    `home.json: ${elsewhere} is not below pictures/`,
    `people/agents.json: ${agents[0]!.slug}: there is no file ${missing}`,
    `people/agents.json: ${agents[1]!.slug}: ${text} is no JPEG`,
    `there is no file ${named}`,
  ])
    expect(told).toContain(line);
});

it('says which placeholders of the legal texts are left, which is no fault', async () => {
  await printed(() => newNetwork([dir, ...answers]));
  const { result, text } = await printed(() => checkNetwork(dir));
  expect(result).toBe(0);
  for (const name of ['LEGAL_TAX_ID', 'LEGAL_ADDRESS', 'LEGAL_REGISTER'])
    expect(text).toContain(`network.env: ${name} is still (`);
  expect(text).not.toContain('LEGAL_NAME');
});

it('lists what nothing reads, and what a logo or an export must not be', async () => {
  await printed(() => newNetwork([dir, ...answers]));
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), content);
  };
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 20"><text>Ñ</text></svg>';
  for (const name of ['logo.svg', 'logo-dark.svg']) write(name, logo);
  write('exports/kyero.json', '{ "portal": "kyero", "agencies": ["nadie", "mentidero"] }');
  for (const name of ['source/a.json', 'pepole/agents.json', 'sources/hola.txt', 'hom.json', 'NOTES.md', '.git/config'])
    write(name, '{}');
  const { result, text } = await printed(() => checkNetwork(dir));
  expect([result, text.split('\n')]).toEqual([
    1,
    [
      'exports/kyero.json: agency nadie is not in people/agencies.json',
      'logo.svg: holds <text>: make its letters outlines',
      'logo.svg: is 20.0 times as wide as high, five is the most',
      'logo-dark.svg: holds <text>: make its letters outlines',
      'logo-dark.svg: is 20.0 times as wide as high, five is the most',
      'hom.json: nothing reads it: did you mean home.json?',
      'pepole/: nothing reads this folder: did you mean people/?',
      'source/: nothing reads this folder: did you mean sources/?',
      'sources/hola.txt: nothing reads it',
    ],
  ]);
});

it('makes nothing of wrong answers', async () => {
  await expect(newNetwork([dir, ...answers, '--key', 'La Meva'])).rejects.toThrow('BRAND_KEY: must be lower-case');
  await expect(newNetwork([dir, '--name', 'x'])).rejects.toThrow(new EnvError('Not told: --key, --email'));
  expect((await printed(() => checkNetwork(dir))).result).toBe(1);
});

it('lists what is wrong in all parts at once', async () => {
  await printed(() => newNetwork([dir, ...answers]));
  const change = (name: string, from: RegExp, to: string) => {
    const file = path.join(dir, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  change('network.env', /^LEGAL_NAME=.*$/m, '');
  change('theme.css', /--paper:/, '--papel:');
  change('people/agents.json', /"slug": "mentidero"/, '"slug": "nadie"');
  change('sources/mentidero.json', /mentidero\.xml/, 'otra.xml');
  writeFileSync(path.join(dir, 'redirects.csv'), 'from,to\n/empresa.html,About\n/fichas.html,/nada\n');
  const { result, text } = await printed(() => checkNetwork(dir));
  expect(result).toBe(1);
  for (const problem of [
    'LEGAL_NAME: is missing',
    'theme.css: --papel is no token',
    'redirects.csv: line 3: /nada: the site has no such page',
    'people/agents.json: rocio-aragon: agency nadie is not in people/agencies.json',
    'sources/mentidero.json: there is no file listings/otra.xml',
  ])
    expect(text).toContain(problem);
});
