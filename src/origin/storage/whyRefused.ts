import { lookUp } from '#shared/lookUp.ts';

/** What S3's codes say to an operator; what its other texts hold may be what was signed. */
const sentences: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'it does not know the key of AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY is not the secret of AWS_ACCESS_KEY_ID',
  AccessDenied: 'the key may not do that: it has to list, read, write and delete',
  NoSuchBucket: 'there is no such bucket',
  PermanentRedirect: 'it is in another region, or has another endpoint',
  AuthorizationHeaderMalformed: 'it is in another region',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  AbortError: 'it does not answer in time',
  TimeoutError: 'it does not answer in time',
  TooSlowError: 'it sends nothing, or too slowly',
};

/** Why a call of a bucket failed, in words that may be logged. */
export function whyRefused(error: unknown): string {
  const { name, code, $metadata } = error as {
    name?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const known = lookUp(sentences, name ?? '');
  if (known !== undefined) return known;
  const status = $metadata?.httpStatusCode;
  // An answer to HEAD has no more.
  if (status === 403) return 'it refuses the key, or what the key may do';
  return status === undefined ? `it cannot be reached (${code ?? name})` : `it answers ${status} (${name})`;
}
