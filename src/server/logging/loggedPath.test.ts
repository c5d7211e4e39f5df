import { loggedPath } from './loggedPath.ts';

it.each([
  ['/viviendas-compra?q=Ana', '/viviendas-compra'],
  ['/rgpd/aceptar/aB3_-efGhiJklMnoPqrStu?x=1', '/rgpd/aceptar/…'],
  ['/en/rgpd/accept/aB3_-efGhiJklMnoPqrStu', '/en/rgpd/accept/…'],
  ['/ca/rgpd/acceptar/a/b', '/ca/rgpd/acceptar/…'],
  ['/web/rgpd/accept/aB3_-efGhiJklMnoPqrStu', '/web/rgpd/accept/…'],
  ['/web/rgpd/accept', '/web/rgpd/accept'],
  ['/web/lead/123?x', '/web/lead/…'],
  ['/rgpd/aceptar', '/rgpd/aceptar'],
  ['/formularios/formulario-alertas/aB3_-efGhiJklMnoPqrStu', '/formularios/formulario-alertas/…'],
  ['/en/surveys/alert-survey/aB3_-efGhiJklMnoPqrStu?x=1', '/en/surveys/alert-survey/…'],
  ['/ca/formularis/formulari-alertes', '/ca/formularis/formulari-alertes'],
  ['/exports/6c0f3a/kyero.xml', '/exports/…'],
  ['/agentes/lead/x', '/agentes/lead/x'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
