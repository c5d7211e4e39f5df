import {
  defaultDirectorySort,
  directorySortQuery,
  directorySorts,
  directoryTabs,
  parseDirectorySort,
} from './sorts.ts';

it.each(directoryTabs)('the sorts of %s are read by id, readable name, and with a plus that became a space', (tab) => {
  for (const { wire, query } of directorySorts[tab]) {
    expect([wire, query, wire.replace('+', ' ')].map((raw) => parseDirectorySort(tab, raw))).toEqual([
      wire,
      wire,
      wire,
    ]);
    expect(directorySortQuery(wire)).toBe(query);
  }
});

it('a directory begins at A; its agencies know nothing of agents’ names (docs/product.md#constants)', () => {
  expect(directoryTabs.map(defaultDirectorySort)).toEqual(['agent+', 'agency+']);
  expect(parseDirectorySort('agencies', 'agentAscendent')).toBeNull();
});
