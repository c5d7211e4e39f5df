import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { faults, type ChangingAnswer, type ChangingRequest, type Fault, type FaultName } from './faults.ts';
import type { Mock } from './startMock.ts';

/** Of the connection, not of the message. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'host'];

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !hopByHop.includes(name)) headers.set(name, String(value));
  return headers;
}

async function pass(
  target: string,
  planted: readonly Fault[],
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const asked = () => ({ method: req.method!, url: new URL(req.url!, target), headers: headersOf(req) });
  const request: ChangingRequest = asked();
  for (const fault of planted) fault.ask?.(request);
  const body = await buffer(req);
  const response = await fetch(request.url, {
    method: request.method,
    headers: request.headers,
    redirect: 'manual',
    ...(body.length > 0 ? { body } : {}),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = /json/.test(response.headers.get('content-type') ?? '') && bytes.length > 0;
  const json: unknown = isJson ? JSON.parse(bytes.toString()) : undefined;
  const answer: ChangingAnswer = { status: response.status, headers: new Headers(response.headers), json };
  for (const fault of planted) fault.answer?.(answer, asked());
  await wait(planted.reduce((ms, fault) => ms + (fault.delay?.(asked()) ?? 0), 0));
  for (const name of hopByHop) answer.headers.delete(name);
  if (answer.text !== undefined) answer.headers.set('content-type', 'text/html');
  res.writeHead(answer.status, Object.fromEntries(answer.headers));
  res.end(answer.text ?? (isJson ? JSON.stringify(answer.json) : bytes));
}

/** Serves an API with mistakes. @param target where the API without them is */
export async function startFaultProxy(target: string, names: readonly FaultName[], port = 0): Promise<Mock> {
  const planted = names.map((name) => faults[name]);
  const server = createServer((req, res) => {
    pass(target, planted, req, res).catch((error: unknown) => {
      res.writeHead(502).end(String(error));
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
