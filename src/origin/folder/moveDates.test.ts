import { moveDates } from './moveDates.ts';

it('moves dates and times by whole days, and nothing else', () => {
  const text = 'Desde el 2026-10-31 hasta hoy';
  expect(
    moveDates(
      { date: '2026-02-27', at: ['2026-12-31T23:30:00.000Z', '2026-01-01T10:00:00Z'], text, n: 3, no: null },
      2,
    ),
  ).toEqual({
    date: '2026-03-01',
    at: ['2027-01-02T23:30:00.000Z', '2026-01-03T10:00:00.000Z'],
    text,
    n: 3,
    no: null,
  });
});

it('leaves what looks like a date and is none', () => {
  const none = ['0000-00-00', '2026-13-01T99:99:00Z'];
  expect(moveDates(none, 2)).toEqual(none);
});
