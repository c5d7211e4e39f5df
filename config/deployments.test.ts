import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { wholeContract } from '#shared/contract/capabilities.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { drainTimes } from './drainTimes.ts';
import { readEnv, variables } from './env.ts';
import { heartbeat } from './heartbeat.ts';
import { readNetwork } from './network/network.ts';
import { publicEnvOf } from './publicEnv.ts';
import { secretNames } from './secretFiles.ts';
import { composeVariables } from './unknownVariables.ts';

const read = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');
const operations = read('docs/operations.md');
const known = [...Object.keys(variables), ...secretNames.map((name) => `${name}_FILE`)];

/** The value of a setting of compose that may be overridden: `${SITE_MEMORY:-768M}`. */
const presetOf = (setting: string) => /^\$\{[A-Z_]+:?-(.*)\}$/.exec(setting)?.[1];

/** The highest DRAIN_DELAY_SECONDS that is accepted. */
const maxDelaySeconds = Array.from({ length: 600 }, (_, seconds) => seconds)
  .filter((seconds) => variables.DRAIN_DELAY_SECONDS.schema.safeParse(String(seconds)).success)
  .at(-1)!;

/** The formula of docs/operations.md ("Memory") with the usual size of the cache, in MB. */
const memoryOfSite = (() => {
  const [, process, pictures] = /`CACHE_MAX_MB` \+ (\d+) \+ (\d+) MB and a reserve of a fifth/.exec(operations)!;
  return (variables.CACHE_MAX_MB.schema.parse(undefined) + Number(process) + Number(pictures)) * 1.2;
})();

/**
 * What pages have of an environment. Three differences are meant: OpenStreetMap's tiles are for trying it out alone,
 * the origin's address is of no use to visitors, and a key between site and API each installation draws for itself.
 */
async function shownWith(variables: Record<string, string>): Promise<unknown> {
  const settings = Object.entries(variables).filter(([name]) => !name.endsWith('_FILE') && name !== 'SITE_PURGE_URL');
  const env = readEnv({ ...Object.fromEntries(settings), PUBLIC_ORIGIN: 'https://www.example.com' });
  const network = await readNetwork(env.NETWORK_DIR, env);
  const shown = usualLanguages.map((language) => ({
    ...publicEnvOf(env, language, network, wholeContract),
    mapTiles: undefined,
    uses: undefined,
  }));
  // The sitemap has the magazine of the bundled origin only where one host serves both.
  return { shown, isOneHost: env.CMS_HOST === env.API_HOST };
}

it('states in docs/operations.md after what silence a process counts as hung', () => {
  expect(operations).toContain(`no sign of life for ${heartbeat.hungAfterMs / 1_000} s`);
});

describe('docker-compose.yml', () => {
  interface Service {
    environment?: Record<string, string>;
    profiles?: string[];
    read_only: boolean;
    cap_drop: string[];
    security_opt: string[];
    depends_on?: Record<string, unknown>;
    ports?: string[];
    volumes?: string[];
    networks: string[];
    secrets?: string[];
    command?: string[];
    stop_grace_period?: string;
    deploy: { resources: { limits: { cpus: string; memory: string } } };
  }
  const text = read('docker-compose.yml');
  const { services, networks } = parse(text, { merge: true }) as {
    services: Record<string, Service>;
    networks: Record<string, { internal?: boolean } | null>;
  };
  const sites = ['site-a', 'site-b'];

  it.each(sites)('lets %s drain for as long as it may', (name) => {
    const [, seconds] = /^(\d+)s$/.exec(services[name]!.stop_grace_period!)!;
    expect(Number(seconds)).toBeGreaterThan(maxDelaySeconds + drainTimes.process / 1_000);
  });

  it.each(sites)('gives %s the memory that its cache needs, and lets it be given more', (name) => {
    const { memory, cpus } = services[name]!.deploy.resources.limits;
    expect(memory).toContain('${SITE_MEMORY:-');
    expect(cpus).toContain('${SITE_CPUS:-');
    const [, megabytes] = /^(\d+)M$/.exec(presetOf(memory)!)!;
    expect(Number(megabytes)).toBeGreaterThan(memoryOfSite);
    expect(Number(megabytes)).toBeLessThan(memoryOfSite * 1.2);
  });

  it('lets no container write to its image or gain rights', () => {
    const soft = Object.entries(services).filter(
      ([, { read_only: isReadOnly, cap_drop: dropped, security_opt: options }]) =>
        !isReadOnly || dropped[0] !== 'ALL' || options[0] !== 'no-new-privileges:true',
    );
    expect(soft.map(([name]) => name)).toEqual([]);
  });

  it('leaves the origin and backups out where no profile asks for them, and then lacks nothing', () => {
    const named = (profile: string) =>
      Object.keys(services).filter((name) => services[name]!.profiles?.includes(profile));
    expect([named('origin'), named('backup')]).toEqual([
      ['origin', 'database', 'mail'],
      ['database', 'backup', 'backup-sqlite'],
    ]);
    for (const { profiles = ['origin', 'backup'], depends_on: needed = {} } of Object.values(services))
      for (const name of Object.keys(needed))
        expect(services[name]!.profiles ?? profiles).toEqual(expect.arrayContaining(profiles));
    expect(text).toContain('${COMPOSE_PROFILES?');
  });

  it('backs up the database that the origin uses', () => {
    const { DATABASE_URL } = services.origin!.environment!;
    for (const name of ['backup', 'backup-sqlite'])
      expect(services[name]!.environment).toMatchObject({
        DATABASE_URL,
        DATABASE_PASSWORD_FILE: '/run/secrets/database_password',
      });
  });

  it('publishes no port of redis and the database, and gives them no way out', () => {
    for (const name of ['redis', 'database']) {
      const { ports, networks: joined } = services[name]!;
      expect(ports).toBeUndefined();
      expect(joined.filter((network) => networks[network]?.internal !== true)).toEqual([]);
    }
  });

  it('publishes what visitors use to everybody, and all else to this machine', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(published.filter(([, port]) => !port!.startsWith('127.0.0.1:'))).toEqual([
      ['proxy', '${PORT:-3000}:80'],
      ['proxy', '${TLS_PORT:-3443}:443'],
    ]);
  });

  it('lets each network be joined by those who need it', () => {
    const membersOf = (network: string) =>
      Object.keys(services).filter((name) => services[name]!.networks.includes(network));
    expect(Object.fromEntries(Object.keys(networks).map((network) => [network, membersOf(network)]))).toEqual({
      front: ['proxy', ...sites],
      // A database elsewhere is reached from here.
      api: [...sites, 'origin', 'backup', 'backup-sqlite', 'mail'],
      shared: [...sites, 'redis'],
      storage: ['origin', 'database', 'backup', 'backup-sqlite'],
    });
  });

  it('gives each secret to those who need it', () => {
    const secretsOf = Object.entries(services).map(([name, { secrets = [] }]) => [name, [...secrets].sort()]);
    expect(Object.fromEntries(secretsOf)).toEqual({
      proxy: [],
      'site-a': ['admin_token', 'redis_password'],
      'site-b': ['admin_token', 'redis_password'],
      origin: ['admin_token', 'database_password'],
      database: ['database_password'],
      backup: ['database_password'],
      'backup-sqlite': ['database_password'],
      redis: ['redis_password'],
      mail: [],
    });
  });

  it('lets the script make the database user of the origin, who is no superuser', () => {
    const { environment, volumes } = services.database!;
    expect(environment).not.toHaveProperty('POSTGRES_USER');
    expect(volumes).toContain('./config/database.sql:/docker-entrypoint-initdb.d/vencejo.sql:ro');
    expect(services.origin!.environment!.DATABASE_URL).toContain('postgres://vencejo@database:5432/vencejo');
  });

  it('starts redis with a password that no command line shows', () => {
    const command = services.redis!.command!.join('\n');
    expect(command).toContain('echo "requirepass $$(cat /run/secrets/redis_password)" > /tmp/redis.conf');
    expect(command).toMatch(/exec redis-server \/tmp\/redis\.conf (?!.*requirepass)/);
  });

  it('starts what npm start shows', async () => {
    const presets = Object.entries(services['site-a']!.environment!).map(
      ([name, value]) => [name, presetOf(value) ?? ''] as const,
    );
    expect(await shownWith(Object.fromEntries(presets))).toEqual(await shownWith({}));
  });

  it('documents the variables that are its own', () => {
    const own = [...new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!))].filter(
      (name) => !known.includes(name),
    );
    expect([...composeVariables].sort()).toEqual(own.sort());
    expect(own.filter((name) => !new RegExp(`\\b${name}\\b`).test(operations))).toEqual([]);
  });
});

describe('the examples of proxies', () => {
  const files = ['config/Caddyfile', 'docs/nginx.conf', 'docs/traefik.yaml'];

  it.each(files)('%s keeps what is for operators from visitors', (file) => {
    // What they let through is asked of them, where they are there, by tests/delivery/proxies.test.ts.
    expect(read(file)).toMatch(/\(admin\|metrics\)\(\/\|\$\)|path \/admin \/admin\/\* \/metrics \/metrics\/\*/);
    expect(read(file)).toMatch(/= \/admin\/cache\/purge |Path\(`\/admin\/cache\/purge`\)|\^\/admin\/cache\/purge\$/);
    // Traefik's routers name the methods that they let through.
    expect(read(file)).toMatch(file.includes('traefik') ? /^(?![^#]*PURGE)/ : /PURGE|method PURGE/);
  });

  it.each(files)('%s waits as long as a site may take, and keeps no connection that a site closes', (file) => {
    expect(read(file)).toMatch(/(?:response_header_timeout |proxy_read_timeout |responseHeaderTimeout: )35s/);
    expect(read(file)).toMatch(/(?:keepalive |keepalive_timeout |idleConnTimeout: )4s/);
  });

  it('Traefik lets visitors read and send forms, and nothing else', () => {
    const { http } = parse(read('docs/traefik.yaml')) as { http: { routers: Record<string, { rule: string }> } };
    const methods = Object.values(http.routers).flatMap(({ rule }) =>
      [...rule.matchAll(/Method\(`(\w+)`\)/g)].map(([, method]) => method),
    );
    expect(methods.sort()).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'POST', 'PUT']);
    const { purges, ...others } = http.routers;
    for (const { rule } of Object.values(others)) expect(rule).toContain('!PathRegexp(`(?i)^/(admin|metrics)(/|$)`)');
    expect(purges!.rule).toBe('Host(`www.example.com`) && Method(`POST`) && Path(`/admin/cache/purge`)');
  });
});

describe('docs/vencejo@.service', () => {
  const text = read('docs/vencejo@.service');
  const valuesOf = (name: string) => [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!);

  it('names each instance by its port, and sets variables that are read', () => {
    const names = valuesOf('Environment').flatMap((values) => values.split(' ').map((value) => value.split('=')[0]!));
    expect(names.filter((name) => !known.includes(name) && !name.startsWith('MALLOC_'))).toEqual([]);
    expect(valuesOf('Environment').join(' ')).toContain('PORT=%i');
  });

  it('starts a site that exited, whatever the reason, and lets one drain for as long as it may', () => {
    expect(valuesOf('Restart')).toEqual(['always']);
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(maxDelaySeconds + drainTimes.process / 1_000);
  });
});

describe('docs/kubernetes.yaml', () => {
  interface Probe {
    httpGet: { path: string };
    periodSeconds: number;
    timeoutSeconds: number;
    failureThreshold: number;
    terminationGracePeriodSeconds?: number;
  }
  interface Container {
    name: string;
    env: { name: string; value: string }[];
    [probe: `${string}Probe`]: Probe | undefined;
    resources: { limits: { memory: string } };
    volumeMounts: { name: string; mountPath: string }[];
  }
  interface Resource {
    kind: string;
    metadata: { name: string };
    data?: Record<string, string>;
    spec: {
      podManagementPolicy?: string;
      template: { spec: { terminationGracePeriodSeconds: number; containers: Container[] } };
    };
  }
  const text = read('docs/kubernetes.yaml');
  const resources = parseAllDocuments(text).map((document) => document.toJS() as Resource);
  const pods = resources.filter(({ kind }) => ['StatefulSet', 'Deployment'].includes(kind));
  const containers = pods.flatMap(({ spec }) => spec.template.spec.containers);
  const shared = resources.find(({ kind }) => kind === 'ConfigMap')!.data!;
  const site = pods.find(({ metadata }) => metadata.name === 'site')!.spec;

  it('runs sites and origin', () => {
    expect(containers.map(({ name }) => name)).toEqual(['site', 'origin']);
  });

  it('starts what npm start shows', async () => {
    const own = Object.fromEntries(site.template.spec.containers[0]!.env.map(({ name, value }) => [name, value]));
    expect(await shownWith({ ...shared, ...own })).toEqual(await shownWith({}));
  });

  it('gives each site the secrets that it would else make for itself', () => {
    const made = Object.entries(variables).filter(([, { help }]) => help.includes('made in DATA_DIR'));
    expect(made.map(([name]) => name).sort()).toEqual(['FORM_SECRET', 'LEADS_KEY', 'RESULTS_KEY']);
    const names = [...Object.keys(shared), ...site.template.spec.containers[0]!.env.map(({ name }) => name)];
    expect(names).toEqual(expect.arrayContaining(made.map(([name]) => `${name}_FILE`)));
  });

  it('starts every site at once, also during an outage, when none gets ready', () => {
    expect(site.podManagementPolicy).toBe('Parallel');
  });

  it.each(containers)('sets variables of $name that are read', ({ env }) => {
    const names = [...Object.keys(shared), ...env.map(({ name }) => name)];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(containers)('reads secrets of $name that its command makes', ({ env, volumeMounts }) => {
    const { mountPath } = volumeMounts.find(({ name }) => name === 'secrets')!;
    const made = [...text.matchAll(/--from-literal=([\w-]+)=/g)].map(([, name]) => `${mountPath}/${name}`);
    const files = [...Object.entries(shared), ...env.map(({ name, value }) => [name, value] as const)].filter(
      ([name]) => name.endsWith('_FILE'),
    );
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter(([, file]) => !made.includes(file))).toEqual([]);
  });

  it.each(containers)('asks whether $name has started, lives and is ready', (container) => {
    for (const probe of ['startup', 'liveness'] as const)
      expect(container[`${probe}Probe`]?.httpGet.path).toBe('/livez');
    expect(container.readinessProbe?.httpGet.path).toBe('/readyz');
  });

  it.each(containers)('kills $name as soon after it hangs as operators are told', ({ livenessProbe }) => {
    const { periodSeconds, timeoutSeconds, failureThreshold, terminationGracePeriodSeconds } = livenessProbe!;
    expect(operations).toContain(
      `three failed checks take ${periodSeconds * failureThreshold + timeoutSeconds} s at most, and after ${terminationGracePeriodSeconds} s more`,
    );
    expect(failureThreshold).toBe(3);
  });

  it('lets a site drain before it is killed', () => {
    const { terminationGracePeriodSeconds, containers: inPod } = site.template.spec;
    const delay = Number(inPod[0]!.env.find(({ name }) => name === 'DRAIN_DELAY_SECONDS')!.value);
    expect(delay).toBeGreaterThan(0);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(delay + drainTimes.process / 1_000);
  });

  it('gives a site the memory that its cache needs', () => {
    const [, megabytes] = /^(\d+)Mi$/.exec(site.template.spec.containers[0]!.resources.limits.memory)!;
    expect(Number(megabytes)).toBeGreaterThan(memoryOfSite);
  });
});
