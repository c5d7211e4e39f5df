import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { requestTimes } from './httpClasses.ts';

it('the site waits 10 s for the headers of a request and 30 s for all of it, as operators read', () => {
  const { headersTimeout, requestTimeout } = createServer(requestTimes);
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 30_000]);
  // Node looks for connections that are too late in this interval.
  expect(requestTimes.connectionsCheckingInterval).toBeLessThanOrEqual(2_000);
  expect(readFileSync('docs/operations.md', 'utf8')).toContain('headers after 10 s, a request after 30 s');
});
