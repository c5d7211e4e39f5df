import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { languageFacts, usualLanguages } from '#shared/i18n/languages.ts';
import { answerClientErrors } from './clientErrors.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function answerTo(request: string): Promise<string> {
  server = createServer((_req, res) => void res.end('taken'));
  await answerClientErrors(server, {
    brandName: 'Aves & Co',
    texts: loadDictionary,
    languages: usualLanguages,
    headers: { 'x-content-type-options': 'nosniff' },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

it('headers that are too large are a page in every language, which says what helps', async () => {
  const answer = await answerTo(`GET / HTTP/1.1\r\nHost: x\r\nCookie: a=${'x'.repeat(40_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  for (const part of [
    'x-content-type-options: nosniff',
    'connection: close',
    ...usualLanguages.map((language) => `<section lang="${languageFacts[language].tag}"`),
  ])
    expect(answer).toContain(part);
  expect(answer).toContain('<title>Aves &amp; Co</title>');
  expect(answer.match(/cookies/g)!.length).toBeGreaterThanOrEqual(3);
  const [head, body] = answer.split('\r\n\r\n') as [string, string];
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
});

it('what is no request is a 400', async () => {
  expect(await answerTo('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});
