import { emptyReport } from './report.ts';
import { summariseReport } from './summariseReport.ts';

const warning = (reference: string, field: string, reason: string) => ({ id: reference, reference, field, reason });

test('what was wrong is counted by reason, what was refused first, with the references', () => {
  const summary = summariseReport({
    ...emptyReport('crm', 'run'),
    read: 4,
    refused: [{ id: '9', reference: null, place: 'line 4', kind: 'broken', reason: 'names no town' }],
    warnings: [
      warning('A-1', 'price', 'is missing'),
      warning('A-1', 'location', 'is outside Spain'),
      warning('A-2', 'price', 'is missing'),
    ],
    seconds: 1.5,
  });
  expect(summary).toMatchObject({ read: 4, refused: 1, warnings: 3, seconds: 1.5, otherReasons: 0 });
  expect(summary.reasons).toEqual([
    { kind: 'refused', reason: 'names no town', count: 1, references: ['9'] },
    { kind: 'warning', field: 'price', reason: 'is missing', count: 2, references: ['A-1', 'A-2'] },
    { kind: 'warning', field: 'location', reason: 'is outside Spain', count: 1, references: ['A-1'] },
  ]);
});

test('of any number of records and reasons, however long, a few kilobytes are kept', () => {
  const long = 'x'.repeat(100_000);
  const warnings = Array.from({ length: 20_000 }, (_, n) =>
    warning(`${n}-${long.slice(0, 50)}`, 'town', `“${n % 5_000} ${long.slice(0, 1_000)}” is new`),
  );
  const report = { ...emptyReport('crm', 'run'), warnings, refusedRun: { reason: long } };
  const summary = summariseReport(report);
  expect(summary).toMatchObject({ warnings: 20_000, otherReasons: 4_900 });
  expect(JSON.stringify(summary).length).toBeLessThan(100_000);
});
