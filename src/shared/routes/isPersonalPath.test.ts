import { languages } from '../i18n/languages.ts';
import { buildUrl } from './build.ts';
import { isPersonalPath } from './isPersonalPath.ts';

it.each(languages)('private listings and mailed links are personal (%s)', (language) => {
  const id = 'aB3_-efGhiJklMnoPqrStu';
  for (const path of [
    buildUrl({ to: 'EstatePrivate', params: { ref: 'MS0116-1000' } }, language),
    buildUrl({ to: 'Find', params: {} }, language),
    buildUrl({ to: 'RgpdLead', params: { leadId: id } }, language),
    buildUrl({ to: 'RgpdAccept', params: { assistanceId: id } }, language),
    buildUrl({ to: 'RgpdUnsubscribe', params: { unsubscribeToken: id } }, language),
    buildUrl({ to: 'RgpdCancel', params: { crossingId: id } }, language),
    buildUrl({ to: 'RgpdAlerts', params: { alertsToken: id } }, language),
    buildUrl({ to: 'RgpdAdverts', params: { advertsToken: id } }, language),
    buildUrl({ to: 'RgpdResults', params: { resultsToken: id } }, language),
    buildUrl({ to: 'RgpdOwner', params: { ownerToken: id } }, language),
    buildUrl({ to: 'AlertUpdate', params: { alertToken: id } }, language),
  ]) {
    expect([path, isPersonalPath(path)]).toEqual([path, true]);
    expect(isPersonalPath(`${path}/`)).toBe(true);
  }
  expect(isPersonalPath(buildUrl({ to: 'Home', params: {} }, language))).toBe(false);
  expect(isPersonalPath(buildUrl({ to: 'Search', params: { type: 'buy' } }, language))).toBe(false);
  expect(isPersonalPath(buildUrl({ to: 'AlertSurvey', params: {} }, language))).toBe(false);
});

it.each([
  '/rgpd/solicitud/broken',
  '/en/RGPD/lead/x',
  '/viviendas//MS0116-1000',
  '//ca/rgpd/x',
  '/viviendas/a/b',
  '/en/surveys/alert-survey/broken',
])('%s is personal, though it is no page or another spelling of one', (path) => {
  expect(isPersonalPath(path)).toBe(true);
});

it.each(['/rgpd', '/rgpdata', '/viviendas', '/viviendas-compra', '/no/such/page'])('%s is not', (path) => {
  expect(isPersonalPath(path)).toBe(false);
});
