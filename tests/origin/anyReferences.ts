/** What agencies call their listings, and the key of each: two of them are one word but for their case. */
export const anyReferences = [
  ['R4512345', 'r4512345'],
  ['VLL-023', 'vll-023'],
  ['12345', '12345'],
  ['1231', '1231'],
  ['12/B', '12-b'],
  ['ref 12', 'ref-12'],
  ['Ático-3', 'atico-3'],
  ['N.7', 'n-7'],
  ['A_1', 'a-1'],
  ['A--1', 'a-1-2'],
  ['CBW-510187', 'cbw-510187'],
  ['V3TEST', 'v3test'],
  ['v3test', 'v3test-2'],
  ['3f2504e0-4f89-11d3-9a0c-0305e82c3301', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
  ['L'.repeat(60), 'l'.repeat(60)],
  ['東1', '1'],
] as const;
