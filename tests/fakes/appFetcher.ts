import type { RequestListener } from 'node:http';
import request from 'supertest';
import type { Fetcher } from '../../scripts/crawl/fetcher.ts';

/** Requests of the crawler to an app in this process. */
export const appFetcher =
  (app: RequestListener): Fetcher =>
  async (path) => {
    const { status, headers, text } = await request(app).get(path).set('Accept-Encoding', 'identity');
    return { status, headers: headers, body: text ?? '' };
  };
