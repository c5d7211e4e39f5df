import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '#server/logging/logger.ts';
import { startOrigin } from '#server/startOrigin.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-origin-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('the origin gets the public URL of the site, not its own', async () => {
  const modulePath = path.join(dir, 'origin.mjs');
  writeFileSync(
    modulePath,
    `
    import { writeFileSync } from 'node:fs';
    const { PORT, PUBLIC_ORIGIN } = process.env;
    writeFileSync(${JSON.stringify(path.join(dir, 'told.json'))}, JSON.stringify({ PORT, PUBLIC_ORIGIN }));
    process.send({ type: 'listening', port: 1 });
    process.on('disconnect', () => process.exit());
  `,
  );
  const origin = startOrigin({ modulePath, publicOrigin: 'https://www.example.com', logger: createLogger('silent') });
  await origin.ready;
  origin.stop();
  expect(JSON.parse(readFileSync(path.join(dir, 'told.json'), 'utf8'))).toEqual({
    PORT: '0',
    PUBLIC_ORIGIN: 'https://www.example.com',
  });
});
