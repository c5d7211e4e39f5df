import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A value of JSON-LD, as it is parsed. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

interface Shape {
  extends: string[];
  /** Of each property: what it may be, as names of types. */
  properties: Map<string, string[]>;
}

/** What schema-dts says of schema.org, read from its declarations, which its generator writes line by line. */
interface Vocabulary {
  /** By the name of an interface. */
  shapes: Map<string, Shape>;
  /** The interface of each type, by the type's name. */
  leaves: Map<string, string>;
  /** What each type or data type may be: narrower types, data types, words in quotes. */
  unions: Map<string, string[]>;
}

const split = (union: string): string[] => union.split(' | ').map((name) => name.trim());

function readDeclarations(lines: readonly string[]): Vocabulary {
  const vocabulary: Vocabulary = { shapes: new Map(), leaves: new Map(), unions: new Map() };
  let shape: Shape = { extends: [], properties: new Map() };
  let name = '';
  for (const line of lines) {
    const opened = /^(?:export )?interface (\w+)(?: extends (.*?))? \{$/.exec(line);
    const property = /^ {4}"([^"@]+)"\?: SchemaValue<(.*), "\1">;$/.exec(line);
    const type = /^ {4}"@type": "([^"]+)";$/.exec(line);
    const union = /^export type (\w+) = (.*);$/.exec(line);
    if (opened) {
      name = opened[1]!;
      shape = {
        extends: (opened[2] ?? '').split(',').map((base) => base.trim().replace(/^Partial<(\w+)>$/, '$1')),
        properties: new Map(),
      };
      vocabulary.shapes.set(name, shape);
    } else if (property) shape.properties.set(property[1]!, split(property[2]!));
    else if (type && name.endsWith('Leaf')) vocabulary.leaves.set(type[1]!, name);
    else if (union) vocabulary.unions.set(union[1]!, split(union[2]!));
  }
  return vocabulary;
}

let read: Vocabulary | undefined;

function vocabularyOf(): Vocabulary {
  if (!read) {
    const file = createRequire(import.meta.url)
      .resolve('schema-dts')
      .replace(/\.js$/, '.d.ts');
    read = readDeclarations(readFileSync(file, 'utf8').split('\n'));
    if (read.leaves.size < 800 || read.unions.size < 800)
      throw new Error('The declarations of schema-dts are written in another way than before');
  }
  return read;
}

/** What a property of an interface or of those that it extends may be; undefined where none of them has it. */
function rangeOf(shapeName: string, property: string, vocabulary: Vocabulary): string[] | undefined {
  const shape = vocabulary.shapes.get(shapeName);
  const inherited = () => shape?.extends.map((base) => rangeOf(base, property, vocabulary)).find(Boolean);
  return shape?.properties.get(property) ?? inherited();
}

/** Whether a word or a type is, or is narrower than, one of these. @param wanted as a union names it */
function isAmong(names: readonly string[], wanted: (name: string) => boolean, { unions }: Vocabulary): boolean {
  const seen = new Set<string>();
  const isIt = (name: string): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    return wanted(name) || (unions.get(name)?.some(isIt) ?? false);
  };
  return names.some(isIt);
}

function isValue(value: string | number | boolean, range: readonly string[], vocabulary: Vocabulary): boolean {
  const kind = typeof value;
  // Search engines take the address of a thing for the thing, and ask for it so in breadcrumbs.
  if (kind === 'string' && range.includes('IdReference') && URL.canParse(String(value))) return true;
  const word = JSON.stringify(value);
  // A type that may be a text by its name is one that the vocabulary wants described.
  const dataTypes = range.filter((name) => !vocabulary.leaves.has(name) || vocabulary.unions.get(name)?.includes(word));
  return isAmong(dataTypes, (name) => name === kind || name === word, vocabulary);
}

function problemsOfValue(value: Json, range: readonly string[], at: string, vocabulary: Vocabulary): string[] {
  if (value === null) return [`${at}: is null`];
  if (Array.isArray(value))
    return value.flatMap((item, index) => problemsOfValue(item, range, `${at}[${index}]`, vocabulary));
  if (typeof value !== 'object')
    return isValue(value, range, vocabulary) ? [] : [`${at}: ${JSON.stringify(value)} is none of ${range.join(', ')}`];
  const { '@type': type } = value;
  if (type === undefined) {
    const isReference = typeof value['@id'] === 'string' && Object.keys(value).length === 1;
    return isReference && range.includes('IdReference') ? [] : [`${at}: has no type`];
  }
  const fits = isAmong(range, (name) => name === type, vocabulary);
  return [
    ...(fits ? [] : [`${at}: ${JSON.stringify(type)} is none of ${range.join(', ')}`]),
    ...problemsOfNode(value, at, vocabulary),
  ];
}

function problemsOfNode(node: Readonly<Record<string, Json>>, at: string, vocabulary: Vocabulary): string[] {
  const { '@type': type, '@id': id, ...properties } = node;
  const leaf = typeof type === 'string' ? vocabulary.leaves.get(type) : undefined;
  if (leaf === undefined) return [`${at}: ${JSON.stringify(type)} is no type of the vocabulary`];
  const ofId = id === undefined || (typeof id === 'string' && URL.canParse(id)) ? [] : [`${at}.@id: is no address`];
  return [
    ...ofId,
    ...Object.entries(properties).flatMap(([name, value]) => {
      // An action says of its properties which of them it asks for.
      const asked = /^(.+)-input$/.exec(name)?.[1];
      const range = rangeOf(leaf, asked ?? name, vocabulary);
      if (!range) return [`${at}.${name}: is no property of ${JSON.stringify(type)}`];
      return problemsOfValue(value, asked ? ['Text'] : range, `${at}.${name}`, vocabulary);
    }),
  ];
}

/**
 * Checks JSON-LD against the vocabulary of schema.org: each type exists, each property exists and is one of its type,
 * and each value is of what the property may be.
 * @param document the parsed content of a script element
 * @returns what is wrong, each with its place; empty where nothing is
 */
export function vocabularyProblems(document: unknown): string[] {
  const { '@context': context, '@graph': graph, ...others } = document as Record<string, Json>;
  const vocabulary = vocabularyOf();
  return [
    ...(context === 'https://schema.org' ? [] : ['@context: is not schema.org']),
    ...Object.keys(others).map((name) => `${name}: stands beside the graph`),
    ...(Array.isArray(graph)
      ? graph.flatMap((node, index) => problemsOfNode(node as Record<string, Json>, `[${index}]`, vocabulary))
      : ['@graph: is no list']),
  ];
}
