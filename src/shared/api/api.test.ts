import { ApiError } from './ApiError.ts';
import type { Transport } from './calls.ts';
import { createApi } from './createApi.ts';
import { toEstate, toEstateList, toPins } from './estate.ts';
import { toHomeData } from './homeData.ts';

const dto = {
  id: '1',
  reference: 'MS0116-3310',
  slug: 'piso',
  url_slug: { 'es-ES': 'piso', 'ca-ES': 'pis' },
  type: 'buy',
  status: 'new',
  estate_type: 'flat',
  price: 250_000,
  area_constructed: 80,
  rooms: 3,
  bathrooms: 1,
  description: { 'es-ES': 'Piso luminoso' },
  address: { province: 'Madrid', province_slug: 'madrid', town: 'Getafe', town_slug: 'getafe', visibility: 'hidden' },
  furnished: false,
  conditioned_air: true,
  orientation_north: false,
  orientation_south: true,
  orientation_east: true,
  orientation_west: false,
  conservation: 'good',
  cee: { state: 'completed', rating: 'b' },
  features: ['swimming_pool'],
  media: [
    {
      type: 'image',
      web_cover: true,
      url: '/a.jpg',
      dimensions: { xs: '/a-160.webp', xxl: '/a-1920.webp' },
      description_category: '29',
    },
  ],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
};

describe('names in answers', () => {
  it('become camelCase, nested ones too', () => {
    const estate = toEstate(dto);
    expect(estate).toMatchObject({
      areaConstructed: 80,
      conditionedAir: true,
      address: { provinceSlug: 'madrid' },
      media: [{ webCover: true, descriptionCategory: '29' }],
    });
  });

  it('stay as they are where they are data: languages, sizes, features, numbers', () => {
    expect(toEstate(dto)).toMatchObject({
      urlSlug: { 'es-ES': 'piso', 'ca-ES': 'pis' },
      media: [{ dimensions: { xs: '/a-160.webp', xxl: '/a-1920.webp' } }],
    });
    const facets = { features: { swimming_pool: 3 }, rooms: { 29: 1 } };
    expect(toEstateList({ results: [], total: 0, pages: 0, facets, total_capped: true })).toMatchObject({
      facets,
      totalCapped: true,
    });
  });

  it('are safe from keys that mean something to JavaScript', () => {
    const facets: unknown = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"__proto__": 1}}');
    toEstateList({ results: [], total: 0, pages: 0, facets });
    toEstate({ ...dto, address: { ...dto.address, ['__proto__']: { polluted: true } } });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('an estate', () => {
  it.each(['reserved', 'sold', 'rented', 'SOLD'])('has no price when %s, even if the upstream sends one', (status) => {
    expect(JSON.stringify(toEstate({ ...dto, status }))).not.toContain('250000');
  });

  it.each(['new', 'NEW', 'exclusive'])('has its price when %s', (status) => {
    expect(toEstate({ ...dto, status })).toMatchObject({ price: 250_000, status: status.toLowerCase() });
  });

  it('is read in either spelling', () => {
    const { bathrooms: _b, reference: _r, ...rest } = dto;
    const other = {
      ...rest,
      ref: 'MS0116-3310',
      bathroomNumber: 2,
      features: ['lift', 'boxroom', 'access_control', 'heat', 'community', 'air_conditioning', 'swimming', 'castle'],
      estate_type: 'ruralHouse',
      conservation: 'new_build',
    };
    expect(toEstate(other)).toMatchObject({
      reference: 'MS0116-3310',
      bathrooms: 2,
      estateType: 'rural_house',
      conservation: 'brandNew',
      features: [
        'elevator',
        'boxrom',
        'acces_control',
        'heating',
        'community_zone',
        'conditioned_air',
        'swimming',
        'castle',
      ],
    });
  });

  it('drops ratings and states that do not exist', () => {
    expect(toEstate({ ...dto, cee: { state: 'lost', rating: 'H' } }).cee).toEqual({
      state: 'in_process',
      rating: undefined,
    });
    expect(toEstate(dto).cee.rating).toBe('B');
  });
});

describe('calls', () => {
  const record = () => {
    const paths: string[] = [];
    const transport: Transport = ({ path, read }) => {
      paths.push(path);
      return Promise.resolve({ results: [], total: 0, page: 1, pages: 0, qty: 24 }).then((json) => read(json));
    };
    return { api: createApi(transport, () => Promise.reject(new Error('nothing is written'))), paths };
  };

  it('write filters, sort and page as the contract has them', async () => {
    const { api, paths } = record();
    await api.estates({ type: 'buy', filters: { province: 'madrid', rooms: [2, 4] }, sort: 'price+', page: 2 });
    expect(paths).toEqual([
      '/web/estates/buy?province=madrid&rooms=2%2C4&estate_type=flat%2Chouse%2Crural_house&_sort=price%2B&_page=2',
    ]);
  });

  it('ask for the pins of a list, with those that are sold, or of some homes of any kind', async () => {
    const { api, paths } = record();
    await api.pins({ type: 'rent', filters: { estate_type: ['garage'] } });
    await api.pins({ type: 'rent', filters: { estate_type: ['garage'] }, closed: true });
    await api.pins({ type: 'buy', filters: {}, closed: true, keys: ['MS0116-3311', 'MS0116-3310'] });
    expect(paths).toEqual([
      '/web/estates/rent/pins?estate_type=garage',
      '/web/estates/rent/pins?estate_type=garage&closed=1',
      '/web/estates/buy/pins?closed=1&references=MS0116-3310%2CMS0116-3311',
    ]);
  });

  it('cannot be led to another path by a reference', async () => {
    const { api, paths } = record();
    await api.estate('../../admin?x').catch(() => {});
    expect(paths).toEqual(['/web/estate/..%2F..%2Fadmin%3Fx/public']);
  });
});

describe('an error', () => {
  it('carries the code and fields of the answer', () => {
    expect(
      new ApiError(422, { code: '9002', message: 'INVALID_PARAMETER', fields: { town: 'unknown' } }),
    ).toMatchObject({
      status: 422,
      code: '9002',
      message: 'INVALID_PARAMETER',
      fields: { town: 'unknown' },
      isNotFound: true,
    });
  });

  it.each([null, 'text', {}, { code: 5 }])('has code 0 without a readable answer (%p)', (answer) => {
    expect(new ApiError(0, answer)).toMatchObject({
      code: '0',
      message: 'Unknown error',
      isNotFound: false,
      isGone: false,
    });
  });
});

it('home data lacks what the CMS lacks, and takes Spanish where a language is missing', () => {
  expect(toHomeData({ meta: {} })).toMatchObject({ slides: [] });
  const [slide] = toHomeData({
    meta: {
      carrousel: [
        { imagen: { imagen: '/a.webp' }, caja_texto: { titulo: { titulo_espanol: 'Hola', titulo_catala: '' } } },
      ],
    },
  }).slides;
  expect(slide).toMatchObject({
    image: '/a.webp',
    captionColour: 'white',
    position: 'other',
    buttonColour: 'caption',
    title: { 'es-ES': 'Hola' },
  });
});

describe('numbers of a list', () => {
  it.each(['30', null, undefined, -1, 1.5, Number.NaN, {}])('a total of %p is a failure of the upstream', (total) => {
    const facets = {};
    expect(() => toEstateList({ results: [], total, pages: 1, facets })).toThrow(ApiError);
    expect(() => toPins({ total, pins: [] })).toThrow(ApiError);
  });

  it('a pin that is none is dropped, and told of, and the others stay', () => {
    const good = ['MS0116-3310', 2.17, 41.38, 250_000, 1];
    const onInvalid = jest.fn();
    const pins = [null, good, ['MS0116-3311', null, 41.38, 1, 1], 'pin', ['MS0116-3312', 200, 0, 1, 1], undefined];
    expect(toPins({ total: 6, pins }, onInvalid)).toEqual({
      total: 6,
      pins: [{ key: 'MS0116-3310', lng: 2.17, lat: 41.38, price: 250_000, isExact: true, isLowest: false }],
    });
    expect(onInvalid).toHaveBeenCalledTimes(5);
    expect(
      toPins({ total: 1, clusters: [null, { lng: 2, lat: 41, count: 3 }, { lng: 2, lat: 41, count: '3' }] }),
    ).toEqual({
      total: 1,
      clusters: [{ lng: 2, lat: 41, count: 3 }],
    });
  });

  it.each([
    [0.04, 0.04],
    [0, undefined],
    ['0.04', undefined],
    [null, undefined],
  ])('cells of a side of %p are of %p', (cell, read) => {
    expect(toPins({ total: 1, cell, clusters: [] }).cell).toBe(read);
  });
});

describe('addresses that agents give', () => {
  it.each(['video', 'virtual_tour'])('%s is a web address or left out', (field) => {
    const read = (address: unknown) => {
      const { video, virtualTour } = toEstate({ ...dto, [field]: address });
      return field === 'video' ? video : virtualTour;
    };
    const good = 'https://my.matterport.com/show/?m=abc';
    expect(read(good)).toBe(good);
    for (const address of [
      'javascript:alert(1)',
      '/tour',
      'https://[',
      'http://a:99999/',
      'https:// a',
      '',
      null,
      3,
      [good],
    ])
      expect([address, read(address)]).toEqual([address, undefined]);
  });
});
