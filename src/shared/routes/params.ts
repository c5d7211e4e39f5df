import type { ParamName, ParamValue } from './codecs.ts';
import type { rules } from '../i18n/languages/es/rules.ts';
import type { RouteName } from './table.ts';

type NamesIn<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type PatternNames<Name extends RouteName> = NamesIn<(typeof rules)['urls']['routes'][Name]>;

type Optional<Names extends string> = Names extends `${infer Name}?` ? Name : never;
type Required<Names extends string> = Names extends `${string}?` ? never : Names;

/** A route without parameters: one URL a language. */
export type PlainRoute = { [Name in RouteName]: keyof RouteParams<Name> extends never ? Name : never }[RouteName];

/** The parameters of a route as neutral values, read off its pattern; of several routes, those of one of them. */
export type RouteParams<Name extends RouteName> = Name extends RouteName
  ? { [Key in Required<PatternNames<Name>> & ParamName]: ParamValue<Key> } & {
      [Key in Optional<PatternNames<Name>> & ParamName]?: ParamValue<Key>;
    }
  : never;
