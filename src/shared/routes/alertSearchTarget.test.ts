import { alertSearchTarget } from './alertSearchTarget.ts';
import { buildUrl } from './build.ts';
import type { AlertSurveyQuery } from './queries/alertSurveyQuery.ts';

const flats = { filters: { estate_type: ['flat'] } } satisfies AlertSurveyQuery;

it.each([
  [{ ...flats }, '/viviendas-compra?estate_type=flat'],
  [{ ...flats, type: 'rent', where: ['madrid'] }, '/viviendas-madrid-alquiler?estate_type=flat'],
  [{ ...flats, where: ['madrid/getafe'] }, '/viviendas-madrid-compra?town=getafe&estate_type=flat'],
  [{ ...flats, where: ['madrid/madrid/centro'] }, '/viviendas-madrid-compra?town=madrid&zone=centro&estate_type=flat'],
  [
    { ...flats, where: ['madrid/madrid/centro', 'madrid/madrid/sol'] },
    '/viviendas-madrid-compra?town=madrid&zone=centro,sol&estate_type=flat',
  ],
  [
    { ...flats, where: ['madrid/madrid', 'madrid/getafe'] },
    '/viviendas-compra?where=madrid/getafe,madrid/madrid&estate_type=flat',
  ],
  [{ ...flats, where: ['madrid/madrid', 'madrid'] }, '/viviendas-madrid-compra?estate_type=flat'],
  [{ ...flats, where: ['madrid', 'soria'] }, '/viviendas-compra?where=madrid,soria&estate_type=flat'],
  // Of more places than a list may have, what they have in common.
  [
    { ...flats, where: ['a', 'b', 'c', 'd', 'e', 'f'].map((town) => `madrid/${town}`) },
    '/viviendas-madrid-compra?estate_type=flat',
  ],
  [{ ...flats, where: ['a', 'b', 'c', 'd', 'e', 'f'] }, '/viviendas-compra?estate_type=flat'],
  [{ filters: { estate_type: ['flat', 'house', 'rural_house'] } }, '/viviendas-compra'],
] satisfies [AlertSurveyQuery, string][])('the list of the alert %j is %s', (alert, url) => {
  expect(buildUrl(alertSearchTarget(alert), 'es')).toBe(url);
});
