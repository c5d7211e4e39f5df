import { operations, type OperationName } from '../../contract/operations.ts';
import { summaryOf } from '../checkAnswer.ts';
import type { CheckContext } from '../context.ts';
import type { WalkedList } from '../listWalk.ts';

/** A validator is answered 304, of one call of each kind. */
export async function checkValidators(context: CheckContext, [list]: readonly WalkedList[]): Promise<void> {
  const estate = list?.estates[0];
  const calls: [OperationName, Record<string, string>][] = [
    ['provinces', {}],
    ['agentProvinces', {}],
    ['estates', { type: 'buy' }],
    ['pins', { type: 'buy' }],
    ...(estate
      ? ([
          ['estate', { key: estate.key }],
          ['towns', { type: list.type, province: estate.address.province_slug }],
          ['agents', { province: estate.address.province_slug }],
        ] as [OperationName, Record<string, string>][])
      : []),
  ];
  for (const [name, params] of calls) {
    const first = await context.ask(name, params);
    const etag = first.headers.get('etag');
    if (first.status !== 200 || etag === null) continue;
    const second = await context.ask(name, params, { headers: { 'If-None-Match': etag } });
    if (second.status !== 304)
      context.find(operations[name], second, {
        rule: 'etag',
        severity: 'warning',
        came: `${summaryOf(second)} for If-None-Match: ${etag}`,
        contract: 'an ETag that is asked for again is answered 304',
        section: 'caching',
      });
  }
}
