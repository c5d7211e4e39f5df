import { watchHeartbeats } from './heartbeat.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a process counts as hung when no sign of life has come for long enough, once', () => {
  const onHung = jest.fn();
  const { onBeat } = watchHeartbeats(onHung, 900);
  onBeat();
  jest.advanceTimersByTime(899);
  expect(onHung).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(onHung).toHaveBeenCalledTimes(1);
});

it('one that sends signs of life is never hung, nor one that is not watched any more or has never sent one', () => {
  const onHung = jest.fn();
  const { onBeat, stop } = watchHeartbeats(onHung, 900);
  jest.advanceTimersByTime(10_000);
  for (let beat = 0; beat < 20; beat += 1) {
    onBeat();
    jest.advanceTimersByTime(700);
  }
  stop();
  jest.advanceTimersByTime(10_000);
  expect(onHung).not.toHaveBeenCalled();
});
