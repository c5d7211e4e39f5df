import { endpointUrl, type EndpointName, type EndpointParams } from '#shared/api/endpoints.ts';
import { policyOf } from '#server/upstream/policies.ts';
import { operationOf, type Operation, type OperationName } from '../contract/operations.ts';
import type { Answer, Client } from './client.ts';
import type { FindingLog } from './findings.ts';
import { checkAnswer, type Statement } from './checkAnswer.ts';
import type { Timings } from './timings.ts';

type Query = Readonly<Record<string, string | number>>;

export interface ReadOptions {
  query?: Query;
  headers?: Readonly<Record<string, string>>;
  /** Those that the answer may have, where that is not the one of success alone. */
  statuses?: readonly number[];
}

export interface CheckContext {
  /** Calls an endpoint, and checks of its answer all that can be said of any. */
  read: (name: OperationName, params: Record<string, string>, options?: ReadOptions) => Promise<Answer>;
  /** The same call without any check. */
  ask: (
    name: OperationName,
    params: Record<string, string>,
    options?: Pick<ReadOptions, 'query' | 'headers'>,
  ) => Promise<Answer>;
  /** Sends a request as it is, without any check. @param path with its query, or an absolute URL */
  send: (
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string; endpoint?: EndpointName },
  ) => Promise<Answer>;
  find: (operation: Pick<Operation, 'endpoint' | 'section'>, answer: Answer, statement: Statement) => void;
  /** Records of lists that are read at most, and things that are tried of each kind. */
  limits: { records: number; samples: number };
}

interface ContextDeps {
  base: string;
  /** Where the CMS is. */
  cms: string;
  client: Client;
  findings: FindingLog;
  timings: Timings;
  limits: CheckContext['limits'];
}

export const askedOf = ({ method, path }: Answer): string => `${method} ${path}`;

/** @returns whether it was asked of the same record before */
function createKnown(): (record: unknown) => boolean {
  const texts = new Set<string>();
  return (record) => {
    const text = JSON.stringify(record);
    const isKnown = texts.has(text);
    texts.add(text);
    return isKnown;
  };
}

export function createContext({ base, cms, client, findings, timings, limits }: ContextDeps): CheckContext {
  const find: CheckContext['find'] = ({ endpoint, section }, answer, statement) => {
    const { severity = 'fault', rule, came, contract } = statement;
    findings.add({
      severity,
      rule,
      endpoint,
      asked: askedOf(answer),
      came,
      contract,
      section: `docs/api.md#${statement.section ?? section}`,
    });
  };
  const ask: CheckContext['ask'] = async (name, params, { query = {}, headers } = {}) => {
    const { endpoint } = operationOf(name);
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const { host, timeouts } = policyOf(endpoint);
    const url = (host === 'cms' ? cms : base) + endpointUrl(endpoint, params as EndpointParams<EndpointName>, search);
    const answer = await client(url, { timeoutMs: timeouts.request, ...(headers ? { headers } : {}) });
    timings.add(endpoint, answer.ms);
    return answer;
  };
  // A record stands in many answers, and is long: what was read once is the same again.
  const known = { summaries: createKnown(), others: () => false };
  return {
    limits,
    find,
    ask,
    read: async (name, params, { statuses, ...options } = {}) => {
      const operation = operationOf(name);
      const answer = await ask(name, params, options);
      const isKnown = known[operation.endpoint === 'estates' ? 'summaries' : 'others'];
      checkAnswer(operation, answer, statuses, (statement) => find(operation, answer, statement), isKnown);
      return answer;
    },
    send: (path, { endpoint = 'other', ...question } = {}) =>
      client(path.startsWith('/') ? base + path : path, {
        timeoutMs: policyOf(endpoint).timeouts.request,
        ...question,
      }),
  };
}
