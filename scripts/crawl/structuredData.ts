/** A node of JSON-LD: the values of its properties by name. */
export type Node = Readonly<Record<string, unknown>>;

export interface StructuredData {
  /** Every node, the nested ones too. */
  nodes: readonly Node[];
  /** What cannot be read, in words. */
  broken: readonly string[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  if (!isNode(value)) return;
  yield value;
  for (const property of Object.values(value)) yield* nodesOf(property);
}

/** @param scripts the contents of the JSON-LD scripts of a page */
export function readStructuredData(scripts: readonly string[]): StructuredData {
  const nodes: Node[] = [];
  const broken: string[] = [];
  for (const script of scripts) {
    // A reader that looks for the end of the script stops at it.
    if (/<[/!]/.test(script)) broken.push('JSON-LD with "</" or "<!" that is not escaped');
    try {
      nodes.push(...nodesOf(JSON.parse(script)));
    } catch (error) {
      broken.push(`JSON-LD that is no JSON: ${error instanceof Error ? error.message : 'unknown error'}`);
    }
  }
  return { nodes, broken };
}

/** Names of types, without a vocabulary's address before them. */
export const typesOf = (node: Node): string[] =>
  [node['@type']]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? [type.replace(/^https?:\/\/schema\.org\//, '')] : []));

/** The values of a property, one or many, as a list. */
export const valuesOf = (node: Node, property: string): unknown[] => {
  const value = node[property];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
};

export const nodesOfType = ({ nodes }: StructuredData, ...types: string[]): Node[] =>
  nodes.filter((node) => typesOf(node).some((type) => types.includes(type)));

/** Prices of offers, their specifications and ranges, as written. */
export const pricesOf = (data: StructuredData): string[] =>
  data.nodes.flatMap((node) =>
    ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'].flatMap((name) =>
      valuesOf(node, name)
        .filter((value) => typeof value === 'string' || typeof value === 'number')
        .map(String),
    ),
  );

/** What the offers of a home say of its availability: `InStock`, `LimitedAvailability`, `SoldOut`. */
export const availabilityOf = (data: StructuredData): string[] =>
  data.nodes.flatMap((node) =>
    valuesOf(node, 'availability').flatMap((value) =>
      typeof value === 'string' ? [value.replace(/^https?:\/\/schema\.org\//, '')] : [],
    ),
  );
