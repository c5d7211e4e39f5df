import { fakeOrigin, pathOf, type FakeSite } from '../../fakes/fakeSite.ts';
import { pageOf, about, at } from './plant.ts';

const catalan = pathOf('about', 'ca');
const english = pathOf('about', 'en');
const pages = { es: about, en: english, 'x-default': about };
const text = '<p>Este texto lo escribe una abogada, y por ahora no existe en otra lengua.</p>';

/** The page is one of its own, without alternates, and the others leave it out. */
const refused = [
  ...[about, catalan, english].map((path) => `S2 ${path}`),
  `S25 ${about}`,
  `S25 ${english}`,
  `S9 ${catalan}`,
];

/** The Catalan page about the network shows the Spanish text, marked, and the Spanish page is its canonical one. */
export function borrow(site: FakeSite): void {
  Object.assign(pageOf(site, 'about', 'ca'), {
    main: `<h1>Qui som</h1><div lang="es">${text}</div>`,
    canonicals: [fakeOrigin + about],
    alternates: {},
    isListed: false,
  });
  for (const language of ['es', 'en'] as const) delete pageOf(site, 'about', language).alternates['ca'];
  // Its languages' menu leads there.
  pageOf(site, 'home').main += `<a href="${catalan}">Català</a>`;
}

/** What is wrong with such a page, and what the crawler must say: `rule path`. */
export const borrowedFaults: readonly { name: string; plant: (site: FakeSite) => void; found: readonly string[] }[] = [
  {
    name: 'its text is not marked',
    plant: at('about', (page) => (page.main = `<h1>Qui som</h1>${text}`), 'ca'),
    found: refused,
  },
  {
    name: 'less than half of its text is marked',
    plant: at(
      'about',
      (page) => (page.main = `<h1>Qui som</h1><p>${'Un text llarg. '.repeat(9)}</p><p lang="es">Uno.</p>`),
      'ca',
    ),
    found: refused,
  },
  {
    name: 'its text is marked in another language than that of its canonical page',
    plant: at('about', (page) => (page.main = page.main.replace('lang="es"', 'lang="en"')), 'ca'),
    found: refused,
  },
  {
    name: 'its canonical page is another Spanish page',
    plant: at('about', (page) => (page.canonicals = [`${fakeOrigin}/`]), 'ca'),
    found: refused,
  },
  {
    name: 'it names alternates',
    plant: at('about', (page) => (page.alternates = { ...pages }), 'ca'),
    found: [`S2 ${catalan}`],
  },
  {
    name: 'the Spanish page and the English one name it',
    plant: (site) => {
      for (const language of ['es', 'en'] as const) pageOf(site, 'about', language).alternates['ca'] = catalan;
    },
    found: [`S3 ${about}`, `S3 ${english}`],
  },
  {
    name: 'the Spanish page leaves out the English one, too',
    plant: at('about', (page) => delete page.alternates['en']),
    found: [`S2 ${about}`, `S25 ${about}`],
  },
  {
    name: 'it is in the sitemap',
    plant: at('about', (page) => (page.isListed = true), 'ca'),
    found: [`S24 ${catalan}`],
  },
];
