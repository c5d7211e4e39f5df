import type { AgentDto } from '#shared/contract/agent.ts';
import type { Store } from '../db/store.ts';
import { optionalField } from '../optionalField.ts';
import { readAgentDetails, type AgentRecord } from './readPeople.ts';

export type AgentFigures = Pick<AgentDto, 'rating' | 'estates' | 'sales'>;

/** Available listings by agent: read from the index of agencies alone. */
async function countEstates({ db, isOneOf }: Store, agents: readonly AgentRecord[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('estates')
    .select(({ fn }) => ['agent', fn.countAll<number>().as('count')])
    .where(isOneOf('agency', [...new Set(agents.map(({ agency }) => agency))]))
    .where('availability_rank', '=', 0)
    .groupBy('agent')
    .execute();
  return new Map(rows.map(({ agent, count }) => [agent, Number(count)]));
}

const averageOf = (ratings: readonly number[]): number =>
  Math.round((10 * ratings.reduce((sum, rating) => sum + rating, 0)) / ratings.length) / 10;

/** What a directory says of agents in numbers, by their keys: the average of reviews to a tenth of a star. */
export async function readAgentFigures(
  store: Store,
  agents: readonly AgentRecord[],
): Promise<Map<number, AgentFigures>> {
  if (agents.length === 0) return new Map();
  const details = await readAgentDetails(
    store,
    agents.map(({ key }) => key),
  );
  const estates = await countEstates(store, agents);
  return new Map(
    agents.map(({ key }) => {
      const detail = details.get(key);
      const ratings = (detail?.reviews ?? []).map(({ rating }) => rating);
      const rating = ratings.length > 0 && { average: averageOf(ratings), count: ratings.length };
      return [
        key,
        { estates: estates.get(key) ?? 0, ...(rating ? { rating } : {}), ...optionalField('sales', detail?.sales) },
      ];
    }),
  );
}
