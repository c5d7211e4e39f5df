import { crc32, gunzipSync } from 'node:zlib';
import { gzipHead, gzipTail, joinCrc, pack } from './gzipParts.ts';

it('parts that were packed one by one are one file, which any reader of gzip unpacks', async () => {
  const texts = ['<a>', '', 'ñandú €\n'.repeat(20_000), ',', 'x'.repeat(70_000), '</a>'];
  const parts = await Promise.all(texts.map(pack));
  const crc = parts.reduce((sum, part) => joinCrc(sum, part.crc, part.size), 0);
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const file = Buffer.concat([gzipHead, ...parts.map(({ content }) => content), gzipTail(crc, size)]);
  expect(gunzipSync(file).toString()).toBe(texts.join(''));
  expect(crc).toBe(crc32(texts.join('')));
});

it('joins sums of texts of any size', () => {
  const [a, b] = ['abc', 'd'.repeat(1_000_003)];
  expect(joinCrc(crc32(a), crc32(b), b.length)).toBe(crc32(a + b));
  expect(joinCrc(crc32(a), crc32(''), 0)).toBe(crc32(a));
});
