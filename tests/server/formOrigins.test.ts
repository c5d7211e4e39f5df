import request from 'supertest';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { sentForms, takeForms } from './sentForms.ts';

interface Served {
  variables?: Record<string, string>;
  headers: Record<string, string>;
  /** The origin of the pages that the visitor reads. */
  own: string;
}

const hosts = { ALLOWED_HOSTS: 'otra.example', AGENCY_HOSTS: 'casa-clara.example=casa-clara' };
const plain = { PUBLIC_ORIGIN: 'http://localhost:3000' };

/** How a site is reached: directly, or through a proxy that says what it was asked for. */
const served: Record<string, Served> = {
  'its public name': {
    headers: { Host: 'www.example.com', 'X-Forwarded-Proto': 'https' },
    own: 'https://www.example.com',
  },
  'its public name, by a proxy that renames it': {
    headers: { Host: 'site:3000', 'X-Forwarded-Host': 'otra.example', 'X-Forwarded-Proto': 'https' },
    own: 'https://otra.example',
  },
  'its name without www': {
    headers: { Host: 'example.com', 'X-Forwarded-Proto': 'https' },
    own: 'https://example.com',
  },
  'an allowed name': { variables: hosts, headers: { Host: 'otra.example' }, own: 'http://otra.example' },
  'an agency’s name': {
    variables: hosts,
    headers: { Host: 'casa-clara.example', 'X-Forwarded-Proto': 'https' },
    own: 'https://casa-clara.example',
  },
  'an address of a network': {
    variables: plain,
    headers: { Host: '192.168.1.20:3000' },
    own: 'http://192.168.1.20:3000',
  },
  'an address of IPv6': { headers: { Host: '[::1]:3000' }, own: 'http://[::1]:3000' },
  'a container’s name': { headers: { Host: 'site:3000' }, own: 'http://site:3000' },
  'an origin written with its port': {
    variables: { PUBLIC_ORIGIN: 'https://www.example.com:443/' },
    headers: { Host: 'internal:3000' },
    own: 'https://www.example.com',
  },
  'an origin written in Unicode': {
    variables: { PUBLIC_ORIGIN: 'https://www.España.example' },
    headers: { Host: 'internal:3000' },
    own: 'https://www.xn--espaa-rta.example',
  },
};

/** What browsers say of the page that a form stands on. */
const origins = (own: string): (string | undefined)[] => {
  const { protocol, hostname } = new URL(own);
  const otherScheme = own.replace(protocol, protocol === 'http:' ? 'https:' : 'http:');
  return [undefined, own, otherScheme, `${protocol}//${hostname}:8081`, 'https://evil.example', 'null'];
};
const sites = [undefined, 'same-origin', 'none', 'same-site', 'cross-site'] as const;

/** A form of a program, which is thanked before anything is done for it: what is refused never comes so far. */
const { path, body } = sentForms.newsletter;
const fields = { ...body, topicNote: 'x' };

describe.each(Object.entries(served))('a form of a site that is served as %s', (_, { variables, headers, own }) => {
  let site: TestSite;
  let clients = 0;
  beforeAll(async () => {
    site = await createTestSite(variables);
    takeForms(site.upstream);
  });
  afterAll(() => site.close());

  const send = (url: string, sent: object) =>
    request(site.app)
      .post(url)
      .set({ ...headers, ...sent, 'X-Forwarded-For': `192.0.2.${(clients += 1)}` });

  it('is taken from its own pages and from programs, with scripts and without, and from nobody else', async () => {
    for (const [index, origin] of origins(own).entries())
      for (const site of sites) {
        const sent = { ...(origin ? { Origin: origin } : {}), ...(site ? { 'Sec-Fetch-Site': site } : {}) };
        const isOwn = site ? site === 'same-origin' || site === 'none' : index < 2;
        const scripted = await send(path, sent).send(fields);
        expect([sent, scripted.status]).toEqual([sent, isOwn ? 202 : 403]);
        const unscripted = await send('/', sent).type('form').send(fields);
        expect([sent, unscripted.status]).toEqual([sent, isOwn ? 303 : 403]);
      }
  });
});

describe('a form that is refused', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite();
  });
  afterAll(() => site.close());
  const send = (url: string) =>
    request(site.app)
      .post(url)
      .set({ 'Sec-Fetch-Site': 'cross-site', Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
      .type('form')
      .send({ name: 'Ana "Nit" <b>', surname: 'Mas' });

  it.each([
    ['/', 'es', 'No hemos podido comprobar', 'pulse el botón', 'Enviar de nuevo'],
    ['/ca', 'ca', 'No hem pogut comprovar', 'premeu el botó', 'Torneu-ho a enviar'],
    ['/en?page=2', 'en', 'We could not tell', 'press the button', 'Send again'],
  ])(
    'is shown again in the visitor’s language, and how to send it: %s',
    async (url, language, title, advice, button) => {
      const { status, headers, text } = await send(url);
      expect([status, headers['content-language'], headers['cache-control']]).toEqual([
        403,
        language,
        'private, no-store',
      ]);
      for (const words of [title, advice, button]) expect(text).toContain(words);
      expect(text).toContain(`<form method="post" action="${url}">`);
      expect(text).toContain('name="name" value="Ana &quot;Nit&quot; &lt;b&gt;"');
      expect(headers).not.toHaveProperty('retry-after');
    },
  );

  it('is JSON for those who accept nothing else', async () => {
    const { status, body: answer } = await send('/').set('Accept', 'application/json');
    expect([status, answer]).toEqual([403, { code: '9001', message: 'FORBIDDEN', error: 'FORBIDDEN' }]);
  });
});
