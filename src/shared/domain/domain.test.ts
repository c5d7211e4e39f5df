import { streetLine, zoneLine } from './address.ts';
import { coverOf } from './cover.ts';
import { imageSrcSet, imageUrl, thumbnailOf } from './images.ts';
import { estateSorts, parseEstateSort } from './sorts.ts';

const address = {
  streetType: 'Calle',
  streetName: 'Mayor',
  streetNumber: '5',
  zone: 'Sol',
  town: 'Madrid',
  province: 'Madrid',
};

it.each([
  ['full', 'Calle Mayor, 5'],
  ['street', 'Calle Mayor'],
  ['anything', 'Calle Mayor'],
  ['hidden', null],
])('an address that is %s shows %p', (visibility, line) => {
  expect(streetLine({ ...address, visibility })).toBe(line);
});

it('a place is its zone, else its town, else its province', () => {
  expect(zoneLine({ ...address, visibility: 'full' }, 'es')).toBe('Sol');
  expect(zoneLine({ ...address, zone: '', visibility: 'full' }, 'es')).toBe('Madrid');
  expect(zoneLine({ ...address, zone: '', town: '', visibility: 'full' }, 'es')).toBe('Madrid');
  expect(zoneLine({ ...address, zone: 'Salamanca', visibility: 'full' }, 'fr')).toBe('Salamanca');
  expect(zoneLine({ ...address, zone: '', town: 'Salamanca', visibility: 'full' }, 'fr')).toBe('Salamanque');
});

describe('pictures', () => {
  const image = { url: '/p/a.jpg', dimensions: { sm: '/p/a-420.webp', xl: '/p/a-1400.webp' } };

  it('use the size asked for, else the plain URL', () => {
    expect(imageUrl(image, 'sm')).toBe('/p/a-420.webp');
    expect(imageUrl(image, 'xs')).toBe('/p/a.jpg');
    expect(imageSrcSet(image)).toBe('/p/a-420.webp 420w, /p/a-1400.webp 1400w');
    expect(imageSrcSet(image, 'lg')).toBe('/p/a-420.webp 420w');
    expect(imageSrcSet({ url: '/x', dimensions: {} })).toBeUndefined();
    expect(thumbnailOf('/p/a.jpg')).toBe('/p/thumb-a.jpg');
  });

  it('the cover is the marked one, else the first image, never a plan', () => {
    const plan = { ...image, type: 'plan' };
    const first = { ...image, type: 'image' };
    const marked = { ...image, type: 'image', webCover: true };
    expect(coverOf([plan, first, marked])).toBe(marked);
    expect(coverOf([plan, first])).toBe(first);
    expect(coverOf([plan])).toBeUndefined();
  });
});

it('sorts are read by id, readable name, and with a plus that became a space', () => {
  for (const { apiId, query } of estateSorts) {
    expect([apiId, query, apiId.replace('+', ' ')].map(parseEstateSort)).toEqual([apiId, apiId, apiId]);
  }
  expect(parseEstateSort('random')).toBeNull();
});
