import { createRefusalLog } from './refusalLog.ts';

it('logs the first refusal at once, and further ones once a minute, counted', () => {
  const warn = jest.fn();
  let now = 0;
  const log = createRefusalLog({ warn }, () => now);
  log('full', { kind: 'page' });
  for (let time = 0; time < 5; time += 1) log('full', { kind: 'page' });
  log('another');
  now = 60_000;
  log('full', { kind: 'api' });
  expect(warn.mock.calls).toEqual([
    [{ kind: 'page', times: 1 }, 'full'],
    [{ times: 1 }, 'another'],
    [{ kind: 'api', times: 6 }, 'full'],
  ]);
});
