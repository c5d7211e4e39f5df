import request from 'supertest';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

const token = 'aB3_-efGhiJklMnoPqrStu';

/** What the API says of a mailed link, by its path below /web/rgpd/ without the secret. */
const links = {
  acceptAlert: { purpose: 'alerts', state: 'pending', name: 'Ana' },
  acceptNewsletter: { purpose: 'newsletter', state: 'pending', name: 'Ana' },
  cancel: { purpose: 'alerts', state: 'active', name: 'Ana', alerts: 2 },
  unsubscribe: { purpose: 'newsletter', state: 'active', name: 'Ana' },
  expired: { code: '9004' },
} as const;
type LinkState = keyof typeof links;

let site: TestSite;
let state: LinkState;
beforeAll(async () => {
  site = await createTestSite();
  site.upstream.behave((_req, res) => {
    res.writeHead(state === 'expired' ? 410 : 200, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(links[state]));
  }, /^\/web\/rgpd\//);
});
afterAll(() => site.close());

/** The forms of a page that send something about a person, as browsers without scripts have them. */
const formsOf = (html: string): string[] => html.match(/<form[^>]*method="post".*?<\/form>/gs) ?? [];

test.each<[path: string, state?: LinkState]>([
  ['/'],
  ['/viviendas-barcelona-compra/piso-en-gracia/MS0116-1000'],
  ['/agentes/ana-mas'],
  ['/servicios/vender'],
  ['/servicios/alquilar'],
  ['/formularios/formulario-alertas'],
  ['/formularios/avisar-de-un-anuncio/MS0116-1000'],
  ['/rgpd/aceptar'],
  ['/rgpd/cancelar'],
  ['/rgpd/mis-alertas'],
  [`/rgpd/aceptar/${token}`, 'acceptAlert'],
  [`/rgpd/aceptar/${token}`, 'acceptNewsletter'],
  [`/rgpd/aceptar/${token}`, 'expired'],
  [`/rgpd/cancelar/${token}`, 'cancel'],
  [`/rgpd/cancelar/${token}`, 'expired'],
  [`/rgpd/baja/${token}`, 'unsubscribe'],
])('every form of %s says who uses the data and for what', async (path, linkState = 'expired') => {
  state = linkState;
  const { text } = await request(site.app).get(path).redirects(1);
  const forms = formsOf(text);
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) {
    expect(form).toMatch(/Vencejo Red Inmobiliaria, S\.L\.,? .*(?:tratan?) /);
    for (const words of ['hola@vencejo.example', '14 años', 'href="/legal/politica-de-privacidad'])
      expect(form).toContain(words);
  }
});
