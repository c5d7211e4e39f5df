import { lastConnection } from './lastConnection.ts';
import type { PrimaryChannel } from './primaryChannel.ts';

const channel = (send: PrimaryChannel['send'], on: (listener: () => void) => void): PrimaryChannel => ({
  send,
  on: (_type, listener) => {
    on(listener as () => void);
  },
});

it('waits for the primary to have seen that the server is closed', async () => {
  let answer = () => {};
  let waited = true;
  const told: string[] = [];
  const waiting = lastConnection(
    channel(
      ({ type }) => {
        told.push(type);
      },
      (listener) => {
        answer = listener;
      },
    ),
  ).then(() => {
    waited = false;
  });
  await new Promise(setImmediate);
  expect([told, waited]).toEqual([['closed'], true]);
  answer();
  await waiting;
});

it('does not wait for a primary that is gone', async () => {
  jest.useFakeTimers();
  const waiting = lastConnection(
    channel(
      () => {},
      () => {},
    ),
  );
  jest.advanceTimersByTime(1_000);
  await waiting;
  jest.useRealTimers();
});
