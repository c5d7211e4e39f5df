import { createLimit, TooBusyError } from './createLimit.ts';

it('runs what is first before the rest of its line, and refuses beyond it', async () => {
  const limit = createLimit({ running: 1, waiting: 3 });
  const order: string[] = [];
  const job = (name: string) => () => Promise.resolve(void order.push(name));
  const all = [
    limit(job('at work')),
    limit(job('large')),
    limit(job('card'), { isFirst: true }),
    limit(job('other card'), { isFirst: true }),
  ];
  await expect(limit(job('too many'), { isFirst: true })).rejects.toThrow(TooBusyError);
  await Promise.all(all);
  expect(order).toEqual(['at work', 'card', 'other card', 'large']);
});
