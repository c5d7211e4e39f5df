import { Readable } from 'node:stream';
import type { UpstreamAnswer } from './UpstreamAnswer.ts';
import { asMediaFile, mediaTypeOf } from './mediaFile.ts';

const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
const file = (type: string | undefined, body: Buffer | Readable = png, status = 200): UpstreamAnswer => ({
  status,
  headers: type === undefined ? {} : { 'content-type': [type] },
  body,
});

it.each([
  ['image/webp', 'image/webp'],
  ['image/svg+xml; charset=utf-8', 'image/svg+xml'],
  ['application/pdf', 'application/pdf'],
  ['VIDEO/mp4', 'VIDEO/mp4'],
  ['audio/mpeg', 'audio/mpeg'],
  ['text/html', undefined],
  ['image/png, text/html', undefined],
  ['text/javascript', undefined],
  ['application/xhtml+xml', undefined],
  ['', undefined],
])('the type of a file %j is %j', (given, type) => {
  expect(mediaTypeOf({ 'content-type': [given] })).toBe(type);
});

it('a picture, and any answer that is no file, stays as it is', () => {
  for (const answer of [file('image/png'), file('text/html', png, 404), file(undefined, Buffer.alloc(0), 304)])
    expect(asMediaFile(answer)).toBe(answer);
});

it.each(['text/html', 'text/javascript', 'application/octet-stream', undefined])(
  'a file of %s is not found',
  (type) => {
    expect(asMediaFile(file(type, Buffer.from('<script>')))).toMatchObject({ status: 404 });
  },
);

it.each(['application/octet-stream', 'binary/octet-stream', undefined])(
  'a picture of type %s is recognised by its content',
  (type) => {
    expect(asMediaFile(file(type))).toMatchObject({ status: 200, headers: { 'content-type': ['image/png'] } });
  },
);

it('the rest of a large file that is not passed on is not read', () => {
  const body = Readable.from(['<html>']);
  expect(asMediaFile(file('text/html', body))).toMatchObject({ status: 404 });
  expect(body.destroyed).toBe(true);
});
