import { createLogger, requestContext } from './logger.ts';

const collect = (options: { batched?: boolean } = {}) => {
  const chunks: string[] = [];
  return {
    chunks,
    logger: createLogger('info', {
      ...options,
      stream: {
        write: (chunk) => {
          chunks.push(chunk);
        },
      },
    }),
  };
};
const read = (chunks: string[]) =>
  chunks
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);

it('every line of a request has its id, and no fields of earlier lines', () => {
  const { chunks, logger } = collect();
  requestContext.run({ requestId: 'one-request' }, () => {
    logger.info({ upstream: '/web/provinces' }, 'upstream failed');
    logger.info('later');
  });
  expect(read(chunks)).toEqual([
    expect.objectContaining({ requestId: 'one-request', upstream: '/web/provinces' }),
    { level: 30, time: expect.any(String), requestId: 'one-request', msg: 'later' },
  ]);
});

describe('a batched logger', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('writes many lines at once, complete and in order', () => {
    const { chunks, logger } = collect({ batched: true });
    for (let index = 0; index < 450; index += 1) logger.info({ index });
    expect(chunks).toHaveLength(2);
    jest.advanceTimersByTime(250);
    expect(chunks).toHaveLength(3);
    expect(read(chunks)).toEqual(
      Array.from({ length: 450 }, (_, index) => expect.objectContaining({ index }) as object),
    );
  });

  it('writes a single line after a moment, and nothing without lines', () => {
    const { chunks, logger } = collect({ batched: true });
    logger.info('alone');
    expect(chunks).toEqual([]);
    jest.advanceTimersByTime(250);
    expect(read(chunks)).toEqual([expect.objectContaining({ msg: 'alone' })]);
    jest.advanceTimersByTime(5_000);
    expect(chunks).toHaveLength(1);
  });
});
