import { Mutex } from './Mutex.ts';

it('lets one at a time in, in the order in which they asked', async () => {
  const mutex = new Mutex();
  const seen: string[] = [];
  const use = async (name: string) => {
    await mutex.acquire();
    seen.push(`${name} in`);
    await Promise.resolve();
    seen.push(`${name} out`);
    mutex.release();
  };
  const first = Promise.all(['a', 'b'].map(use));
  await Promise.all([first, use('c')]);
  await use('d');
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out', 'd in', 'd out']);
});
