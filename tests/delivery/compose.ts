import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { parse } from 'yaml';

/** What `docker-compose config` prints of a service, every variable filled in. */
export interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string | null>;
  user?: string;
  read_only?: boolean;
  cap_add?: string[];
  networks: Record<string, unknown>;
  profiles?: string[];
  secrets?: { source: string }[];
  tmpfs?: string[];
  /** source:target:mode */
  volumes?: string[];
  depends_on?: Record<string, unknown>;
  healthcheck?: { test: string[] };
}

export interface Compose {
  services: Record<string, Service>;
  networks: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Compose writes a dollar sign twice where it is none of its own variables. */
const unescaped = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('$$', '$')) as T;

const known = new Map<string, Compose>();

/** docker-compose.yml as compose reads it, which takes it a second. @param settings what `.env` would hold */
export function readCompose(settings: Record<string, string>): Compose {
  const key = JSON.stringify(settings);
  const compose = known.get(key) ?? runConfig(settings);
  known.set(key, compose);
  return compose;
}

function runConfig(settings: Record<string, string>): Compose {
  const text = execFileSync('docker-compose', ['--file', path.join(root, 'docker-compose.yml'), 'config'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...settings },
  });
  return unescaped(parse(text) as Compose);
}

/** The services that some profiles start. */
export function servicesOf({ services }: Compose, profiles: readonly string[]): string[] {
  return Object.keys(services).filter((name) => {
    const own = services[name]!.profiles;
    return own === undefined || own.some((profile) => profiles.includes(profile));
  });
}
