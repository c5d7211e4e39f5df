/**
 * One row of the benchmark: a place and one filter, asked for in every sort and on pages from the first to the last.
 */
export interface OriginCase {
  scope: 'country' | 'province';
  name: string;
  query: Record<string, string>;
}

export const sorts = ['recent', 'price-', 'price+', 'area-', 'area+', 'random'] as const;

/** What the cases need to know of the database they are run on. */
export interface Subject {
  /** Of the largest province, as the worst case. */
  province: string;
  town: string;
  smallTown: string;
  zone: string;
  agent: string;
  agency: string;
}

/** Every single filter of the contract, common and rare values both, with and without a province. */
export function originCases({ province, town, smallTown, zone, agent, agency }: Subject): OriginCase[] {
  const anywhere: [string, Record<string, string>][] = [
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
  const local: [string, Record<string, string>][] = [
    ['town, large', { town }],
    ['town, small', { town: smallTown }],
    ['zone', { zone, town }],
  ];
  return [
    ...anywhere.map(([name, query]): OriginCase => ({ scope: 'country', name, query })),
    ...[...anywhere, ...local].map(([name, query]): OriginCase => ({
      scope: 'province',
      name,
      query: { ...query, province },
    })),
  ];
}
