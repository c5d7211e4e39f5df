import { Readable } from 'node:stream';
import { pictureTypeOf } from './pictureType.ts';
import type { UpstreamAnswer, UpstreamHeaders } from './UpstreamAnswer.ts';

const mediaType = /^(?:(?:image|video|audio)\/[\w.+-]+|application\/pdf)(?=\s*(?:;|$))/i;

/** What file stores say of a file whose type nobody told them. */
const isUntold = (type: string | undefined): boolean =>
  type === undefined || /^(?:application|binary)\/octet-stream$/i.test(type);

/** The type of a file that visitors may get below `/media`, in the words of its answer; undefined for any other. */
export const mediaTypeOf = ({ 'content-type': types }: UpstreamHeaders): string | undefined =>
  mediaType.exec(types?.[0] ?? '')?.[0];

const notFound: UpstreamAnswer = {
  status: 404,
  headers: { 'content-type': ['text/plain; charset=utf-8'] },
  body: Buffer.from('Not found'),
};

/**
 * An answer below `/media` as visitors may have it: pictures, PDF, video and audio. On the site's own origin a page or
 * a script among them would act as the site, so that any other file counts as one that does not exist. A picture whose
 * type is not told is recognised by its content.
 */
export function asMediaFile(answer: UpstreamAnswer): UpstreamAnswer {
  const { status, headers, body } = answer;
  if (status !== 200 || mediaTypeOf(headers) !== undefined) return answer;
  const type = body instanceof Readable || !isUntold(headers['content-type']?.[0]) ? undefined : pictureTypeOf(body);
  if (type !== undefined) return { ...answer, headers: { ...headers, 'content-type': [type] } };
  // Without a reader its connection would stay open.
  if (body instanceof Readable) body.destroy();
  return notFound;
}
