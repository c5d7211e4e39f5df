/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { fakeResponse } from '#tests/fakes/fakeResponse.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { saveSearchPart } from '../alerts/saveSearchPart.ts';
import { Enquiry } from './Enquiry.tsx';
import type { EnquiryAbout } from './enquiryAbout.ts';
import { setSentEnquiry } from './sentEnquiries.ts';

const about: EnquiryAbout = {
  subject: 'information',
  key: 'MS0116-1000',
  reference: 'MS0116-1000',
  name: 'Núria Soler',
  similar: '#related',
};

let sent: { path: string; body: Record<string, unknown>; key: string }[];
let answer: () => Promise<Response>;

const json = (status: number, body: object) => () => Promise.resolve(fakeResponse(status, body));

beforeEach(() => {
  sent = [];
  answer = json(201, { lead_id: 'aB3_-efGhiJklMnoPqrStu', variant: 'automatic' });
  sessionStorage.clear();
  globalThis.fetch = jest.fn((path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return json(200, { token: 'fresh' })();
    const headers = init.headers as Record<string, string>;
    sent.push({
      path,
      body: JSON.parse(init.body as string) as Record<string, unknown>,
      key: headers['idempotency-key']!,
    });
    return answer();
  }) as typeof fetch;
});

afterEach(() => {
  cleanup();
  setSentEnquiry('information:MS0116-1000', null);
  location.hash = '';
});

async function pageOf(given: EnquiryAbout) {
  const i18n = createInstance();
  const namespaces = ['common', 'enquiry', 'forms', 'saveSearch', 'alerts', 'search', 'meta'] as const;
  const dictionaries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadDictionary('es', namespace)] as const),
  );
  await i18n.init({
    ...i18nOptions,
    lng: 'es',
    ns: [...namespaces],
    resources: { es: Object.fromEntries(dictionaries) },
  });
  const router = createMemoryRouter([{ path: '*', element: <Enquiry about={given} level="h2" /> }], {
    initialEntries: ['/viviendas-barcelona-compra/piso/MS0116-1000'],
  });
  return (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={testSite}>
        <RouterProvider router={router} />
      </SiteContext>
    </I18nextProvider>
  );
}

async function show(given: EnquiryAbout = about): Promise<void> {
  render(await pageOf(given));
  await waitFor(() => {
    expect(document.querySelector<HTMLInputElement>('input[name="formToken"]')?.value ?? 'fresh').toBe('fresh');
  });
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(`[name="${name}"]`)!;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

function fill(): void {
  type('name', 'Ana');
  type('surname', 'Mas');
  type('email', 'ana@correo.example');
  fireEvent.click(field('acceptPrivacy'));
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar la consulta' }));

describe('with the free times of the agent', () => {
  const starts = ['2026-11-30T09:00:00.000Z', '2026-11-30T09:30:00.000Z', '2026-12-01T09:00:00.000Z'];
  const slots = { zone: 'Europe/Madrid', minutes: 30, starts } as const;
  const withSlots: EnquiryAbout = { ...about, slots };

  const when = 'lunes, 30 de noviembre, 10:00–10:30 (hora peninsular)';
  it.each([
    ['books', {}, `Su visita con Núria Soler queda reservada: ${when}.`],
    [
      'holds',
      { held_until: '2026-11-28T10:05:00.000Z' },
      `Falta un paso: hasta las 11:05 le guardamos la visita con Núria Soler, ${when}. Confírmela con el enlace que le hemos enviado por correo.`,
    ],
  ])('%s one of them, as the API says', async (_name, held, text) => {
    answer = json(201, { lead_id: 'aB3_-efGhiJklMnoPqrStu', variant: 'automatic', slot: starts[0], ...held });
    await show(withSlots);
    fill();
    fireEvent.click(screen.getByRole('radio', { name: 'Lunes, 30 de noviembre, 10:00', hidden: true }));
    submit();
    await screen.findByRole('heading', { name: 'Hemos recibido su consulta' });
    expect(sent[0]!.body).toMatchObject({ slot: starts[0], subject: 'visit' });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows the times of the day that is chosen, and names the chosen one on its day', async () => {
    await show({ ...withSlots, subject: 'visit' });
    const days = within(screen.getByRole('group', { name: 'Días con horas libres' }));
    const isPressed = () => days.getAllByRole('button').map((day) => day.getAttribute('aria-pressed'));
    expect(days.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['lun 30 nov', 'mar 1 dic']);
    expect(isPressed()).toEqual(['true', 'false']);
    fireEvent.click(screen.getByRole('radio', { name: 'Lunes, 30 de noviembre, 10:30' }));
    fireEvent.click(days.getByRole('button', { name: 'mar 1 dic' }));
    expect(isPressed()).toEqual(['false', 'true']);
    expect(screen.getByRole('radio', { name: 'Martes, 1 de diciembre, 10:00' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Lunes, 30 de noviembre, 10:30' })).toBeNull();
    expect(days.getAllByRole('button')[0]!.textContent).toBe('10:30 30 nov');
  });

  it('shows all times without scripts', async () => {
    const html = renderToStaticMarkup(await pageOf({ ...withSlots, subject: 'visit' }));
    expect(html.match(/type="radio"/g)).toHaveLength(4);
    expect(html).not.toMatch(/hidden=""|aria-pressed/);
  });

  it('of one that was taken meanwhile says so, keeps what was typed and shows those that are left', async () => {
    const left = json(200, { ...slots, starts: starts.slice(1) });
    const post = globalThis.fetch;
    globalThis.fetch = jest.fn((path: string, init?: RequestInit) =>
      path.endsWith('/web/estate/MS0116-1000/slots') ? left() : post(path, init),
    ) as typeof fetch;
    answer = json(422, { code: '9002', fields: { slot: 'invalid' } });
    await show(withSlots);
    fill();
    fireEvent.click(screen.getByRole('radio', { name: 'Lunes, 30 de noviembre, 10:00', hidden: true }));
    submit();
    await screen.findAllByText('Esa hora ya no está libre. Elija otra de las que quedan.');
    await waitFor(() => {
      expect(screen.queryByRole('radio', { name: 'Lunes, 30 de noviembre, 10:00' })).toBeNull();
    });
    expect(screen.getByRole('radio', { name: 'Lunes, 30 de noviembre, 10:30' })).toBeTruthy();
    expect(field('name').value).toBe('Ana');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Sin hora fija: prefiero acordarla' }));
  });

  it('of which none is left leaves it to be agreed upon', async () => {
    await show({ ...withSlots, subject: 'visit', slots: { ...slots, starts: [] } });
    expect(screen.getByRole('radio', { name: /No quedan horas libres/ })).toBeTruthy();
  });
});

it('sends the form with what it is about, and says what happens next', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('¿Quiere saber más? Pregunte a Núria Soler');
  expect(field('message').value).toContain('MS0116-1000');
  expect(field('phone').hasAttribute('aria-required')).toBe(false);
  expect(field('email').getAttribute('aria-required')).toBe('true');
  fill();
  type('phone', '07911 123456');
  fireEvent.change(field('phoneCountry'), { target: { value: 'GB' } });
  submit();
  const heading = await screen.findByRole('heading', { name: 'Hemos recibido su consulta' });
  expect(document.activeElement).toBe(heading);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: '/web/opportunity',
    body: {
      reference: 'MS0116-1000',
      subject: 'information',
      name: 'Ana',
      phone: '+447911123456',
      acceptPrivacy: true,
      acceptCommercials: false,
      language: 'es',
      formToken: 'fresh',
      topicNote: '',
    },
  });
  expect(screen.getByText(/Núria Soler le responderá por correo/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver el resumen de su consulta' }).getAttribute('href')).toBe(
    '/rgpd/solicitud/aB3_-efGhiJklMnoPqrStu',
  );
  expect(screen.getByRole('link', { name: 'Ver viviendas similares' }).getAttribute('href')).toBe('#related');
  expect(sessionStorage).toHaveLength(0);
});

it('offers an alert for homes like it after an enquiry, in the same place', async () => {
  const query = { type: 'buy', where: ['barcelona/barcelona'], filters: { price: { min: 200_000 } } } as const;
  await show({
    ...about,
    alert: { kind: 'similar', query: { ...query, where: [...query.where] }, province: 'Barcelona' },
  });
  fill();
  submit();
  const link = await screen.findByRole('link', { name: 'Avisarme cuando haya viviendas parecidas' });
  expect(link.getAttribute('href')).toBe(
    '/formularios/formulario-alertas?type=buy&where=barcelona/barcelona&price_min=200000',
  );
  await saveSearchPart.Part.load();
  fireEvent.click(link);
  const title = await screen.findByRole('heading', { name: 'Le avisamos cuando haya viviendas parecidas' });
  expect(document.activeElement).toBe(title);
  await screen.findByRole('button', { name: 'Avisarme' });
  fireEvent.input(field('email'), { target: { value: 'ana@correo.example' } });
  fireEvent.click(field('acceptPrivacy'));
  fireEvent.click(screen.getByRole('button', { name: 'Avisarme' }));
  await screen.findByRole('heading', { name: 'Falta un paso: mire su correo' });
  expect(sent[1]).toMatchObject({
    path: '/web/rgpd/alert',
    body: {
      type: 'buy',
      where: ['barcelona/barcelona'],
      filters: 'price_min=200000&estate_type=flat,house,rural_house',
      email: 'ana@correo.example',
    },
  });
});

it('promises no homes after an enquiry about a garage', async () => {
  await show({ ...about, alert: { kind: 'similar', query: { type: 'buy', filters: { estate_type: ['garage'] } } } });
  fill();
  submit();
  expect(await screen.findByRole('link', { name: 'Ver inmuebles similares' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Avisarme cuando haya inmuebles parecidos' }));
  expect(await screen.findByRole('heading', { name: 'Le avisamos cuando haya inmuebles parecidos' })).toBeTruthy();
});

it('is received without a link when the site keeps it for later', async () => {
  answer = json(202, {});
  await show();
  fill();
  submit();
  expect(await screen.findByText(/No hace falta que la repita/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /resumen/ })).toBeNull();
});

it('names each problem, and asks for nothing that is optional', async () => {
  await show();
  type('message', '');
  type('phone', '12');
  submit();
  await screen.findByText('Hay 4 datos que corregir:');
  const invalid = [...document.querySelectorAll('[aria-invalid="true"]')].map((element) =>
    element.getAttribute('name'),
  );
  expect(invalid).toEqual(['name', 'email', 'phone', 'acceptPrivacy']);
  expect(document.activeElement).toBe(field('name'));
  expect(sent).toEqual([]);
});

it('keeps what was typed over a reload, without the consents, and the visitor’s own details for another listing', async () => {
  await show();
  fill();
  type('message', '¿Tiene ascensor?');
  cleanup();
  await show();
  expect([field('name').value, field('email').value, field('message').value]).toEqual([
    'Ana',
    'ana@correo.example',
    '¿Tiene ascensor?',
  ]);
  expect((field('acceptPrivacy') as HTMLInputElement).checked).toBe(false);
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('accept');
  cleanup();
  await show({ ...about, key: 'MS0116-1001', reference: 'MS0116-1001' });
  expect(field('name').value).toBe('Ana');
  expect(field('message').value).toContain('MS0116-1001');
});

it.each([
  [429, true, 'Ha habido demasiados envíos seguidos'],
  [503, true, 'No se ha podido enviar'],
  [503, false, 'No hay conexión a internet'],
])('says why it was not sent: %d, online %s', async (status, isOnline, words) => {
  const warn = jest.mocked(console.warn).mockImplementation(() => {});
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  answer = json(status, { code: '9000' });
  await show();
  fill();
  submit();
  await waitFor(() => {
    expect(screen.getByRole('alert').textContent).toContain(words);
  });
  expect(field('email').value).toBe('ana@correo.example');
  warn.mockClear();
  jest.restoreAllMocks();
});

it('asks for a visit when a link leads there: of the lead’s page, or of the estate’s', async () => {
  location.hash = '#visit';
  await show();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Pida una visita a Núria Soler');
  expect(field('message').value).toContain('me gustaría visitar');
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Pedir la visita' }));
  ask();
  await screen.findAllByText('Para pedir la visita hay que aceptar la política de privacidad.');
  fill();
  await act(async () => {
    ask();
    await Promise.resolve();
  });
  await waitFor(() => {
    expect(sent[0]?.body.subject).toBe('visit');
  });
});

it('offers homes like it where the home is closed', async () => {
  await show({ ...about, subject: 'similar' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('¿Quiere algo parecido?');
  expect(field('message').value).toContain('ya no está disponible');
  expect(field('subject').value).toBe('similar');
});
