import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

it('an origin that hangs is killed and started again', async () => {
  const modulePath = path.join(dir, 'hanging.mjs');
  const starts = path.join(dir, 'starts');
  writeFileSync(
    modulePath,
    `
    import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(starts)}, 'x');
    const isFirst = readFileSync(${JSON.stringify(starts)}, 'utf8').length === 1;
    process.send({ type: 'listening', port: isFirst ? 1 : 2 });
    process.on('disconnect', () => process.exit());
    // Deaf to SIGTERM too.
    if (isFirst) process.send({ type: 'beat' }, () => { for (;;); });
    else setInterval(() => process.send({ type: 'beat' }), 50);
  `,
  );
  const origin = startOrigin({
    modulePath,
    publicOrigin: 'https://www.example.com',
    logger: createLogger('silent'),
    hungAfterMs: 200,
  });
  await origin.ready;
  expect(origin.url()).toBe('http://127.0.0.1:1');
  while (origin.url() !== 'http://127.0.0.1:2') await sleep(20);
  // A busy machine may take another one for hung, too.
  expect(readFileSync(starts, 'utf8').length).toBeGreaterThan(1);
  origin.stop();
});
