import type { LoaderFunctionArgs } from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import { apiContext } from '../app/loaderContext.ts';
import { loadLayout } from './layout.load.ts';

const barcelona = { slug: 'barcelona', name: 'Barcelona', count: 3 };
const girona = { slug: 'girona', name: 'Girona', count: 2 };
const answers = { buy: [barcelona], rent: [girona], agents: [girona, barcelona] };

/** The data for these answers of the API. */
function load({ buy, rent, agents }: typeof answers, language: Language = 'es') {
  const api = {
    provinces: (type: 'buy' | 'rent') => Promise.resolve(type === 'buy' ? buy : rent),
    agentProvinces: () => Promise.resolve(agents),
  };
  const context = { get: (of: unknown) => of === apiContext && (() => Promise.resolve(api)) };
  const request = new Request('http://site.invalid/');
  return loadLayout(language, { context, request } as unknown as LoaderFunctionArgs);
}

it('makes the data of a language once for the same answers', async () => {
  const data = await load(answers);
  expect(data.provinces.map(({ slug }) => slug)).toEqual(['barcelona', 'girona']);
  expect(data.frame!.agents.map(({ slug }) => slug)).toEqual(['barcelona', 'girona']);
  expect(await load(answers)).toBe(data);
  expect(await load(answers, 'en')).not.toBe(data);
  expect(await load(answers)).toBe(data);
});

it('makes it anew for another answer', async () => {
  await load(answers);
  const { provinces } = await load({ ...answers, buy: [{ ...barcelona, count: 4 }] });
  expect(provinces[0]).toMatchObject({ slug: 'barcelona', buy: 4 });
});
