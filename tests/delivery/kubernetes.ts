import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { Compose, Service } from './compose.ts';

interface Pod {
  securityContext: { runAsUser: number; runAsGroup: number };
  containers: {
    command?: string[];
    securityContext: { readOnlyRootFilesystem: boolean };
    env: { name: string; value: string }[];
    ports: { containerPort: number }[];
    readinessProbe: { httpGet: { path: string } };
    volumeMounts: { name: string; mountPath: string }[];
  }[];
  volumes: { name: string; secret?: unknown }[];
}

interface Resource {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: { replicas: number; template: { spec: Pod } };
}

const file = path.resolve(import.meta.dirname, '../../docs/kubernetes.yaml');

/** Names of its services, and the process that answers for each. */
export const clusterNames = { site: 'site-0', origin: 'origin-0', postgres: 'database' };

/** A pod as a service of compose would say it. The file has one container in each. */
function serviceOf(name: string, pod: Pod, shared: Record<string, string>, secretsDir: string): Service {
  const { command, env, ports, readinessProbe, volumeMounts, securityContext } = pod.containers[0]!;
  const isTemporary = (mount: string) => mount === 'tmp';
  const url = `http://127.0.0.1:${ports[0]!.containerPort}${readinessProbe.httpGet.path}`;
  const ask = `fetch('${url}').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`;
  return {
    image: 'vencejo',
    ...(command ? { command } : {}),
    environment: { ...shared, ...Object.fromEntries(env.map((one) => [one.name, one.value])) },
    user: `${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`,
    read_only: securityContext.readOnlyRootFilesystem,
    networks: { cluster: null },
    tmpfs: volumeMounts.filter((mount) => isTemporary(mount.name)).map(({ mountPath }) => mountPath),
    volumes: volumeMounts
      .filter((mount) => !isTemporary(mount.name))
      .map((mount) =>
        mount.name === 'secrets' ? `${secretsDir}:${mount.mountPath}:ro` : `${name}-${mount.name}:${mount.mountPath}`,
      ),
    healthcheck: { test: ['CMD', 'node', '-e', ask] },
  };
}

/**
 * docs/kubernetes.yaml, each pod as a service.
 * @param outside services that run elsewhere: PostgreSQL and Redis
 */
export function readKubernetes(
  { services, secrets }: Compose,
  outside: readonly string[],
  secretsDir: string,
): Compose {
  const resources = parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Resource);
  const shared = resources.find(({ kind }) => kind === 'ConfigMap')!.data!;
  const pods = resources
    .filter(({ kind }) => kind === 'StatefulSet' || kind === 'Deployment')
    .flatMap(({ metadata, spec }) =>
      Array.from({ length: spec.replicas }, (_, number) => `${metadata.name}-${number}`).map(
        (name) => [name, serviceOf(name, spec.template.spec, shared, secretsDir)] as const,
      ),
    );
  const others = outside.map((name) => [name, { ...services[name]!, networks: { cluster: null } }] as const);
  return { services: Object.fromEntries([...pods, ...others]), networks: { cluster: null }, secrets };
}
