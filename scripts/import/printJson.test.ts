import { Writable } from 'node:stream';
import { emptyReport } from '#origin/import/sync/report.ts';
import { printJson, reportParts } from './printJson.ts';

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

it('prints the reports of many sources to one stream, which is left as it was', async () => {
  let printed = '';
  const out = new Writable({
    highWaterMark: 1,
    write: (part, _encoding, done) => {
      printed += String(part);
      setImmediate(done);
    },
  });
  const before = out.eventNames().length;
  for (let n = 0; n < 20; n += 1) await printJson({ ...emptyReport(`\u009bcrm ${n}`, 'run') }, out);
  expect(printed.trim().split('\n')).toHaveLength(20);
  expect(printed).toContain('\\u009bcrm 19');
  expect(out.eventNames()).toHaveLength(before);
});
