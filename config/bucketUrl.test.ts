import { readBucketUrl } from './bucketUrl.ts';
import { readEnv } from './env.ts';

it.each([
  ['s3://pictures', { bucket: 'pictures', prefix: '', endpoint: undefined, region: 'us-east-1', isPathStyle: false }],
  ['s3://pictures/a/b/?region=gra', { prefix: 'a/b/', region: 'gra', isPathStyle: false }],
  ['s3://pictures?endpoint=http://minio:9000', { endpoint: 'http://minio:9000', isPathStyle: true }],
  ['s3://pictures?endpoint=https://store.example/s3&style=host', { isPathStyle: false }],
])('reads %s', (url, address) => {
  expect(readBucketUrl(url)).toMatchObject(address);
});

it.each([
  'pictures',
  'https://pictures.example.com',
  's3://',
  's3://ab',
  's3://AKID:s3cret@pictures',
  's3://pictures?endpoint=minio:9000',
  's3://pictures?endpoint=https://user:s3cret@minio',
  's3://pictures?region=a/b',
  's3://pictures?style=old',
  's3://pictures?endpont=https://minio',
  's3://pictures/a%2Fb',
])('takes %s for none, and says what one is', (MEDIA_URL) => {
  const read = () => readEnv({ MEDIA_URL, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' });
  expect(read).toThrow('MEDIA_URL: must be a bucket, as s3://pictures/vencejo?endpoint=');
  expect(read).not.toThrow('s3cret');
});

it('needs both keys', () => {
  const read = (keys: Record<string, string>) => () => readEnv({ MEDIA_URL: 's3://pictures', ...keys });
  expect(read({})).toThrow('MEDIA_URL: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  expect(read({ AWS_ACCESS_KEY_ID: 'a' })).toThrow('MEDIA_URL: needs AWS_SECRET_ACCESS_KEY');
  expect(read({ AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' })().MEDIA_URL).toMatchObject({
    bucket: 'pictures',
  });
});
