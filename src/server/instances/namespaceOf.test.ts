import { readEnv } from '#config/env.ts';
import { namespaceOf } from './namespaceOf.ts';

const namespace = (variables: Record<string, string> = {}, build = 'build') =>
  namespaceOf(readEnv({ PUBLIC_ORIGIN: 'https://www.example.com', ...variables }), build);

it('is another one for another build', () => {
  expect(namespace({}, 'later')).not.toBe(namespace());
});

it.each<Record<string, string>>([
  { BRAND_NAME: 'Golondrina' },
  { PUBLIC_ORIGIN: 'https://elsewhere.example' },
  { API_HOST: 'https://api.example.com' },
  { FAVOURITES: 'off' },
  { LINK_MAGAZINE: '/magazine/' },
])('is another one with %j, which shows in answers', (variables) => {
  expect(namespace(variables)).not.toBe(namespace());
});

it.each<Record<string, string>>([{ PORT: '4000' }, { LOG_LEVEL: 'debug' }, { CACHE_MAX_MB: '64' }])(
  'is the same with %j, which does not',
  (variables) => {
    expect(namespace(variables)).toBe(namespace());
  },
);
