import { readEnv } from './env.ts';
import { imageOriginsOf } from './imageOrigins.ts';

it.each([
  [{}, []],
  [
    { API_HOST: 'https://api.example', CMS_HOST: 'https://cms.example' },
    ['https://api.example', 'https://cms.example'],
  ],
  [{ API_HOST: 'https://www.example', CMS_HOST: 'https://www.example' }, ['https://www.example']],
  // Of a host inside, over http, no browser shows any.
  [{ API_HOST: 'http://api:4000', PUBLIC_ORIGIN: 'https://www.example' }, []],
  [
    { API_HOST: 'https://api.example', IMAGE_ORIGINS: 'https://a.example, https://b.example/' },
    ['https://a.example', 'https://b.example'],
  ],
])('%j: pages show pictures of %j', (variables, origins) => {
  expect(imageOriginsOf(readEnv(variables))).toEqual(origins);
});
