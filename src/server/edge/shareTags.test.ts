import { shareTags } from './shareTags.ts';

it('gives the same tags', () => {
  expect(shareTags(['estates', 'province:madrid', 'agent:núria'])).toEqual([
    'estates',
    'province:madrid',
    'agent:núria',
  ]);
  expect(shareTags(['t'.repeat(300), 'short'])).toEqual(['t'.repeat(300), 'short']);
  expect(shareTags([])).toEqual([]);
});
