import { Router } from 'express';
import type { WireAgent } from '#shared/api/wire.ts';
import type { AgentProfile } from '../db/storeWorld.ts';
import type { PlaceDirectory } from '../search/placeDirectory.ts';
import type { AgentColumns } from '../search/readEstates.ts';
import { answerWrongMethod } from './answerError.ts';
import { invalid } from './apiError.ts';
import { drawStart } from './cacheRules.ts';
import { agentBrief } from './estateWire.ts';
import type { OriginContext } from './originContext.ts';
import { parseWhole } from './readEstateQuery.ts';
import { sendAnswer } from './sendAnswer.ts';

const preset = 3;
const most = 12;

/** `/home/agents/{count}`: a draw of agents, 3 unless told, at most 12. */
export function createHomeAgentsRouter(context: OriginContext): Router {
  const router = Router();
  router.route('/home/agents{/:count}').get(async (req, res) => {
    const count = parseWhole(req.params.count, most, preset);
    if (count === null) throw invalid(['count']);
    const agents = await drawAgents(context, count);
    sendAnswer(res, agents, 'draw', ['agents', 'home', ...agents.map(({ slug }) => `agent:${slug}`)]);
  }).all(answerWrongMethod);
  return router;
}

type AgentRecord = AgentColumns & { agent_province: number };

async function drawAgents({ store, places, now }: OriginContext, count: number): Promise<WireAgent[]> {
  const start = drawStart(now());
  const from = (side: '>=' | '<', limit: number) => store.db.selectFrom('agents').innerJoin('agencies', 'agencies.key', 'agents.agency').select([
    'agents.id as agent_id', 'agents.slug as agent_slug', 'agents.full_name as agent_full_name', 'agents.has_portrait as agent_has_portrait',
    'agents.profile as agent_profile', 'agents.province as agent_province', 'agencies.slug as agency_slug',
    'agencies.commercial_brand as agency_commercial_brand', 'agencies.independent as agency_independent',
  ]).where('agents.draw', side, start).orderBy('agents.draw').orderBy('agents.key').limit(limit).execute();
  const drawn = await from('>=', count);
  const records = drawn.length < count ? [...drawn, ...(await from('<', count - drawn.length))] : drawn;
  const directory = await places();
  return records.map((record) => wireAgent(record, directory));
}

function wireAgent(record: AgentRecord, places: PlaceDirectory): WireAgent {
  const profile = JSON.parse(record.agent_profile) as AgentProfile;
  return {
    ...agentBrief(record),
    kind: 'agent',
    gender: profile.gender,
    ...(profile.commercialBrand === null ? {} : { commercial_brand: profile.commercialBrand }),
    city: profile.city,
    province_slug: places.byKey(record.agent_province)?.slug ?? '',
    zones: profile.zones,
    social: profile.social,
  };
}
