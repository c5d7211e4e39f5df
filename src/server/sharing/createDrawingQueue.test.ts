import { createDrawingQueue, DrawingBusyError } from './createDrawingQueue.ts';

const never = new AbortController().signal;

/** A task that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { task: () => promise, end: resolve };
}

it('runs as many at once as it may, and the others in their order', async () => {
  const queue = createDrawingQueue({ atOnce: 1, waiting: 5 });
  const order: string[] = [];
  const first = held();
  const all = [
    queue(never, first.task),
    ...['second', 'third'].map((name) =>
      queue(never, () => {
        order.push(name);
        return Promise.resolve(name);
      }),
    ),
  ];
  await Promise.resolve();
  expect(order).toEqual([]);
  first.end('first');
  expect(await Promise.all(all)).toEqual(['first', 'second', 'third']);
  expect(order).toEqual(['second', 'third']);
});

it('refuses what would wait too long', async () => {
  const queue = createDrawingQueue({ atOnce: 1, waiting: 1 });
  const first = held();
  const running = queue(never, first.task);
  const waiting = queue(never, () => Promise.resolve('waited'));
  await expect(queue(never, () => Promise.resolve(''))).rejects.toThrow(DrawingBusyError);
  first.end('');
  expect(await waiting).toBe('waited');
  await running;
});

it('a task that fails, and one whose visitor has left, give their turn to the next', async () => {
  const queue = createDrawingQueue({ atOnce: 1, waiting: 2 });
  const first = held();
  const running = queue(never, async () => {
    await first.task();
    throw new Error('broken');
  });
  const leaving = new AbortController();
  const left = queue(leaving.signal, () => Promise.resolve(''));
  const next = queue(never, () => Promise.resolve('next'));
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  first.end('');
  await expect(running).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
