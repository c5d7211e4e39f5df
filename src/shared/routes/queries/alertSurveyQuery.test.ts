import { usualLanguages } from '#shared/i18n/languages.ts';
import { buildUrl } from '../build.ts';
import { resolveUrl } from '../resolveUrl.ts';
import { toAlertQuery } from './alertSurveyQuery.ts';

it('names the places of a search by their paths, and leaves them out of the filters', () => {
  expect(toAlertQuery('buy', {})).toEqual({ type: 'buy' });
  expect(toAlertQuery('rent', { province: 'madrid', rooms: [2] })).toEqual({
    type: 'rent',
    where: ['madrid'],
    filters: { rooms: [2] },
  });
  expect(toAlertQuery('buy', { province: 'madrid', town: 'getafe' })?.where).toEqual(['madrid/getafe']);
  expect(toAlertQuery('buy', { province: 'madrid', town: 'madrid', zone: ['retiro', 'chamberi'] })?.where).toEqual([
    'madrid/madrid/retiro',
    'madrid/madrid/chamberi',
  ]);
});

it('takes the whole town for more zones than an alert may have', () => {
  const zone = Array.from({ length: 21 }, (_, number) => `zone-${number}`);
  expect(toAlertQuery('buy', { province: 'madrid', town: 'madrid', zone })?.where).toEqual(['madrid/madrid']);
});

it('has nothing for a place whose path is not known', () => {
  expect(toAlertQuery('buy', { town: 'getafe' })).toBeNull();
  expect(toAlertQuery('buy', { province: 'madrid', zone: ['retiro'] })).toBeNull();
});

it('comes back from the URL of the survey', () => {
  const query = toAlertQuery('rent', {
    province: 'madrid',
    town: 'getafe',
    price: { max: 1200 },
    features: ['elevator', 'terrace'],
  })!;
  const url = new URL(buildUrl({ to: 'AlertSurvey', params: {}, query }, 'en'), 'https://www.example.com');
  expect(url.pathname).toBe('/en/surveys/alert-survey');
  const resolution = resolveUrl(url.pathname, url.search, usualLanguages);
  expect(resolution.kind === 'match' && resolution.address.query).toEqual(query);
});
