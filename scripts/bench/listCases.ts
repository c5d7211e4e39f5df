import type { EstateListDto } from '#shared/contract/estateList.ts';
import type { PlaceDto, ZoneDto } from '#shared/contract/place.ts';
import type { OriginCase, ReadOrigin } from './measureOrigin.ts';

/** p95 of a page of 24, in ms. */
const maxMs = { country: 50, province: 10 } as const;

const types = ['buy', 'rent'] as const;
const sorts = ['recent', 'price-', 'price+', 'area-', 'area+', 'random'] as const;

type Query = Record<string, string>;

/** What the cases need to know of the database that they are run on. */
interface Subject {
  /** The largest, as the worst case. */
  province: string;
  town: string;
  smallTown: string;
  zone: string;
  agent: string;
  agency: string;
}

const readJson = async <T>(read: ReadOrigin, target: string): Promise<T> =>
  JSON.parse((await read(target)).toString()) as T;

/** The largest province with its largest and smallest town, as the worst cases. */
async function findSubject(read: ReadOrigin): Promise<Subject> {
  const largest = <T extends PlaceDto>(places: T[]): T =>
    places.reduce((best, place) => (place.count > best.count ? place : best));
  const province = largest(await readJson<PlaceDto[]>(read, '/provinces')).slug;
  const towns = await readJson<PlaceDto[]>(read, `/towns/all/${province}`);
  const town = largest(towns).slug;
  const smallTown = towns.reduce((least, place) => (place.count < least.count ? place : least)).slug;
  const zone = largest(await readJson<ZoneDto[]>(read, `/zones/all/${province}?town=${town}`)).slug;
  const { results } = await readJson<EstateListDto>(read, `/estates/buy?province=${province}`);
  const agent = results[0]!.agent!;
  return { province, town, smallTown, zone, agent: agent.slug!, agency: agent.agency!.slug! };
}

/** The list of a query in every sort, on pages from the first to the last. */
async function findQuestions(read: ReadOrigin, query: Query): Promise<string[]> {
  const questions: string[] = [];
  for (const type of types) {
    const { pages } = await readJson<EstateListDto>(read, `/estates/${type}?${new URLSearchParams(query)}`);
    const depths = new Set(
      [1, 2, Math.ceil(pages / 2), pages].filter((page) => page === 1 || (page > 1 && page <= pages)),
    );
    for (const _sort of sorts)
      for (const page of depths)
        questions.push(`/estates/${type}?${new URLSearchParams({ ...query, _sort, _page: String(page) })}`);
  }
  return questions;
}

/** Every single filter of the contract, common and rare values both: what they are called, and their queries. */
function queriesOf({ town, smallTown, zone, agent, agency }: Subject) {
  const anywhere: [string, Query][] = [
    ['no filter', {}],
    ['price, narrow', { price_min: '300000', price_max: '310000' }],
    ['price, wide', { price_min: '900', price_max: '400000' }],
    ['price, few', { price_min: '4000000' }],
    ['area, narrow', { area_min: '80', area_max: '82' }],
    ['area, wide', { area_min: '60' }],
    ['area, few', { area_max: '25' }],
    ['rooms 1', { rooms: '1' }],
    ['rooms 2 or 3', { rooms: '2,3' }],
    ['rooms 4+', { rooms: '4' }],
    ['bathrooms 3', { bathrooms: '3' }],
    ['estate_type flat', { estate_type: 'flat' }],
    ['estate_type rural_house', { estate_type: 'rural_house' }],
    ['estate_type studio', { estate_type: 'studio' }],
    ['estate_type building', { estate_type: 'building' }],
    ['features elevator', { features: 'elevator' }],
    ['features chimney', { features: 'chimney' }],
    ['features sprinklers', { features: 'sprinklers' }],
    ['features bridge_crane', { features: 'bridge_crane' }],
    ['furnished', { furnished: '1' }],
    ['not furnished', { furnished: '0' }],
    ['conservation brandNew', { conservation: 'brandNew' }],
    ['conservation toRestore', { conservation: 'toRestore' }],
    ['energy D', { energy: 'D' }],
    ['energy A or B', { energy: 'A,B' }],
    ['agent', { agent }],
    ['agency', { agency }],
  ];
  const local: [string, Query][] = [
    ['town, large', { town }],
    ['town, small', { town: smallTown }],
    ['zone', { zone, town }],
  ];
  return { anywhere, local };
}

/**
 * Pages of lists of the country and of its largest province, by one filter each.
 * @throws where the origin does not answer
 */
export async function findListCases(read: ReadOrigin): Promise<OriginCase[]> {
  const subject = await findSubject(read);
  const { anywhere, local } = queriesOf(subject);
  const cases: OriginCase[] = [];
  const add = async (scope: keyof typeof maxMs, name: string, query: Query) => {
    const questions = await findQuestions(read, query);
    cases.push({ name: `list of the ${scope}: ${name}`, maxMs: maxMs[scope], questions: () => questions });
  };
  for (const [name, query] of anywhere) await add('country', name, query);
  for (const [name, query] of [...anywhere, ...local])
    await add('province', name, { ...query, province: subject.province });
  return cases;
}
