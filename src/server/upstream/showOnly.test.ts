import { showOnly } from './showOnly.ts';

const mayShow = (url: string): boolean => url.startsWith('/media/');
const shown = (answer: unknown, phones = true): unknown => {
  showOnly(answer, mayShow, phones);
  return answer;
};
const foreign = 'https://elsewhere.example/1.jpg';

it.each<[string, unknown, unknown]>([
  [
    'the pictures of a listing, each with its sizes and its preview',
    {
      media: [
        { url: foreign, dimensions: { sm: foreign, lg: '/media/l.webp' }, preview: foreign },
        foreign,
        '/media/2',
      ],
    },
    { media: [{ dimensions: { lg: '/media/l.webp' } }, '/media/2'] },
  ],
  [
    'the portraits and logos of people in lists',
    { results: [{ agent: { avatar: { url: foreign } }, agency: { logo: foreign, image: '/media/a' } }] },
    { results: [{ agent: { avatar: {} }, agency: { image: '/media/a' } }] },
  ],
  [
    'the pictures of the CMS',
    { meta: { carrousel: [{ imagen: { imagen: foreign, copyright: foreign } }], logos_footer: [{ logo: foreign }] } },
    { meta: { carrousel: [{ imagen: { copyright: foreign } }], logos_footer: [{}] } },
  ],
  ['those of the sitemap', { images: [foreign, '/media/1'] }, { images: ['/media/1'] }],
])('takes out %s, where they are of other hosts', (_, answer, expected) => {
  expect(shown(answer)).toEqual(expected);
});

it('leaves everything else as it came, and says so', () => {
  const answer = {
    media: [{ url: '/media/1', alt: { 'es-ES': foreign }, dimensions: {} }],
    web: foreign,
    video: foreign,
    reviews: [{ url: foreign }],
    image: '',
    logo: null,
    pins: [['A1', 1, 2, foreign]],
    phone: '+34912345678',
  };
  const before = structuredClone(answer);
  expect(showOnly(answer, mayShow, true)).toBe(false);
  expect(answer).toEqual(before);
});

it('writes the foreign phones of people as their country does, and of visitors not', () => {
  expect(shown([{ agents: [{ phone: '+33612345678' }] }])).toEqual([{ agents: [{ phone: '+33 6 12 34 56 78' }] }]);
  expect(showOnly({ phone: '+33612345678' }, mayShow, false)).toBe(false);
});
