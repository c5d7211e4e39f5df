import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a server answers a request for a feed. */
export type FeedAnswer = (req: http.IncomingMessage, res: http.ServerResponse) => void;

export interface FeedServer {
  /** As http://127.0.0.1:1234. */
  origin: string;
  /** Answers from now on. */
  answer: (answer: FeedAnswer) => void;
  /** The requests so far, oldest first. */
  asked: http.IncomingMessage[];
  /** Breaks off all connections, as those that hang. */
  dropOpen: () => void;
  stop: () => Promise<void>;
}

/** Sends a body whole, with its length. */
export const sends =
  (body: string | Buffer, headers: http.OutgoingHttpHeaders = {}, status = 200): FeedAnswer =>
  (_req, res) => {
    res.writeHead(status, { 'Content-Length': Buffer.byteLength(body), ...headers }).end(body);
  };

/** Says that it sends a body, and breaks the connection off in its middle. */
export const breaksOff =
  (body: string, headers: http.OutgoingHttpHeaders = { 'Content-Length': Buffer.byteLength(body) }): FeedAnswer =>
  (_req, res) => {
    res.writeHead(200, headers);
    res.write(body.slice(0, body.length / 2), () => res.destroy());
  };

/** Sends a body with an ETag, unless the client has that version. */
export const sendsVersion =
  (body: string, etag: string): FeedAnswer =>
  (req, res) => {
    if (req.headers['if-none-match'] === etag) res.writeHead(304).end();
    else sends(body, { ETag: etag })(req, res);
  };

export const redirects =
  (location: string): FeedAnswer =>
  (_req, res) => {
    res.writeHead(302, { Location: location }).end();
  };

/** Never answers. */
export const hangs: FeedAnswer = () => undefined;

/** The server of an agency's program, on this machine. */
export async function startFeedServer(host = '127.0.0.1'): Promise<FeedServer> {
  let current: FeedAnswer = sends('', {}, 404);
  const asked: http.IncomingMessage[] = [];
  const server = http.createServer((req, res) => {
    asked.push(req);
    current(req, res);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    answer: (answer) => {
      current = answer;
    },
    asked,
    dropOpen: () => server.closeAllConnections(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
