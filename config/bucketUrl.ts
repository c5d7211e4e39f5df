/** A bucket of an object store that speaks S3, and where in it the files are. */
export interface BucketAddress {
  bucket: string;
  /** Before the name of every file: empty, or with a slash at its end. */
  prefix: string;
  /** undefined: that of Amazon, by the region. */
  endpoint: string | undefined;
  region: string;
  /** `https://host/bucket/…`; false: `https://bucket.host/…`. */
  isPathStyle: boolean;
}

export const bucketUrlRule =
  'must be a bucket, as s3://pictures/vencejo?endpoint=https://minio.example.com&region=eu-central-1; endpoint, region and style=path or host are optional, keys are in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';

const parameters = ['endpoint', 'region', 'style'];
const isEndpoint = (value: string): boolean =>
  /^https?:\/\/[^/?#@\s]+(?:\/[^?#\s]*)?$/.test(value) && URL.canParse(value);

/** Reads `s3://bucket/prefix?endpoint=…&region=…&style=…`. @returns null where it is none */
export function readBucketUrl(value: string): BucketAddress | null {
  if (!value.startsWith('s3://') || !URL.canParse(value)) return null;
  const { host, username, password, pathname, searchParams, hash } = new URL(value);
  const isBucket = /^[A-Za-z\d][\w.-]{1,61}[A-Za-z\d]$/.test(host);
  if (!isBucket || username !== '' || password !== '' || hash !== '') return null;
  if ([...searchParams.keys()].some((name) => !parameters.includes(name))) return null;
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const region = searchParams.get('region') ?? 'us-east-1';
  // Servers of one's own rarely have a name for each bucket.
  const style = searchParams.get('style') ?? (endpoint === undefined ? 'host' : 'path');
  if (endpoint !== undefined && !isEndpoint(endpoint)) return null;
  if (!/^[\w-]+$/.test(region) || !['path', 'host'].includes(style)) return null;
  const prefix = pathname.replaceAll(/^\/+|\/+$/g, '');
  if (!/^(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(prefix)) return null;
  return { bucket: host, prefix: prefix && `${prefix}/`, endpoint, region, isPathStyle: style === 'path' };
}
