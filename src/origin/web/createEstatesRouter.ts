import { inTags } from '#shared/i18n/languages.ts';
import { Router, type Request } from 'express';
import { maxCounted } from '#shared/domain/paging.ts';
import type { EstateSummaryDto } from '#shared/contract/estate.ts';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import {
  countFacets,
  type AvailabilityRank,
  type EstateCriteria,
  type EstateQuery,
  listPins,
  resolveCriteria,
  zonesToCount,
} from '../search/index.ts';
import { middleOf } from '#shared/filters/middleOf.ts';
import { optionalField } from '../optionalField.ts';
import type { PlaceCentres } from '../directory/placeCentres.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import { readEstates } from '../records/readEstates.ts';
import { agencyTag, agentTag, estateTag, listTags } from '../db/changes/tags.ts';
import { answerWrongMethod } from './answerError.ts';
import { invalid, unknownThing } from './apiError.ts';
import { shuffleStart } from './cacheRules.ts';
import { estateSummaries } from './estateDto.ts';
import { landmarkOf } from '../places/landmarks.ts';
import type { OriginContext } from './originContext.ts';
import { readEstateQuery } from './readEstateQuery.ts';
import { sendAnswer } from './sendAnswer.ts';

/** `/estates/{type}` and `/estates/{type}/pins`. */
export function createEstatesRouter(context: OriginContext): Router {
  const router = Router();
  router
    .route('/estates/:type')
    .get(async (req, res) => {
      const { query, criteria } = await readQuery(context, req);
      const answer = await answerList(context, query, criteria);
      sendAnswer(res, answer, query.sort === 'random' ? 'random' : 'list', [
        ...subjectTags(query),
        ...listTags(criteria),
        ...cardTags(answer.results),
      ]);
    })
    .all(answerWrongMethod);
  router
    .route('/estates/:type/pins')
    .get(async (req, res) => {
      const { query, criteria } = await readQuery(context, req, { isMap: true });
      sendAnswer(res, await listPins(context.store, criteria), 'list', [...subjectTags(query), ...listTags(criteria)]);
    })
    .all(answerWrongMethod);
  return router;
}

async function readQuery(
  context: OriginContext,
  req: Request<{ type: string }>,
  { isMap = false } = {},
): Promise<{ query: EstateQuery; criteria: EstateCriteria }> {
  const query = readEstateQuery(req.params.type, req.query);
  const maxRank: AvailabilityRank = isMap && !query.closed ? 1 : 2;
  const resolved = await resolveCriteria(
    context.store.db,
    await context.places(),
    { ...query, maxRank },
    context.now(),
  );
  if ('unknown' in resolved) throw invalid(resolved.unknown);
  return { query, criteria: resolved.criteria };
}

/** What a list is about. */
const subjectTags = ({ filters }: EstateQuery): string[] => [
  'estates',
  ...(filters.province === undefined ? [] : [`province:${filters.province}`]),
  ...(filters.agent === undefined ? [] : [agentTag(filters.agent)]),
  ...(filters.agency === undefined ? [] : [agencyTag(filters.agency)]),
];

/** What its cards show: estates, their agents and agencies. */
const cardTags = (estates: readonly EstateSummaryDto[]): string[] =>
  estates.flatMap(({ key, agent }) => [
    estateTag(key),
    ...(agent?.slug ? [agentTag(agent.slug)] : []),
    ...(agent?.agency?.slug ? [agencyTag(agent.agency.slug)] : []),
  ]);

/** The middle of a list of one town or zone; of one around a point that, and the place whose middle it is, if any. */
async function centreOfList(
  { filters }: EstateQuery,
  { towns, zones }: EstateCriteria,
  places: PlaceDirectory,
  { centreOf, placeAt }: PlaceCentres,
): Promise<EstateListDto['centre']> {
  const middle = middleOf(filters);
  const [place, ...others] = middle ? [await placeAt(middle)] : (zones ?? towns ?? []);
  const centre = middle ?? (place === undefined || others.length > 0 ? undefined : await centreOf(place));
  return centre && { lat: centre.lat, lng: centre.lng, ...optionalField('name', places.byKey(place ?? -1)?.name) };
}

/** What a list of a landmark or an area is called in each language. */
function nameOfList({ filters }: EstateQuery): EstateListDto['called'] {
  const landmark = landmarkOf(filters);
  return landmark && inTags(landmark.nameIn);
}

/**
 * A page of a list. An empty list has one page to ask for (`total` 0, `pages` 0, 200); any page past the last is
 * unknown (404). Lists end at maxCounted estates; `total_capped` says that more match.
 */
async function answerList(
  { store, resultSets, compared, places, centres, now }: OriginContext,
  query: EstateQuery,
  criteria: EstateCriteria,
): Promise<EstateListDto> {
  const { page, qty } = query;
  const order = query.sort === 'random' ? { sort: query.sort, start: shuffleStart(now()) } : { sort: query.sort };
  const countOptions = async (directory: PlaceDirectory) =>
    countFacets(store, criteria, await zonesToCount(store.db, directory, query, criteria));
  const directory = await places();
  const [{ keys, total, capped, available, closed }, early] = await Promise.all([
    resultSets.page(criteria, order, (page - 1) * qty, qty),
    query.facets ? countOptions(directory) : null,
  ]);
  const pages = Math.ceil(Math.min(total, maxCounted) / qty);
  if (page > 1 && page > pages) throw unknownThing();
  const records = await readEstates(store, keys);
  // A home may stand in a zone that was added a moment ago.
  const latest = early ? await places() : directory;
  const counted = latest === directory ? early : await countOptions(latest);
  return {
    results: await estateSummaries(store, records, compared),
    ...optionalField('centre', await centreOfList(query, criteria, latest, centres)),
    ...optionalField('called', nameOfList(query)),
    total,
    ...(capped ? { total_capped: true } : {}),
    ...(available === null ? {} : { available }),
    ...(closed === null ? {} : { closed }),
    page,
    pages,
    qty,
    ...(counted ? { facets: counted.facets } : {}),
    ...(counted?.approximate ? { facets_approximate: true } : {}),
  };
}
