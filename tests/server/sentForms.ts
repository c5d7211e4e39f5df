import request from 'supertest';
import type { TestSite } from '#tests/fakes/createTestSite.ts';
import type { FakeUpstream } from '#tests/fakes/createFakeUpstream.ts';

/** What the forms of the site send, and the pages that they stand on. */
export const sentForms = {
  opportunity: {
    path: '/web/opportunity',
    page: '/viviendas-barcelona-compra/piso-en-gracia/MS0116-1000',
    body: {
      reference: 'MS0116-1000',
      subject: 'information',
      name: 'Ana',
      surname: 'Mas',
      email: 'canary@correo.example',
      phone: '612345678',
      message: 'Me interesa esta vivienda.',
      acceptPrivacy: true,
      acceptCommercials: false,
      language: 'es',
    },
    texts: ['name', 'surname', 'email', 'phone', 'message'],
    oneLine: ['name', 'surname', 'email', 'phone', 'reference', 'subject', 'language', 'consentVersion', 'pageUrl'],
    answer: { lead_id: 'aB3_-efGhiJklMnoPqrStu', variant: 'automatic' },
    thanks: '/gracias?from=enquiry',
  },
  ownerRequest: {
    path: '/web/lead',
    page: '/servicios/vender',
    body: {
      type: 'BUY',
      fullName: 'Ana Mas',
      email: 'canary@correo.example',
      phone: '612345678',
      address: 'Carrer de Verdi, 12',
      zipCode: '08001',
      estateType: 'flat',
      area: 85,
      rooms: 3,
      moreToKnow: 'Un ático con terraza.',
      cities: ['barcelona', 'girona'],
      acceptTerms: true,
      acceptCommercials: false,
      acceptNewsletter: true,
      language: 'es',
    },
    texts: ['fullName', 'email', 'phone', 'address', 'zipCode', 'moreToKnow'],
    oneLine: [
      'fullName',
      'email',
      'phone',
      'address',
      'zipCode',
      'estateType',
      'type',
      'cities',
      'language',
      'consentVersion',
      'pageUrl',
    ],
    answer: { id: 'cD5_-efGhiJklMnoPqrStu' },
    thanks: '/gracias?from=owner',
  },
  newsletter: {
    path: '/web/subscribe',
    page: '/',
    body: {
      name: 'Ana',
      surname: 'Mas',
      email: 'canary@correo.example',
      language: 'es',
      acceptConditions: true,
      acceptCommercials: true,
    },
    texts: ['name', 'surname', 'email'],
    oneLine: ['name', 'surname', 'email', 'language', 'consentVersion', 'pageUrl'],
    answer: {},
    thanks: '/gracias?from=newsletter',
  },
  advertReport: {
    path: '/web/report',
    page: '/formularios/avisar-de-un-anuncio/MS0116-1000',
    body: {
      reference: 'MS0116-1000',
      reason: 'fraud',
      message: 'Pide una señal antes de la visita.',
      email: 'canary@correo.example',
      acceptPrivacy: true,
      language: 'es',
    },
    texts: ['message', 'email'],
    oneLine: ['email', 'reference', 'reason', 'language', 'consentVersion', 'pageUrl'],
    answer: {},
    thanks: '/gracias?from=advertReport',
  },
  alert: {
    path: '/web/rgpd/alert',
    page: '/formularios/formulario-alertas',
    body: {
      name: 'Ana',
      surnames: 'Mas',
      email: 'canary@correo.example',
      phone: '612345678',
      type: 'rent',
      frequency: 'weekly',
      where: ['barcelona/sitges', 'madrid'],
      filters: 'price_max=1500&rooms=2,3',
      comments: 'Con luz.',
      acceptPrivacy: true,
      language: 'es',
    },
    texts: ['name', 'surnames', 'email', 'phone', 'comments'],
    oneLine: [
      ...['name', 'surnames', 'email', 'phone', 'type', 'frequency', 'filters', 'language'],
      ...['consentVersion', 'pageUrl'],
    ],
    answer: {},
    thanks:
      '/gracias?from=alert&type=rent&where=barcelona/sitges,madrid&price_max=1500&rooms=2,3&estate_type=flat,house,rural_house',
  },
} as const;

export type SentFormName = keyof typeof sentForms;
export const sentFormNames = Object.keys(sentForms) as SentFormName[];

/** Where a form leads without scripts that the site keeps while the API is down. */
export const keptThanks = (form: SentFormName): string =>
  sentForms[form].thanks.replace(/from=(?:newsletter|enquiry|alert)(?=&|$)/, '$&Kept');

export interface Received {
  path: string;
  key: string;
  body: Record<string, unknown>;
}

/** Makes the upstream take forms, once for each key. @returns what it took, and everything that it was sent */
export function takeForms(upstream: FakeUpstream): { taken: Received[]; sent: Received[] } {
  const taken: Received[] = [];
  const sent: Received[] = [];
  upstream.behave((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const received = {
        path: req.url!,
        key: String(req.headers['idempotency-key']),
        body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
      };
      sent.push(received);
      if (!taken.some(({ key }) => key === received.key)) taken.push(received);
      const form = sentFormNames.find((name) => sentForms[name].path === received.path)!;
      res.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify(sentForms[form].answer));
    });
  }, formPaths);
  return { taken, sent };
}

/** The paths that forms are written to. */
export const formPaths = /^\/web\/(?:opportunity|lead|subscribe|report|rgpd\/alert)$/;

/** As a browser with scripts sends it. */
export const sendJson = (
  site: Pick<TestSite, 'app' | 'formToken'>,
  form: SentFormName,
  { key = `key-of-${form}`, changes = {} }: { key?: string; changes?: object } = {},
) =>
  request(site.app)
    .post(sentForms[form].path)
    .set({ 'Sec-Fetch-Site': 'same-origin', 'Idempotency-Key': key })
    .send({ ...sentForms[form].body, topicNote: '', formToken: site.formToken, ...changes });

/** As a browser without scripts sends it, to its page. */
export function sendPlain(
  site: Pick<TestSite, 'app' | 'formToken'>,
  form: SentFormName,
  { page = sentForms[form].page, changes = {} }: { page?: string; changes?: Record<string, string | string[]> } = {},
) {
  const fields = new URLSearchParams();
  const { language: _, ...body } = sentForms[form].body;
  for (const [name, value] of Object.entries({ ...body, topicNote: '', formToken: site.formToken, ...changes })) {
    if (value === true) fields.append(name, 'on');
    else if (value !== false) for (const one of [value].flat().map(String)) fields.append(name, one);
  }
  return request(site.app).post(page).set('Sec-Fetch-Site', 'same-origin').type('form').send(fields.toString());
}
