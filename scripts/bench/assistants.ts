import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * What a hundred questions of assistants a second change for visitors of the whole built site: how long they wait for
 * pages from the cache, and for pages that are made, with the questions and without them in turn. Nine of ten
 * questions repeat, the tenth is new; clients of both kinds have many addresses. A question that is refused (503, too
 * many wait) is counted, a page that is refused is an error.
 * `node scripts/bench/assistants.ts [seconds]`. Exit status 1 where visitors wait longer than the limits say.
 */
/** Of the medians: milliseconds that a page from the cache may take longer, and times that one that is made may. */
const limits = { cachedMs: 10, made: 2.5 };
const rounds = 5;
const seconds = Number(process.argv[2] ?? 8);
const perSecond = { cached: 40, made: 4, questions: 100 };

/** Each kind has connections of its own: none waits for another's. */
const agents = { pages: new http.Agent({ keepAlive: true }), questions: new http.Agent({ keepAlive: true }) };

interface Site {
  child: ChildProcess;
  port: number;
}

async function start(): Promise<Site> {
  const child = fork(path.resolve('dist/server/server.mjs'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: path.resolve('.cache/e2e/site'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { child, port: message.port };
}

/** Of documentation (RFC 2544), each once in 65,536 requests: no client asks more than one may. */
let asked = 0;
const nextAddress = (): string => {
  asked += 1;
  return `198.18.${(asked >> 8) & 255}.${asked & 255}`;
};

/** Milliseconds until the whole answer is there; undefined where it is refused. @throws Error for another status */
const ask = (port: number, options: http.RequestOptions, body?: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const headers = { 'x-forwarded-for': nextAddress(), 'accept-encoding': 'br', ...options.headers };
    const request = http.request({ port, ...options, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt);
        else if (response.statusCode === 503 && options.path === '/mcp') resolve(undefined);
        else reject(new Error(`${options.path} answered ${response.statusCode}`));
      });
    });
    request.on('error', reject).end(body);
  });

let made = 0;
/** Prices that nobody has asked for. */
const newPrice = (): number => {
  made += 1;
  return 200_000 + made;
};

const getPage = (port: number, url: string) =>
  ask(port, { path: url, agent: agents.pages, headers: { accept: 'text/html' } });
const cachedPage = (port: number) => getPage(port, '/viviendas-barcelona-compra');
const madePage = (port: number) => getPage(port, `/viviendas-barcelona-compra?price_max=${newPrice()}`);

const repeated = ['madrid', 'barcelona', 'valencia', 'girona', 'malaga'];
let questions = 0;
function question(port: number): Promise<number | undefined> {
  questions += 1;
  const price = questions % 10 === 0 ? { price: { max: newPrice() } } : {};
  const given = { operation: 'buy', province: repeated[questions % repeated.length], ...price };
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_homes', arguments: given },
  };
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  return ask(port, { path: '/mcp', agent: agents.questions, method: 'POST', headers }, JSON.stringify(message));
}

/** Starts requests at a steady rate, however long they take. @returns what each that was answered took */
async function load(rate: number, send: () => Promise<number | undefined>): Promise<number[]> {
  const startedAt = performance.now();
  const sent: Promise<number | undefined>[] = [];
  for (let count = 0; count < rate * seconds; count += 1) {
    const due = startedAt + (count * 1_000) / rate;
    if (due > performance.now()) await wait(due - performance.now());
    sent.push(send());
  }
  return (await Promise.all(sent)).filter((took) => took !== undefined);
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;

type Waits = Record<'cached' | 'made' | 'questions', number[]>;

async function measure(port: number, withQuestions: boolean): Promise<Waits> {
  const [cached, fresh, answered] = await Promise.all([
    load(perSecond.cached, () => cachedPage(port)),
    load(perSecond.made, () => madePage(port)),
    withQuestions ? load(perSecond.questions, () => question(port)) : [],
  ]);
  return { cached, made: fresh, questions: answered };
}

const { child, port } = await start();
const none = (): Waits => ({ cached: [], made: [], questions: [] });
const all = { alone: none(), beside: none() };
try {
  // Until all code is compiled.
  await measure(port, true);
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? (['alone', 'beside'] as const) : (['beside', 'alone'] as const)) {
      const waits = await measure(port, name === 'beside');
      for (const kind of ['cached', 'made', 'questions'] as const) all[name][kind].push(...waits[kind]);
    }
} finally {
  child.kill();
  for (const agent of Object.values(agents)) agent.destroy();
}
const median = (name: 'alone' | 'beside', kind: 'cached' | 'made'): number => quantile(all[name][kind], 0.5);
for (const kind of ['cached', 'made'] as const) {
  const figures = [0.5, 0.95].map((share) => {
    const [alone, beside] = [quantile(all.alone[kind], share), quantile(all.beside[kind], share)];
    return `p${share * 100} ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside`;
  });
  console.log(`pages ${kind}: ${figures.join(' · ')}`);
}
const { questions: answered } = all.beside;
console.log(
  `questions: ${answered.length} of ${perSecond.questions * seconds * rounds} answered · p50 ${quantile(answered, 0.5).toFixed(1)} ms, p95 ${quantile(answered, 0.95).toFixed(1)} ms`,
);
const within =
  median('beside', 'cached') - median('alone', 'cached') <= limits.cachedMs &&
  median('beside', 'made') / median('alone', 'made') <= limits.made;
process.exitCode = within ? 0 : 1;
