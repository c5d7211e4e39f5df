import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { createPictureTurns, pictureShares } from './pictureTurns.ts';

const busy: Response[] = [];
const begun: string[] = [];
let turns: ReturnType<typeof createPictureTurns>;
beforeEach(() => {
  busy.length = 0;
  begun.length = 0;
  turns = createPictureTurns({
    notices: { send: (_kind, _req, res) => void busy.push(res) },
    isHeld: ({ path }) => path.endsWith('held.webp'),
  });
});

/** @returns the connection, whose end is emitted as `close` */
function ask(ip: string, name: string, path = `/media/pictures/${name}.webp`): Response {
  const res = new EventEmitter() as Response;
  void turns({ method: 'GET', path, ip } as Request, res, () => void begun.push(name));
  return res;
}

it('gives each client some at once, and the rest in turn', () => {
  const first = Array.from({ length: 20 }, (_, n) => ask('192.0.2.1', `a${n}`));
  expect(begun).toHaveLength(pictureShares.atOnce);
  // Another waits for none of them; nor does what is in the cache, or no picture.
  ask('192.0.2.2', 'b');
  ask('192.0.2.1', 'held');
  ask('192.0.2.1', 'page', '/viviendas-compra');
  expect(begun.slice(pictureShares.atOnce)).toEqual(['b', 'held', 'page']);
  // One that was given up has no turn.
  first[8]!.emit('close');
  first[0]!.emit('close');
  expect(begun.at(-1)).toBe('a9');
  for (const res of first) res.emit('close');
  expect(begun.filter((name) => name.startsWith('a'))).toHaveLength(19);
});

it('refuses beyond what may wait, and has places again afterwards', () => {
  const { atOnce, waiting } = pictureShares;
  const all = Array.from({ length: atOnce + waiting + 1 }, (_, n) => ask('192.0.2.1', `a${n}`));
  expect(busy).toEqual([all.at(-1)]);
  for (const res of all) res.emit('close');
  expect(begun).toHaveLength(atOnce + waiting);
  ask('192.0.2.1', 'again');
  expect(begun.at(-1)).toBe('again');
});
