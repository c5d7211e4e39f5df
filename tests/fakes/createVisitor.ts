import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Visit {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  /** False when the answer was cut. */
  complete: boolean;
  /** Links of 103 answers that came before. */
  hints: string[];
}

export interface VisitOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

export interface Visitor {
  /** One request, its path sent as it is written. @throws when there is no answer at all */
  visit: (path: string, options?: VisitOptions) => Promise<Visit>;
  port: number;
  close: () => void;
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of response) chunks.push(chunk as Buffer);
  } catch {
    // What is missing shows in `complete`.
  }
  return Buffer.concat(chunks);
}

/** A visitor of an app over real HTTP, who tidies neither paths nor headers. */
export async function createVisitor(app: RequestListener): Promise<Visitor> {
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    visit: async (path, { method = 'GET', headers = {}, body, signal } = {}) => {
      const hints: string[] = [];
      const sent = request({
        port,
        host: '127.0.0.1',
        path,
        method,
        agent: false,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
        ...(signal ? { signal } : {}),
      });
      sent.on('information', ({ headers: early }) => {
        hints.push(String(early.link));
      });
      sent.end(body);
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      const bytes = await read(response);
      return {
        status: response.statusCode!,
        headers: response.headers,
        body: bytes,
        text: bytes.toString('utf8'),
        complete: response.complete,
        hints,
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
