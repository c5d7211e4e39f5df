import { agencySchema, type AgencyDto } from '#shared/contract/agency.ts';
import { agentSchema, type AgentDto } from '#shared/contract/agent.ts';
import { placeSchema, type PlaceDto } from '#shared/contract/place.ts';
import { operations } from '../../contract/operations.ts';
import type { CheckContext } from '../context.ts';
import { readList } from '../listWalk.ts';
import { recordsOf } from './places.ts';

async function checkAgents(context: CheckContext, { slug: province, count }: PlaceDto): Promise<void> {
  const answer = await context.read('agents', { province });
  if (answer.status !== 200) return;
  const agents = recordsOf<AgentDto>(agentSchema, answer);
  const say = context.find.bind(null, operations.agents, answer);
  if (agents.length !== count)
    say({
      rule: 'agent-count',
      came: `${agents.length} agents, and agent-provinces says ${count}`,
      contract: 'count are the agents of the province',
      section: 'places',
    });
  for (const { slug, full_name: name } of agents.slice(0, context.limits.samples)) {
    if (slug === undefined) {
      say({ rule: 'no-slug', severity: 'warning', came: `${name} without a slug`, contract: 'without a slug no page' });
      continue;
    }
    await context.read('agent', { agent: slug });
    const { answer: narrowed, list } = await readList(context, 'all', { agent: slug, _qty: 5 });
    const foreign = list?.results.find(({ agent }) => agent?.slug !== slug);
    if (foreign)
      context.find(operations.estates, narrowed, {
        rule: 'filter',
        came: `${foreign.key} is of ${foreign.agent?.slug ?? 'nobody'}`,
        contract: 'agent: the list holds what matches',
      });
  }
}

/** Agents and agencies of some provinces, their pages, and the draw for Home. */
export async function checkPeople(context: CheckContext): Promise<void> {
  const provinces = recordsOf<PlaceDto>(placeSchema, await context.read('agentProvinces', {}));
  for (const province of provinces.slice(0, context.limits.samples)) {
    await checkAgents(context, province);
    const agencies = recordsOf<AgencyDto>(agencySchema, await context.read('agencies', { province: province.slug }));
    for (const { slug } of agencies.slice(0, context.limits.samples)) await context.read('agency', { agency: slug });
  }
  const count = 3;
  const drawn = await context.read('homeAgents', { count: String(count) });
  if (Array.isArray(drawn.json) && drawn.json.length > count)
    context.find(operations.homeAgents, drawn, {
      rule: 'draw',
      came: `${drawn.json.length} agents`,
      contract: `{count} of them: ${count}`,
    });
}
