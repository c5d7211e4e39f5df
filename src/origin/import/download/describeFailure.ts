import { STATUS_CODES } from 'node:http';
import { lookUp } from '#shared/lookUp.ts';
import { RefusedSourceError, SlowSourceError } from '../../http/requestPublic.ts';

const advice: Record<number, string> = {
  400: 'is the url whole?',
  401: 'its user and password, or its key, are wrong or missing (auth)',
  403: 'it does not let us in: ask its owner to allow this server, and look at auth',
  404: 'the feed is not there (any more): ask who makes it for the address',
  410: 'the feed is not there any more: ask who makes it for the address',
  429: 'it is asked too often: make every longer',
};

/** What a status other than 200 says of a feed, and what to do. */
export function describeStatus(status: number): string {
  const name = STATUS_CODES[status];
  const what = advice[status] ?? (status >= 500 ? 'it fails itself: the next run tries again' : 'that is no feed');
  return `its server answers ${status}${name === undefined ? '' : ` (${name})`}: ${what}`;
}

/** By the code of the error, with the host between the parts. */
const reasons: Record<string, [string, string]> = {
  ENOTFOUND: ['there is no host', ': is the url right?'],
  EAI_AGAIN: ['the name', ' cannot be resolved now: the next run tries again'],
  ECONNREFUSED: ['', ' refuses connections: is the url right, and its server running?'],
  ECONNRESET: ['', ' broke the connection off: the feed did not come whole'],
  EPIPE: ['', ' broke the connection off: the feed did not come whole'],
  ERR_STREAM_PREMATURE_CLOSE: ['', ' broke the connection off: the feed did not come whole'],
  ETIMEDOUT: ['', ' cannot be reached'],
  EHOSTUNREACH: ['', ' cannot be reached'],
  ENETUNREACH: ['', ' cannot be reached'],
};

/** Of node:tls and OpenSSL: what is wrong with a certificate. */
const isOfCertificate = (code: string): boolean => /CERT|^ERR_TLS_|SELF_SIGNED|ISSUER/.test(code);

/** Of a broken answer, and of node's parser. */
const isOfHttp = (code: string): boolean => /^HPE_|^ERR_HTTP_|^ERR_SSL_|^EPROTO$/.test(code);

/**
 * Why a server was not reached, or did not answer, in plain words, and what to do.
 * @returns undefined for an error that is not the server's
 */
export function describeFailure(error: Error, host: string): string | undefined {
  if (error instanceof SlowSourceError) return `${error.message}: the next run tries again`;
  if (error instanceof RefusedSourceError)
    return error.message.includes('public internet')
      ? `${error.message}: ALLOW_PRIVATE_SOURCES=on allows for sources in private networks`
      : error.message;
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = lookUp(reasons, code);
  if (reason) return `${reason[0]} ${host}${reason[1]}`.trim();
  if (isOfCertificate(code)) return `the certificate of ${host} is not valid (${code}): its owner has to renew it`;
  if (isOfHttp(code)) return `${host} does not answer as a web server does (${code}): is the url right?`;
  return undefined;
}
