import type { AdvertsReportDto } from '#shared/contract/networkReport.ts';
import type { Source } from '#shared/domain/evidence/Check.ts';
import { faultsOf, nameOf, rankOf, rowOf, type Fault } from '#shared/domain/evidence/evaluate.ts';
import { describeFault, titleOf } from '#shared/domain/evidence/operatorWords.ts';
import type { OwnRule } from '#shared/domain/evidence/ownRules.ts';
import type { StoredAdvert } from './readAdverts.ts';
import type { SayToAgent } from './sayToAgent.ts';

type Group = AdvertsReportDto['groups'][number];

/** References named in a group; the rest is counted. */
const maxNamed = 200;

/** What a check rests on, as it is cited. */
export function citeSource(source: Source): string {
  switch (source.kind) {
    case 'advert':
      return 'the advert itself';
    case 'register':
      return 'a public register';
    case 'publication':
      return source.title;
    case 'law':
      return `${source.law}, ${source.article} (${source.date})${source.wait ? ': wait for a lawyer' : ''}`;
  }
}

/** A fault of an advert for the report, with the sentence that its agent can be sent. */
export interface ToldFault extends Group {
  rank: number;
  told: Group['found'][number];
}

function tellFault(advert: StoredAdvert, fault: Fault, say: SayToAgent): ToldFault {
  const { outcome } = fault;
  const { weight, source } = rowOf(fault);
  return {
    ...{ check: nameOf(fault), title: titleOf(fault), outcome: outcome.is as Group['outcome'], weight },
    ...{ source: citeSource(source), count: 1, found: [], rank: rankOf(fault) },
    told: {
      ...{ reference: advert.reference, agent: advert.agent, agency: advert.agency },
      ...{ what: describeFault(fault), message: say(advert.reference, fault) },
      ...(advert.isHidden ? { hidden: true } : {}),
    },
  };
}

/** How faults are found and told. */
interface TellOptions {
  /** The network's own. */
  rules: readonly OwnRule[];
  say: SayToAgent;
}

/** The faults of each advert that has some, the worst of it first. */
export async function* tellFaults(
  adverts: AsyncIterable<StoredAdvert>,
  { rules, say }: TellOptions,
): AsyncGenerator<ToldFault[]> {
  for await (const advert of adverts) yield faultsOf(advert.facts, rules).map((fault) => tellFault(advert, fault, say));
}

/**
 * What is wrong with adverts, by check and outcome, the worst first, then the most frequent.
 * @param counts of the network, of whose adverts these may be a part
 */
export async function groupFaults(
  adverts: AsyncIterable<StoredAdvert>,
  options: TellOptions,
  counts: { total: number; hidden: number },
): Promise<AdvertsReportDto> {
  const groups = new Map<string, Group & { rank: number }>();
  let checked = 0;
  for await (const faults of tellFaults(adverts, options)) {
    checked += 1;
    for (const { told, ...fault } of faults) {
      const key = `${fault.check} ${fault.outcome}`;
      const group = groups.get(key) ?? { ...fault, count: 0, found: [] };
      group.count += 1;
      if (group.found.length < maxNamed) group.found.push(told);
      groups.set(key, group);
    }
  }
  const inOrder = [...groups.values()].sort((one, other) => one.rank - other.rank || other.count - one.count);
  return { checked, ...counts, groups: inOrder.map(({ rank: _, ...group }) => group) };
}
