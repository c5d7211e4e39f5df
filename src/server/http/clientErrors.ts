import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { lookUp } from '#shared/lookUp.ts';

/** What node:http answers by itself, by its parser's codes; all else is a 400. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Milliseconds that a client has to read the answer and close. */
const lingerMs = 2_000;

interface HeadersPage {
  brandName: string;
  /** Of the site. */
  languages: readonly Language[];
  /** Of the network. */
  texts: LoadDictionary;
}

/**
 * The page of a 431, in all languages of the site: the request was not read, and its URL says nothing. It loads
 * nothing.
 */
async function headersPage({ brandName, languages, texts }: HeadersPage): Promise<string> {
  const parts = await Promise.all(
    languages.map(async (language) => {
      const said: Partial<Record<string, string>> = await texts(language, 'server');
      const text = (key: string): string => escapeHtml(said[`notice.largeHeaders.${key}`]!);
      return `<section lang="${languageFacts[language].tag}"><h1>${text('title')}</h1><p>${text('text')}</p></section>`;
    }),
  );
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(brandName)}</title></head><body><main>${parts.join('')}</main></body></html>`;
}

function response(status: number, page: string, headers: Readonly<Record<string, string>>): string {
  const body = status === 431 ? page : '';
  const fields = {
    ...headers,
    ...(body === '' ? {} : { 'content-type': 'text/html; charset=utf-8' }),
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** Whether an answer on the connection has begun: another one's bytes would be taken for its body. */
const isAnswering = (socket: Socket): boolean =>
  (socket as Socket & { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent === true;

/**
 * Answers what is no request, as node:http does by itself, but with a page for headers that are too large (431): a
 * visitor's cookies, which grow by other sites of the domain, make every page one.
 * @param headers of every answer, with lower-case names
 */
export async function answerClientErrors(
  server: Server,
  { headers, ...shown }: HeadersPage & { headers: Readonly<Record<string, string>> },
): Promise<void> {
  const page = await headersPage(shown);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writableEnded) return;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy(error);
    // To close with bytes unread would reset the connection, and the answer might be lost with it.
    socket.end(response(lookUp(statuses, error.code ?? '') ?? 400, page, headers));
    socket.setTimeout(lingerMs, () => socket.destroy()).resume();
  });
}
