import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readEnv, variables } from './env.ts';
import { secretNames } from './secretFiles.ts';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const known = Object.keys(variables).sort();
const packages = JSON.parse(read('package.json')) as { devDependencies: { node: string } };

describe('.env.example', () => {
  const lines = read('.env.example').split('\n');
  const entries = lines.flatMap((line, index) => {
    const [, name, value] = /^#([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name ? [{ name, value: value!, meaning: lines[index - 1]! }] : [];
  });
  const assignments = entries.map(({ name, value }) => [name, value] as const);

  it('lists exactly the variables that are read', () => {
    expect(assignments.map(([name]) => name).sort()).toEqual(known);
  });

  it('sets none', () => {
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  it.each(entries)('says above $name what it is for and its default', ({ name, meaning }) => {
    const { schema, help } = variables[name as keyof typeof variables];
    const preset = schema.safeParse(undefined).data as string | number | undefined;
    // Folders are made absolute when they are read.
    const shown = name.endsWith('_DIR') ? path.relative(root, String(preset)) : preset;
    expect(meaning).toBe(`# ${preset === undefined ? help : `${help} [${shown}]`}`);
  });

  it('names those that may be in a file', () => {
    const [head] = read('.env.example').split('\n\n');
    expect(head).toContain('_FILE=');
    expect(head!.match(/\b[A-Z_]+(?=,|$)/gm)).toEqual(secretNames);
  });

  it('gives examples that are accepted', () => {
    const examples = Object.fromEntries(assignments);
    expect(() => readEnv({ ...examples, ADMIN_TOKEN: 'secret-secret-secret' })).not.toThrow();
  });
});

describe('docker-compose.yml', () => {
  const text = read('docker-compose.yml');

  it('names every image of others by its digest', () => {
    interface Service {
      image: string;
      build?: { args: { NODE_IMAGE: string } };
    }
    const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
    const node = services['site-a']!.build!.args.NODE_IMAGE;
    const others = Object.values(services).flatMap(({ image }) => (image === 'vencejo' ? [] : [image]));
    const images = [node, ...others];
    expect(images.length).toBeGreaterThan(5);
    expect(images.filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
    // The same Node as everywhere else.
    const tag = `node:${packages.devDependencies.node}-bookworm-slim`;
    expect(node).toContain(`${tag}@`);
    for (const line of [`ARG NODE_IMAGE=${tag}`, `FROM ${tag} AS base`]) expect(read('Dockerfile')).toContain(line);
  });
  const namesIn = (part: string) => [...part.matchAll(/^ +([A-Z_]+): /gm)].map(([, name]) => name!);
  const settings = /^x-settings: &settings\n((?: .*\n)+)/m.exec(text)![1]!;
  const siteEnvironment = /^x-site: &site\n(?: .*\n)*? {2}environment:\n((?: {4}.*\n)+)/m.exec(text)![1]!;
  const originEnvironment = /^ {2}origin:\n(?: {4}.*\n)*? {4}environment:\n((?: {6}.*\n)+)/m.exec(text)![1]!;
  /** Of the container: changing them from outside would part it from its ports, its volume or its health check. */
  const fixed = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR'];
  /** Read from files that compose mounts; the variables themselves would be shown by `docker inspect`. */
  const inFiles = ['ADMIN_TOKEN', 'DATABASE_PASSWORD', 'REDIS_PASSWORD'];
  const filesOf = secretNames.map((name) => `${name}_FILE`);
  /** The site's containers have no key to the bucket. */
  const originsOwn = namesIn(originEnvironment).filter((name) => /^(MEDIA_URL|AWS_)/.test(name));

  it('lets every variable be set', () => {
    const settable = known.filter((name) => !fixed.includes(name) && !inFiles.includes(name));
    for (const name of settable) expect(text).toMatch(new RegExp(`^ +${name}: \\$\\{${name}:?-`, 'm'));
    expect([...namesIn(settings), ...originsOwn].filter((name) => !filesOf.includes(name)).sort()).toEqual(settable);
  });

  it('gives site and origin all of them, and to each the secrets that it needs', () => {
    for (const environment of [siteEnvironment, originEnvironment]) expect(environment).toContain('<<: *settings');
    expect(namesIn(settings)).toContain('ADMIN_TOKEN_FILE');
    expect(namesIn(siteEnvironment)).toEqual(['REDIS_PASSWORD_FILE']);
    expect(namesIn(originEnvironment)).toEqual([
      ...['PORT', 'DATABASE_PASSWORD_FILE', 'API_HOST', 'CMS_HOST'],
      ...originsOwn,
    ]);
    expect(originsOwn).toContain('AWS_SECRET_ACCESS_KEY_FILE');
    for (const name of [...namesIn(settings), ...originsOwn]) expect([...known, ...filesOf]).toContain(name);
  });

  it('has presets that are accepted', () => {
    const presets = Object.fromEntries(
      [...settings.matchAll(/^ {2}([A-Z_]+): \$\{\w+:?-(.*)\}$/gm)].map(([, name, value]) => [name!, value!]),
    );
    expect(() => readEnv({ ...presets, ADMIN_TOKEN: 'secret-secret-secret' })).not.toThrow();
  });
});
