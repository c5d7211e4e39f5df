import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../app/loaderContext.ts';
import { loadLayout } from './layout.load.ts';

const barcelona = { slug: 'barcelona', name: 'Barcelona', count: 3 };
const girona = { slug: 'girona', name: 'Girona', count: 2 };
const answers = { buy: [barcelona], rent: [girona], agents: [girona, barcelona] };

/** The data for these answers of the API. */
function load({ buy, rent, agents }: typeof answers, url = 'http://site.invalid/') {
  const api = {
    provinces: (type: 'buy' | 'rent') => Promise.resolve(type === 'buy' ? buy : rent),
    agentProvinces: () => Promise.resolve(agents),
  };
  const context = { get: (of: unknown) => of === apiContext && (() => Promise.resolve(api)) };
  return loadLayout({ context, request: new Request(url) } as unknown as LoaderFunctionArgs);
}

it('makes the data of a language once for the same answers', async () => {
  const data = await load(answers);
  expect(data.provinces.map(({ slug }) => slug)).toEqual(['barcelona', 'girona']);
  expect(data.frame!.agents.map(({ slug }) => slug)).toEqual(['barcelona', 'girona']);
  expect(await load(answers)).toBe(data);
  expect(await load(answers, 'http://site.invalid/en')).not.toBe(data);
  expect(await load(answers)).toBe(data);
});

it('makes it anew for another answer', async () => {
  await load(answers);
  const { provinces } = await load({ ...answers, buy: [{ ...barcelona, count: 4 }] });
  expect(provinces[0]).toMatchObject({ slug: 'barcelona', buy: 4 });
});
