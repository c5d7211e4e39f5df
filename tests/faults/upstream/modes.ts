import type { IncomingMessage, ServerResponse } from 'node:http';
import { answering, cutByLength, hanging, resetting, type Answer } from '../../fakes/upstreamBehaviours.ts';

/** What an upstream that answers at times goes by; tests have their own. */
export interface Chance {
  /** Milliseconds. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
}

const realChance: Chance = { now: () => performance.now(), random: Math.random };

/** How an upstream fails. */
export interface Mode {
  /** In place of the good answer; null: it does not listen. */
  answer: ((good: Answer, chance?: Chance) => Answer) | null;
  /** It gives good answers too: then visitors' calls reach it, and pages that are not held may be had. */
  answersAtTimes?: boolean;
}

const html = (status: number): Answer =>
  answering({ 'Content-Type': 'text/html' }, { status, body: Buffer.from('<h1>maintenance</h1>') });

const always = (answer: Answer): Mode => ({ answer: () => answer });

const drip: Answer = (_req, res) => {
  res.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => res.write(' '), 100);
  res.once('close', () => clearInterval(timer));
};

/** As fast as it is read. */
const endless: Answer = (_req, res) => {
  const chunk = Buffer.alloc(64_000, ' ');
  const send = () => {
    while (!res.destroyed && res.write(chunk));
  };
  res.writeHead(200, { 'Content-Type': 'application/json' }).on('drain', send);
  send();
};

const later =
  (good: Answer, milliseconds: number): Answer =>
  (req: IncomingMessage, res: ServerResponse) => {
    setTimeout(() => {
      if (!res.destroyed) good(req, res);
    }, milliseconds).unref();
  };

const atTimes = (isWell: (chance: Chance) => boolean): Mode => ({
  answer:
    (good, chance = realChance) =>
    (req, res) =>
      (isWell(chance) ? good : answering({}, { status: 500 }))(req, res),
  answersAtTimes: true,
});

/** Every way to fail that docs/operations.md lists, by the name that it has there. */
export const modes = {
  'well, for comparison': { answer: (good) => good, answersAtTimes: true },
  'connections refused': { answer: null },
  'connections reset': always(resetting),
  'no answer': always(hanging),
  'answers after 5 s': { answer: (good) => later(good, 5_000) },
  'a byte at a time': always(drip),
  'answers without an end': always(endless),
  'answers cut off': always(cutByLength),
  '500': always(answering({}, { status: 500 })),
  '503 with HTML': always(html(503)),
  '429': always(answering({ 'Retry-After': '60' }, { status: 429 })),
  '200 with HTML': always(html(200)),
  '302': always(answering({ Location: 'https://example.com/maintenance' }, { status: 302 })),
  '401': always(answering({ 'WWW-Authenticate': 'Basic' }, { status: 401 })),
  '403': always(html(403)),
  '404 for everything': always(answering({}, { status: 404, body: { code: '9002' } })),
  'up and down every 2 s': atTimes(({ now }) => Math.floor(now() / 2_000) % 2 === 1),
  'every second call': atTimes(({ random }) => random() < 0.5),
} satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;
export const modeNames = Object.keys(modes) as ModeName[];
