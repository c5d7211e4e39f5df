import { emptyReport } from '#origin/import/sync/report.ts';
import { reportParts } from './printJson.ts';

it.each([[0], [1], [2_500]])('prints a report with %i warnings in parts, as JSON on one line', (count) => {
  const warnings = Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    reference: 'A',
    field: 'cee',
    reason: '“x”',
  }));
  const report = { ...emptyReport('crm', 'run'), warnings };
  const text = [...reportParts(report)].join('');
  expect(JSON.parse(text)).toEqual(report);
  expect(text.indexOf('\n')).toBe(text.length - 1);
});
