import { toAgency, toAgencyProfile } from './agency.ts';
import { toAgent, toAgentProfile } from './agent.ts';
import type { Transport } from './calls.ts';
import { createApi } from './createApi.ts';

const dto = {
  id: 'agent-1',
  slug: 'ana-mas',
  full_name: 'Ana Mas',
  gender: 'female',
  kind: 'agent',
  commercial_brand: 'Casa Clara',
  phone: '+34600000000',
  email: 'ana@vencejo.example',
  city: { 'es-ES': 'Elche', 'ca-ES': 'Elx' },
  province: 'Alicante',
  province_slug: 'alicante',
  zones: ['Centro'],
  languages: ['Español'],
  image: { url: '/a.jpg', dimensions: { xs: '/a-160.webp' } },
  social: { linkedin: 'https://linkedin.example/ana', not_ours: 'javascript:alert(1)' },
  agency: { independent: false, slug: 'casa-clara', commercial_brand: 'Casa Clara' },
};

const profile = {
  ...dto,
  about: { 'es-ES': 'Soy', 'ca-ES': 'Soc' },
  training: { 'es-ES': ['API'], 'en-US': ['API'] },
  experience: { 'es-ES': [] },
  consultancy_areas: { 'es-ES': ['Venta'] },
  sales: 12,
  rents: 3,
  certifications: { 'es-ES': [] },
  memberships: { 'es-ES': [] },
  video: 'https://video.example/1',
  reviews: [
    {
      author: 'Pepa M.',
      rating: 5,
      text: { 'es-ES': 'Bien', 'ca-ES': 'Bé' },
      language: 'ca-ES',
      source: 'Google',
      url: 'https://google.example/1',
      date: '2026-01-01T00:00:00Z',
    },
  ],
};

describe('an agent', () => {
  it('has names in camelCase, and the keys of data as they came', () => {
    expect(toAgent(dto)).toEqual({
      id: 'agent-1',
      kind: 'agent',
      slug: 'ana-mas',
      fullName: 'Ana Mas',
      gender: 'female',
      commercialBrand: 'Casa Clara',
      phone: '+34600000000',
      email: 'ana@vencejo.example',
      city: { 'es-ES': 'Elche', 'ca-ES': 'Elx' },
      province: 'Alicante',
      provinceSlug: 'alicante',
      zones: ['Centro'],
      languages: ['Español'],
      image: { url: '/a.jpg', dimensions: { xs: '/a-160.webp' } },
      social: [{ network: 'linkedin', link: 'https://linkedin.example/ana' }],
      agency: { independent: false, slug: 'casa-clara', commercialBrand: 'Casa Clara' },
    });
  });

  it('is read in the other spellings', () => {
    const other = {
      id: '1',
      name: 'Ana Mas',
      pronoun: 'her',
      highlighted_photo: '/a.jpg',
      social_networks: [{ id: 'Instagram', link: 'https://instagram.example/ana', icon: 'x' }, null, { id: 'x' }],
    };
    expect(toAgent(other)).toEqual({
      id: '1',
      fullName: 'Ana Mas',
      gender: 'female',
      image: { url: '/a.jpg', dimensions: {} },
      zones: [],
      languages: [],
      social: [{ network: 'instagram', link: 'https://instagram.example/ana' }],
    });
  });

  it.each([
    ['HE', 'male'],
    ['female', 'female'],
    ['their', 'other'],
    [undefined, 'other'],
  ])('of gender %p is %s', (gender, expected) => {
    expect(toAgent({ ...dto, gender }).gender).toBe(expected);
  });

  it("takes a picture's largest size when it has no address of its own, and none when there is none", () => {
    expect(toAgent({ ...dto, image: { dimensions: { xs: '/s', sm: '/m' } } }).image).toEqual({
      url: '/m',
      dimensions: { xs: '/s', sm: '/m' },
    });
    for (const image of [{}, '', null]) expect(toAgent({ ...dto, image }).image).toBeUndefined();
  });

  it('has no link that is not of the web', () => {
    const text = JSON.stringify(
      toAgentProfile({
        ...profile,
        web: 'javascript:alert(1)',
        video: 'data:text/html,x',
        reviews: [{ ...profile.reviews[0]!, url: 'javascript:1' }],
      }),
    );
    expect(text).not.toMatch(/javascript|data:/);
  });
});

describe("an agent's own page", () => {
  it("keeps the languages' tags in every text", () => {
    const { about, training, consultancyAreas, reviews, sales, rents, video } = toAgentProfile(profile);
    expect({ about, training, consultancyAreas, sales, rents, video }).toEqual({
      about: { 'es-ES': 'Soy', 'ca-ES': 'Soc' },
      training: { 'es-ES': ['API'], 'en-US': ['API'] },
      consultancyAreas: { 'es-ES': ['Venta'] },
      sales: 12,
      rents: 3,
      video: 'https://video.example/1',
    });
    expect(reviews).toEqual([
      {
        author: 'Pepa M.',
        rating: 5,
        text: { 'es-ES': 'Bien', 'ca-ES': 'Bé' },
        language: 'ca-ES',
        source: 'Google',
        url: 'https://google.example/1',
        date: '2026-01-01T00:00:00Z',
      },
    ]);
  });

  it('lacks what the upstream lacks', () => {
    expect(toAgentProfile(dto)).toEqual({ ...toAgent(dto), reviews: [] });
  });

  it('shows one to five stars, and no language it does not know', () => {
    const [high, low] = toAgentProfile({
      ...profile,
      reviews: [
        { ...profile.reviews[0]!, rating: 50, language: 'pt-PT' },
        { ...profile.reviews[0]!, rating: 0 },
      ],
    }).reviews;
    expect([high!.rating, low!.rating, high!.language]).toEqual([5, 1, undefined]);
  });
});

describe('an agency', () => {
  const agency = {
    id: 'agency-1',
    slug: 'casa-clara',
    kind: 'agency',
    commercial_brand: 'Casa Clara',
    independent: false,
    logo: { url: '/l.jpg', dimensions: {} },
    address: { street_type: 'Calle', street_name: 'Mayor', postal_code: '03001' },
    web: 'https://casa.example',
    province_slug: 'alicante',
    agents: [{ id: 'agent-1', slug: 'ana-mas', full_name: 'Ana Mas' }],
  };

  it('is read with the names of its agents', () => {
    expect(toAgency(agency)).toEqual({
      id: 'agency-1',
      kind: 'agency',
      slug: 'casa-clara',
      commercialBrand: 'Casa Clara',
      independent: false,
      logo: { url: '/l.jpg', dimensions: {} },
      address: { streetType: 'Calle', streetName: 'Mayor', postalCode: '03001' },
      web: 'https://casa.example',
      provinceSlug: 'alicante',
      agents: [{ id: 'agent-1', slug: 'ana-mas', fullName: 'Ana Mas' }],
    });
  });

  it('has its agents and their reviews on its own page', () => {
    const own = {
      ...agency,
      agents: [dto],
      about: { 'es-ES': 'Somos' },
      founded: 1990,
      opening_hours: { mon: ['09:30-14:00'] },
      sales: 3,
      reviews: [{ ...profile.reviews[0]!, agent: { slug: 'ana-mas', full_name: 'Ana Mas' } }],
    };
    expect(toAgencyProfile(own)).toMatchObject({
      about: { 'es-ES': 'Somos' },
      founded: 1990,
      openingHours: { mon: ['09:30-14:00'] },
      sales: 3,
      zones: [],
      agents: [{ slug: 'ana-mas' }],
      reviews: [{ agent: { fullName: 'Ana Mas' } }],
    });
    // A day without its hours would be shown as closed.
    for (const opening_hours of [{ mon: ['9:30-14'], tue: ['09:30-14:00'] }, { mon: ['14:00-09:00'] }, {}, 'mon-fri'])
      expect(toAgencyProfile({ ...own, opening_hours }).openingHours).toBeUndefined();
    expect(toAgencyProfile({ ...agency, agents: undefined, address: undefined })).toMatchObject({
      agents: [],
      reviews: [],
      address: {},
    });
  });
});

it('calls go where the contract says, and nowhere else', async () => {
  const paths: string[] = [];
  const transport: Transport = ({ path, read }) => {
    paths.push(path);
    const json = /\/(agents|agencies|agent-provinces)/.test(path)
      ? []
      : { id: '1', slug: 's', full_name: 'A', commercial_brand: 'B', independent: true };
    return Promise.resolve(json).then((answer) => read(answer));
  };
  const api = createApi(transport, () => Promise.reject(new Error('nothing is written')));
  await api.agentProvinces();
  await api.agents('madrid');
  await api.agent('../x');
  await api.agencies('madrid');
  await api.agency('casa-clara');
  expect(paths).toEqual([
    '/web/agent-provinces',
    '/web/agents/madrid',
    '/web/agent/..%2Fx',
    '/web/agencies/madrid',
    '/web/agency/casa-clara',
  ]);
});
