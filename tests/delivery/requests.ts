import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** One request over a connection of its own, as a visitor's; a certificate is not asked who made it. */
export const ask = (
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const options = { method, headers, agent: false, rejectUnauthorized: false };
    request(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ status: response.statusCode!, headers: response.headers, text });
      });
    })
      .on('error', reject)
      .end(body);
  });

/** Asks for pages all the time, while something happens. @returns what was no 200, by its status or error */
export async function askWhile(urls: readonly string[], happens: () => Promise<unknown>): Promise<string[]> {
  const failures = new Set<string>();
  let isOver = false;
  let asked = 0;
  const visit = async (start: number) => {
    for (let index = start; !isOver; index += 1) {
      const url = urls[index % urls.length]!;
      const status = await ask(url).then(
        (answer) => answer.status,
        (error: Error) => error.message,
      );
      asked += 1;
      if (status !== 200) failures.add(`${status} ${url}`);
      await sleep(20);
    }
  };
  const visitors = [0, 1, 2, 3].map(visit);
  await happens().finally(() => {
    isOver = true;
  });
  await Promise.all(visitors);
  if (asked < 20) throw new Error(`Only ${asked} pages were asked for`);
  return [...failures];
}
