import { createConfirmation } from './createConfirmation.ts';

it('asks once for all at a time, and again after a second', async () => {
  let now = 0;
  const answers = [true, false];
  let asked = 0;
  const isWell = createConfirmation(
    () => Promise.resolve(answers[asked++]!),
    () => now,
  );
  expect(await Promise.all([isWell(), isWell()])).toEqual([true, true]);
  now = 999;
  expect([await isWell(), asked]).toEqual([true, 1]);
  now = 1_000;
  expect([await isWell(), asked]).toEqual([false, 2]);
});

it('takes a failure for a no', async () => {
  expect(await createConfirmation(() => Promise.reject(new Error('down')), Date.now)()).toBe(false);
});
