import {
  defaultDirectorySort,
  directorySortQuery,
  directorySorts,
  directoryTabs,
  parseDirectorySort,
} from './sorts.ts';

it.each(directoryTabs)('the sorts of %s are read by id, readable name, and with a plus that became a space', (tab) => {
  for (const { apiId, query } of directorySorts[tab]) {
    expect([apiId, query, apiId.replace('+', ' ')].map((raw) => parseDirectorySort(tab, raw))).toEqual([
      apiId,
      apiId,
      apiId,
    ]);
    expect(directorySortQuery(apiId)).toBe(query);
  }
});

it('a directory begins at A; its agencies know nothing of agents’ names (docs/product.md#constants)', () => {
  expect(directoryTabs.map(defaultDirectorySort)).toEqual(['agent+', 'agency+']);
  expect(parseDirectorySort('agencies', 'agentAscendent')).toBeNull();
});
