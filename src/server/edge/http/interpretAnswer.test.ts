import { interpretAnswer } from './interpretAnswer.ts';

const defaults = { fresh: 60, whileRevalidate: 600, ifError: 6_000 };
const date = 'Mon, 02 Nov 2026 10:00:00 GMT';
const inTenMinutes = 'Mon, 02 Nov 2026 10:10:00 GMT';

/** Fresh, stale-while-revalidate, stale-if-error; null: neither kept nor shared. */
type Windows = [number, number, number] | null;
type Fields = Record<string, string | string[]>;

function windowsOf(fields: Fields, status = 200): Windows {
  const headers = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value].flat()]));
  const lifetime = interpretAnswer({ status, headers }, defaults);
  return lifetime && [lifetime.fresh, lifetime.whileRevalidate, lifetime.ifError];
}

describe('a 200', () => {
  it.each<[Fields, Windows]>([
    [{}, [60, 600, 6_000]],
    [{ 'cache-control': 'public' }, [60, 600, 6_000]],
    [{ 'cache-control': 'unknown-extension="x"' }, [60, 600, 6_000]],
    [{ 'cache-control': 'max-age=10' }, [10, 0, 6_000]],
    [{ 'cache-control': 'max-age=10, stale-while-revalidate=20' }, [10, 20, 6_000]],
    [{ 'cache-control': 'max-age=10, stale-while-revalidate=0, stale-if-error=0' }, [10, 0, 0]],
    [{ 'cache-control': 'max-age=10, stale-if-error=x' }, [10, 0, 0]],
    [{ 'cache-control': 'max-age=0' }, [0, 0, 6_000]],
    [{ 'cache-control': 'max-age=0, stale-while-revalidate=5' }, [0, 5, 6_000]],
    [{ 'cache-control': 'max-age=x' }, [0, 0, 6_000]],
    // What forbids stale answers forbids both windows.
    [{ 'cache-control': 's-maxage=10, max-age=99' }, [10, 0, 0]],
    [{ 'cache-control': 's-maxage=10, stale-while-revalidate=20' }, [10, 0, 0]],
    [{ 'cache-control': 'max-age=10, must-revalidate, stale-if-error=20' }, [10, 0, 0]],
    [{ 'cache-control': 'max-age=10, proxy-revalidate' }, [10, 0, 0]],
    [{ 'cache-control': 'must-revalidate' }, [60, 0, 0]],
    [{ 'cache-control': 'no-cache' }, [0, 0, 0]],
    [{ 'cache-control': 'no-cache, max-age=60' }, [0, 0, 0]],
    [{ 'cache-control': 'no-cache="x", max-age=60' }, [0, 0, 0]],
    [{ 'cache-control': 'no-store' }, null],
    [{ 'cache-control': ['max-age=60', 'no-store'] }, null],
    [{ 'cache-control': 'private' }, null],
    [{ 'cache-control': 'private="x", max-age=60' }, null],
    [{ 'cache-control': 'max-age=60', 'set-cookie': 'a=1' }, null],
    [{ 'cache-control': 'max-age=60', vary: '*' }, null],
    [{ 'cache-control': 'max-age=60', vary: ['Accept', 'X, *'] }, null],
    [{ 'cache-control': 'max-age=60', vary: 'X-*' }, [60, 0, 6_000]],
    [{ pragma: 'no-cache' }, [0, 0, 0]],
    [{ pragma: 'no-cache', 'cache-control': 'max-age=10' }, [10, 0, 6_000]],
    [{ date, expires: inTenMinutes }, [600, 0, 6_000]],
    [{ date, expires: inTenMinutes, 'cache-control': 'max-age=10' }, [10, 0, 6_000]],
    [{ date, expires: date }, [0, 0, 6_000]],
    [{ date, expires: '0' }, [0, 0, 6_000]],
    [{ date, expires: '-1' }, [0, 0, 6_000]],
    [{ date, expires: 'tomorrow' }, [0, 0, 6_000]],
    [{ date: 'nonsense', expires: inTenMinutes }, [0, 0, 6_000]],
    [{ date, expires: [inTenMinutes, inTenMinutes] }, [0, 0, 6_000]],
    [{ date, expires: 'Monday, 02-Nov-26 10:10:00 GMT' }, [600, 0, 6_000]],
    [{ date, expires: 'Mon Nov  2 10:10:00 2026' }, [600, 0, 6_000]],
    [{ date, expires: 'Mon, 2 Nov 2026 10:10:00 GMT' }, [0, 0, 6_000]],
    [{ 'cache-control': 'stale-if-error=20' }, [60, 600, 20]],
    [{ 'cache-control': 'max-age=1, stale-if-error=1' }, [1, 0, 1]],
    [
      { 'edge-cache-control': 'max-age=1', 'cdn-cache-control': 'max-age=2', 'cache-control': 'max-age=3' },
      [1, 0, 6_000],
    ],
    [
      { 'cdn-cache-control': 'max-age=2', 'cache-control': 'no-store', expires: '0', pragma: 'no-cache' },
      [2, 0, 6_000],
    ],
    [{ 'cdn-cache-control': 'no-store', 'cache-control': 'max-age=3' }, null],
    [{ 'cdn-cache-control': 'public', date, expires: inTenMinutes }, [60, 600, 6_000]],
    [{ 'cdn-cache-control': 'broken=', 'cache-control': 'max-age=3' }, [3, 0, 6_000]],
  ])('with %j', (fields, windows) => {
    expect(windowsOf(fields)).toEqual(windows);
  });
});

describe('another status', () => {
  it.each<[number, Fields, Windows]>([
    [203, { 'cache-control': 'max-age=10' }, [10, 0, 0]],
    [204, {}, [0, 0, 0]],
    [206, { 'cache-control': 'max-age=10' }, null],
    [301, {}, [60, 0, 6_000]],
    [301, { 'cache-control': 'max-age=10, stale-while-revalidate=5' }, [10, 5, 0]],
    [302, {}, null],
    [302, { 'cache-control': 'max-age=10' }, [10, 0, 0]],
    [304, { 'cache-control': 'max-age=10' }, null],
    [308, {}, [60, 0, 6_000]],
    [404, {}, [10, 0, 0]],
    [404, { 'cache-control': 'max-age=100, stale-if-error=100' }, [100, 0, 100]],
    [410, {}, [10, 0, 0]],
    [403, {}, [0, 0, 0]],
    [403, { 'cache-control': 'private' }, null],
    [422, {}, [0, 0, 0]],
    [500, {}, [0, 0, 0]],
    [500, { 'cache-control': 'max-age=5' }, [5, 0, 0]],
    [500, { 'cache-control': 'no-store' }, null],
    [503, { 'set-cookie': 'a=1' }, null],
    // A tenth of the time since it was changed, within bounds, where nothing else says how long.
    [203, { date, 'last-modified': 'Mon, 02 Nov 2026 09:50:00 GMT' }, [60, 0, 0]],
    [203, { date, 'last-modified': 'Mon, 02 Nov 2020 10:00:00 GMT' }, [300, 0, 0]],
    [203, { date, 'last-modified': inTenMinutes }, [0, 0, 0]],
    [203, { date, 'last-modified': 'long ago' }, [0, 0, 0]],
    [203, { date, 'last-modified': 'Mon, 02 Nov 2020 10:00:00 GMT', 'cache-control': 'no-cache' }, [0, 0, 0]],
    [405, { date, 'last-modified': 'Mon, 02 Nov 2020 10:00:00 GMT' }, [10, 0, 0]],
    [403, { date, 'last-modified': 'Mon, 02 Nov 2020 10:00:00 GMT' }, [0, 0, 0]],
    [404, { date, 'last-modified': date }, [10, 0, 0]],
    [299, {}, null],
    [299, { 'cache-control': 'max-age=10' }, [10, 0, 0]],
    [299, { 'cache-control': 'max-age=10, must-understand' }, null],
    [200, { 'cache-control': 'max-age=10, must-understand' }, [10, 0, 6_000]],
    [200, { 'cache-control': 'max-age=10, must-understand, no-store' }, [10, 0, 6_000]],
    [299, { 'cache-control': 'max-age=10, must-understand, no-store' }, null],
  ])('%i with %j', (status, fields, windows) => {
    expect(windowsOf(fields, status)).toEqual(windows);
  });
});

it.each<[Fields, number, number]>([
  [{}, 0, 0],
  [{ age: '30' }, 0, 30],
  [{ age: '30' }, 1.5, 31.5],
  [{ age: '30, 40' }, 0, 30],
  [{ age: ['30', '40'] }, 0, 30],
  [{ age: '-5' }, 0, 0],
  [{ age: 'old' }, 2, 2],
  [{ age: '1.5' }, 0, 0],
])('%j after %d s on its way is %d s old', (fields, delay, age) => {
  const headers = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value].flat()]));
  expect(interpretAnswer({ status: 200, headers }, defaults, { delay })!.age).toBe(age);
});
