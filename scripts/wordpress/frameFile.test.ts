import { readFileSync } from 'node:fs';
import { frameFile, makeFrame } from './frameFile.ts';

it('the theme of WordPress has the site’s navigation: node scripts/wordpressFrame.ts', async () => {
  expect(readFileSync(frameFile, 'utf8')).toBe(await makeFrame());
});
