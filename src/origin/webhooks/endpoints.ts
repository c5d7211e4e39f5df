import { readFileSync } from 'node:fs';
import { EnvError } from '#config/settingsError.ts';
import { sourceSecret } from '#config/sourceSecret.ts';
import { webhookSecrets } from '#config/webhook.ts';

/** Who is told of events. */
export interface WebhookEndpoint {
  /** `network`, or `agency:` and a slug. */
  name: string;
  url: string;
  /** As whsec_…: one, or two while one takes the other's place. */
  secrets: readonly string[];
}

/** Where an agency of the network's folder is told of its own leads. */
export interface AgencyWebhook {
  agency: string;
  url: string;
  /** The variable with the secret, or with `_FILE` at its end the file. */
  secret_env: string;
}

export const networkEndpoint = 'network';
export const agencyEndpoint = (slug: string): string => `agency:${slug}`;

/** @throws EnvError where it is missing, without the secret */
function readSecrets({ agency, secret_env: name }: AgencyWebhook, env: NodeJS.ProcessEnv | undefined): string[] {
  const { value, file } = sourceSecret(name, env);
  const problem = (text: string) => new EnvError(`The webhook of the agency ${agency}: ${name} ${text}`);
  if (value === undefined && file === undefined) throw problem(`is not set, nor is ${name}_FILE`);
  let text = value;
  try {
    text ??= readFileSync(file!, 'utf8').trimEnd();
  } catch {
    throw problem(`is in ${file}, which cannot be read`);
  }
  const { success, data, error } = webhookSecrets.safeParse(text);
  if (!success) throw problem(error.issues[0]!.message);
  return data;
}

/**
 * Everybody who is told of events.
 * @param network of the environment
 * @param agencies of the network's folder
 * @param env for tests
 * @throws EnvError for an agency whose secret is missing or is none
 */
export const readEndpoints = (
  network: { url: string | undefined; secrets: readonly string[] | undefined },
  agencies: readonly AgencyWebhook[],
  env?: NodeJS.ProcessEnv,
): WebhookEndpoint[] => [
  ...(network.url && network.secrets ? [{ name: networkEndpoint, url: network.url, secrets: network.secrets }] : []),
  ...agencies.map((webhook) => ({
    name: agencyEndpoint(webhook.agency),
    url: webhook.url,
    secrets: readSecrets(webhook, env),
  })),
];
