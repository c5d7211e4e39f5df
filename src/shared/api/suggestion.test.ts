import { suggestionIn, type Suggestion } from './suggestion.ts';

it('names places in the language of the page, and people as they are called', () => {
  const town: Suggestion = { kind: 'town', name: 'Elche', within: 'Alicante', province: 'alicante', town: 'elche' };
  const agent: Suggestion = { kind: 'agent', name: 'Valencia', within: 'Zaragoza', slug: 'valencia' };
  expect([town, agent].map((one) => suggestionIn(one, 'ca'))).toEqual([
    { ...town, name: 'Elx', within: 'Alacant' },
    { ...agent, within: 'Saragossa' },
  ]);
  expect([town, agent].map((one) => suggestionIn(one, 'es'))).toEqual([town, agent]);
});
