import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { textsOfBrand } from './brandTexts.ts';
import { testSite } from './testSite.ts';

const brand = { path: '/brand/abc', hasTheme: true, hasMark: true, hasTexts: true };
const own = { common: { 'site.title': 'Casa Clara' } };
const fetched = jest.spyOn(globalThis, 'fetch');
afterEach(() => {
  fetched.mockReset();
});

it('asks for nothing where the brand has no texts, or is our own', () => {
  expect(textsOfBrand(testSite)).toBeUndefined();
  expect(textsOfBrand({ ...testSite, brand: { ...brand, hasTexts: false } })).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

it('puts the brand’s texts over those of every dictionary, with one request', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(own)));
  const texts = textsOfBrand({ ...testSite, brand })!;
  const [common, home] = await Promise.all([texts('es', 'common'), texts('es', 'home')]);
  expect(common['site.title']).toBe('Casa Clara');
  expect(common['skipToContent']).toBe('Ir al contenido');
  expect(home['meta.description']).toContain('{{brand}}');
  expect(fetched.mock.calls).toEqual([['/brand/abc/texts.es.json']]);
  expect((await loadDictionary('es', 'common'))['site.title']).toContain('{{brand}}');
});
