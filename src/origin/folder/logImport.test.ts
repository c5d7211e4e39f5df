import { emptyReport, type RefusalKind } from '../import/sync/report.ts';
import { logImport } from './logImport.ts';

it.each<[RefusalKind, 'info' | 'error']>([
  ['broken', 'error'],
  ['not_offered', 'info'],
])('notes a record that is %s as %s', (kind, level) => {
  const noted: [string, string][] = [];
  const note = (name: string) => (_details: object, message: string) => void noted.push([name, message]);
  const refused = [{ id: '1', reference: 'A-1', place: 'line 1', kind, reason: 'is let by the week' }];
  logImport({ info: note('info'), error: note('error') }, { ...emptyReport('crm', 'run'), refused });
  expect(noted).toEqual([
    ['info', 'listings imported'],
    [level, 'listing refused'],
  ]);
});
