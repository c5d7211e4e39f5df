import type { Rule } from '../rule.ts';
import { nodesOfType, typesOf, valuesOf, type Node, type StructuredData } from '../structuredData.ts';

const isAbsolute = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[^/\s]+(?:[/?#]\S*)?$/.test(value);

/** Properties whose text is an address. */
const addressProperties = [
  'url',
  '@id',
  'image',
  'logo',
  'sameAs',
  'item',
  'contentUrl',
  'thumbnailUrl',
  'mainEntityOfPage',
];

function checkAddresses(node: Node): string[] {
  return addressProperties.flatMap((name) =>
    valuesOf(node, name)
      .filter((value) => typeof value === 'string' && !isAbsolute(value))
      .map((value) => `${typesOf(node)[0] ?? 'node'}.${name} is not absolute: ${String(value)}`),
  );
}

/** Dates and prices, as the vocabulary has them. */
function checkValues(node: Node): string[] {
  const type = typesOf(node)[0] ?? 'node';
  const dates = ['datePosted', 'datePublished', 'dateModified', 'availabilityStarts'].flatMap((name) =>
    valuesOf(node, name)
      .filter((value) => typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(?:T|$)/.test(value))
      .map((value) => `${type}.${name} is no date: ${String(value)}`),
  );
  const prices = valuesOf(node, 'price')
    .filter((value) => !/^\d+(?:\.\d+)?$/.test(String(value)))
    .map((value) => `${type}.price is no number: ${String(value)}`);
  return [...dates, ...prices];
}

/** An element of a list names its page itself, or the thing that has it. */
function addressOfElement(element: Node): unknown {
  const item = element['item'];
  const named = typeof item === 'object' && item !== null ? ((item as Node)['@id'] ?? (item as Node)['url']) : item;
  return named ?? element['url'];
}

function checkList(list: Node): string[] {
  const type = typesOf(list)[0]!;
  const elements = valuesOf(list, 'itemListElement').filter(
    (value): value is Node => typeof value === 'object' && value !== null,
  );
  if (elements.length === 0) return [`${type} without elements`];
  const positions = elements.every((element, index) => element['position'] === index + 1);
  // The last crumb may be the page itself.
  const crumbs = type === 'BreadcrumbList' ? elements.slice(0, -1) : elements;
  const lost = crumbs.filter((element) => addressOfElement(element) === undefined).length;
  return [
    ...(positions ? [] : [`the positions of ${type} are not 1 to ${elements.length}`]),
    ...(lost > 0 ? [`${lost} elements of ${type} have no address`] : []),
  ];
}

function check({ nodes, broken }: StructuredData, data: StructuredData): string[] {
  const untyped = nodes.filter(
    (node) => typesOf(node).length === 0 && !('@graph' in node) && !('@id' in node) && !('@value' in node),
  );
  return [
    ...broken,
    ...(untyped.length > 0 ? [`${untyped.length} nodes without a type`] : []),
    ...nodes.flatMap((node) => [...checkAddresses(node), ...checkValues(node)]),
    ...nodesOfType(data, 'BreadcrumbList', 'ItemList').flatMap(checkList),
  ];
}

export const structuredData: Rule = {
  id: 'S34',
  statement:
    'JSON-LD parses and is escaped; nodes have types, addresses are absolute, dates and prices are such; the positions of lists are 1 to n.',
  visit: ({ content, data }) => {
    if (!content) return [];
    const roots = content.structuredData.filter((script) => !script.includes('"@context"')).length;
    return [...(roots > 0 ? [`${roots} scripts of JSON-LD without a context`] : []), ...check(data, data)];
  },
};
