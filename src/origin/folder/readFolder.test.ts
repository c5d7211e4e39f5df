import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvError } from '#config/settingsError.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { textsIn } from '../db/input/magazineInput.ts';
import { readFolder, type FolderContent } from './readFolder.ts';

interface Meta {
  carrousel: {
    imagen: { imagen: string; posicion: string };
    caja_texto: { color_caja_texto: string; boton: Record<string, string> };
  }[];
  posts_magazine: ({ image: string; url: string; category: { color: string } & Record<string, string> } & Record<
    string,
    unknown
  >)[];
  citas_google: object[];
  logos_footer: object[];
}

describe('home-data of the demo network', () => {
  let content: FolderContent;
  let meta: Meta;
  beforeAll(async () => {
    content = await readFolder('networks/vencejo');
    meta = content.homeData as unknown as Meta;
  });

  it('shows every colour and place of the caption box', () => {
    const { carrousel } = meta;
    expect(carrousel.map(({ caja_texto }) => caja_texto.color_caja_texto).sort()).toEqual([
      'dark',
      'light',
      'lighter',
      'white',
    ]);
    expect(new Set(carrousel.map(({ imagen }) => imagen.posicion)).size).toBe(4);
    expect(carrousel[0]!.imagen.imagen).toBe('pictures/home/slides/barcelona.avif');
    expect(carrousel[0]!.caja_texto.boton).toMatchObject({
      enlace_espanol: '/viviendas-barcelona-compra',
      enlace_catala: '/ca/habitatges-barcelona-compra',
      enlace_english: '/en/properties-barcelona-buy',
    });
  });

  it('has what the blocks of the home page ask for', () => {
    const { posts_magazine: posts, citas_google: quotes, logos_footer: logos } = meta;
    expect([posts.length, quotes.length]).toEqual([15, 6]);
    expect(logos.length).toBeGreaterThan(4);
    expect(meta).toHaveProperty('porque_vencejo_.elemento_5.descripcion_english');
    expect(meta).toHaveProperty('porque_vencejo_.resenas.descripcion_catala');
  });

  it('leads to the articles of the magazine, in the language of the page', () => {
    const posts = meta.posts_magazine;
    expect(new Set(posts.map(({ url }) => url))).toEqual(
      new Set(content.magazine.articles.map(({ category, slug }) => `/magazine/${category}/${slug}`)),
    );
    // Newest first.
    expect(posts[0]).toMatchObject({
      url_espanol: '/magazine/hogar/vivir-con-luz-del-norte',
      url_catala: '/magazine/ca/hogar/vivir-con-luz-del-norte',
      url_english: '/magazine/en/hogar/vivir-con-luz-del-norte',
    });
  });

  it('names categories as the navigation does', async () => {
    const labels = ['header.news', 'header.sector', 'header.showcase', 'header.livingHome'];
    const suffixes = { es: 'espanol', ca: 'catala', en: 'english' } as const;
    for (const language of usualLanguages) {
      const dictionary = await loadDictionary(language, 'navigation');
      const names = meta.posts_magazine.map(({ category }) => category[`title_${suffixes[language]}`]);
      expect(new Set(names)).toEqual(new Set(labels.map((label) => dictionary[label])));
    }
  });

  it("has each of its texts in the three languages, the posts by the contract's own names in Spanish too", () => {
    const missing: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const fields = value as Record<string, unknown>;
      for (const [name, content] of Object.entries(fields)) {
        const [, stem] = /^(.*)_espanol$/.exec(name) ?? [];
        if (
          stem !== undefined &&
          [content, fields[`${stem}_catala`], fields[`${stem}_english`]].some(
            (text) => typeof text !== 'string' || text === '',
          )
        )
          missing.push(`${path}.${name}`);
        look(content, `${path}.${name}`);
      }
    };
    look(meta, 'meta');
    expect(missing).toEqual([]);
    for (const { title, title_espanol: spanish, title_catala: catalan, excerpt, category } of meta.posts_magazine) {
      expect([typeof title, typeof catalan, typeof excerpt, typeof category.title]).toEqual([
        'string',
        'string',
        'string',
        'string',
      ]);
      expect(title).toBe(spanish);
    }
  });
});

describe('what is wrong is told with its file and place', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'folder-'));
    cpSync('networks/vencejo', dir, { recursive: true });
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const article = 'magazine/hogar/vivir-con-luz-del-norte';

  it.each<[string, string, string | RegExp, string, RegExp]>([
    [
      'a misspelt field of Home',
      'home.json',
      '"posicion"',
      '"posision"',
      /home\.json: carrousel › 0 › imagen: .*posision/,
    ],
    ['an unknown block', 'home.json', '"citas_google"', '"citas"', /home\.json: citas: is no block|citas: Invalid/],
    [
      'a ground that is none',
      'home.json',
      /"color_caja_texto": "\w+"/,
      '"color_caja_texto": "red"',
      /color_caja_texto: Invalid/,
    ],
    ['no JSON', 'home.json', '{', '', /home\.json: is not JSON/],
    ['an article without a title', `${article}/ca.md`, 'title:', 'titol:', /norte\/ca\.md: .*titol/],
    [
      'a title with a colon',
      `${article}/es.md`,
      /title: .*/,
      'title: Guía: cómo',
      /colon needs quotes, as title: "One/,
    ],
    ['a date that is none', `${article}/es.md`, /date: .*/, 'date: ayer', /norte\/es\.md: date: must be a date/],
    ['no author', `${article}/es.md`, /author: .*\n/, '', /norte\/es\.md: author: is missing/],
    ['a picture without words', `${article}/en.md`, /alt: .*\n/, '', /norte\/en\.md: alt: is missing/],
    ['no fields', `${article}/en.md`, /^---\n/, '', /norte\/en\.md: must begin with its fields/],
    ['a page that is empty', 'pages/prensa/es.md', /(?<=---\n\n).*/s, '', /pages\/prensa\/es\.md: has no text/],
  ])('%s', async (_, name, from, to, message) => {
    const file = path.join(dir, name);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(file, text.replace(from, to));
    await expect(readFolder(dir)).rejects.toThrow(message);
    await expect(readFolder(dir)).rejects.toThrow(EnvError);
  });

  it('an article in one language, which stands in for the others', async () => {
    for (const language of ['ca', 'en']) rmSync(path.join(dir, article, `${language}.md`));
    const { magazine } = await readFolder(dir);
    const found = magazine.articles.find(({ slug }) => article.endsWith(slug))!;
    expect(found.es).not.toHaveProperty('language');
    expect(textsIn(found, 'es')).toEqual(found.es);
    for (const language of ['ca', 'de'] as const)
      expect(textsIn(found, language)).toEqual({ ...found.es, language: 'es' });
  });

  it('files where none are looked for', async () => {
    writeFileSync(path.join(dir, 'magazine/hogar/es.md'), '');
    cpSync(path.join(dir, article), path.join(dir, 'magazine/jardin/rosas'), { recursive: true });
    const problems = await readFolder(dir).catch((error: unknown) => (error as Error).message);
    expect(problems).toContain('magazine/hogar/es.md: is not magazine/{category}/{slug}/{es,ca,en,de,nl,fr}.md');
    expect(problems).toContain('magazine/jardin/rosas: jardin is none of noticias');
  });

  it('where an agency is told of its leads, which is no part of its profile', async () => {
    const agency = { slug: 'casa-clara', province: 'Madrid', webhook: { url: 'https://crm.example/hook' } };
    const write = (webhook: object) => {
      mkdirSync(path.join(dir, 'people'), { recursive: true });
      const agencies = [{ ...agency, webhook: { ...agency.webhook, ...webhook } }];
      writeFileSync(path.join(dir, 'people/agencies.json'), JSON.stringify({ agencies }));
      writeFileSync(path.join(dir, 'people/agents.json'), '{"agents":[]}');
    };
    write({ secret_env: 'WEBHOOK_CLARA_SECRET' });
    const { people, webhooks } = await readFolder(dir);
    expect(webhooks).toEqual([
      { agency: 'casa-clara', url: 'https://crm.example/hook', secret_env: 'WEBHOOK_CLARA_SECRET' },
    ]);
    expect(JSON.stringify(people)).not.toContain('hook');
    for (const wrong of [{ url: 'http://crm.example/hook' }, { secret_env: 'CLARA' }]) {
      write({ secret_env: 'WEBHOOK_CLARA_SECRET', ...wrong });
      await expect(readFolder(dir)).rejects.toThrow('people/agencies.json');
    }
  });

  it('nothing, where the folder has no data', async () => {
    expect(await readFolder('tests/fakes/bareNetwork')).toEqual({
      homeData: null,
      magazine: { articles: [], pages: [] },
      people: { agencies: [], agents: [] },
      sources: [],
      rules: [],
      webhooks: [],
    });
  });
});
