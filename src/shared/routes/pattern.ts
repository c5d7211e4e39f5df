import { rulesOf } from '#rules';
import type { Language } from '#shared/i18n/languages.ts';
import { codecs, type ParamName } from './codecs.ts';
import type { RouteParams } from './params.ts';
import type { RouteName } from './table.ts';

/**
 * A pattern of the table, compiled. React Router matches whole segments only, so a segment that holds parameters
 * becomes one router parameter (`:s0`), which our expression then splits.
 */
interface Pattern {
  /** The path for React Router, as `/:s0/:s1`. */
  routerPath: string;
  segments: Segment[];
}

type Segment =
  | { text: string }
  | {
      parts: Part[];
      /** What the parameters are in a text; undefined where it is not such a segment. */
      groupsIn: (text: string) => Record<string, string | undefined> | undefined;
      isOfAnyLength: boolean;
    };
type Part = string | { name: ParamName; optional: boolean };

function compileSegment(source: string): Segment {
  if (!source.includes('{')) return { text: source };
  const parts: Part[] = source
    .split(/(\{[^}]+\})/)
    .filter(Boolean)
    .map((piece) => {
      if (!piece.startsWith('{')) return piece;
      const optional = piece.endsWith('?}');
      return { name: piece.slice(1, optional ? -2 : -1) as ParamName, optional };
    });
  // An optional parameter is followed by a hyphen, which may stay when the parameter is left out (`viviendas--compra`):
  // accepted here, and mended by the redirect to the normal form.
  const expression = parts
    .map((part, index) => {
      if (typeof part === 'string') {
        const afterOptional =
          typeof parts[index - 1] === 'object' && (parts[index - 1] as { optional: boolean }).optional;
        return afterOptional ? part.slice(1) : part;
      }
      const group = `(?<${part.name}>${codecs[part.name].pattern})`;
      return part.optional ? `(?:${group}?-)?` : group;
    })
    .join('');
  const isOfAnyLength = parts.every((part) => typeof part === 'object' && 'isOfAnyLength' in codecs[part.name]);
  // A page matches few of all routes in all languages.
  let compiled: RegExp | undefined;
  return {
    parts,
    isOfAnyLength,
    groupsIn: (text) => (compiled ??= new RegExp(`^${expression}$`, 'iu')).exec(text)?.groups,
  };
}

function compile(source: string): Pattern {
  const segments = source.split('/').filter(Boolean).map(compileSegment);
  return {
    segments,
    routerPath: `/${segments.map((segment, index) => ('text' in segment ? segment.text : `:s${index}`)).join('/')}`,
  };
}

/**
 * Characters of a path's segment beyond which it names nothing: a call with it could be too long for the upstream to
 * read.
 */
const maxSegmentLength = 500;

const patterns = new Map<string, Pattern>();

/** Compiled when it is first asked for: a browser has the rules of its page's language first. */
function patternOf(name: RouteName, language: Language): Pattern {
  const source = rulesOf(language).urls.routes[name];
  const known = patterns.get(source) ?? compile(source);
  patterns.set(source, known);
  return known;
}

export const routerPath = (name: RouteName, language: Language): string => patternOf(name, language).routerPath;

/**
 * Reads a route's parameters from what React Router matched.
 * @returns null when a segment is not one of this route's, which makes the URL a 404
 */
export function parseParams<Name extends RouteName>(
  name: Name,
  language: Language,
  matched: Readonly<Record<string, string | undefined>>,
): RouteParams<Name> | null {
  const values: Record<string, unknown> = {};
  for (const [index, segment] of patternOf(name, language).segments.entries()) {
    if ('text' in segment) continue;
    const text = matched[`s${index}`] ?? '';
    const isTooLong = text.length > maxSegmentLength && !segment.isOfAnyLength;
    const groups = isTooLong ? undefined : segment.groupsIn(text);
    if (!groups) return null;
    for (const [key, spelling] of Object.entries(groups)) {
      if (spelling === undefined) continue;
      const value = codecs[key as ParamName].parse(spelling);
      if (value === '') return null;
      values[key] = value;
    }
  }
  return values as RouteParams<Name>;
}

/** The path of a route in a language, in normal form, without the language's prefix. */
export function buildLocalPath<Name extends RouteName>(
  name: Name,
  language: Language,
  params: RouteParams<Name>,
): string {
  const values = params as Partial<Record<ParamName, never>>;
  const segments = patternOf(name, language).segments.map((segment) => {
    if ('text' in segment) return segment.text;
    let text = '';
    let skipHyphen = false;
    for (const part of segment.parts) {
      if (typeof part === 'string') {
        text += skipHyphen ? part.slice(1) : part;
        skipHyphen = false;
      } else if (values[part.name] === undefined) {
        skipHyphen = true;
      } else {
        text += codecs[part.name].format(values[part.name]!, language);
      }
    }
    return text;
  });
  return `/${segments.join('/')}`;
}
