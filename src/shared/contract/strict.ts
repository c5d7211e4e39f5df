import * as z from 'zod/mini';
import { fallbackOf } from './inPlace.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/**
 * A field whose present but invalid values are errors: optional stays optional, a fallback replaces only an absent
 * value.
 */
type Strict<T extends z.ZodMiniType> =
  T extends z.ZodMiniCatch<infer Inner extends z.ZodMiniType>
    ? Inner extends z.ZodMiniOptional
      ? Inner
      : z.ZodMiniDefault<Inner>
    : T;

/**
 * For documents that are stored, not only shown: present but invalid values are errors, and not replaced by a fallback.
 * @param shape of one object; nested objects are left as they are
 */
export const strict = <S extends Shape>(shape: S): { [Name in keyof S]: Strict<S[Name]> } =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      if (!(schema instanceof z.ZodMiniCatch)) return [name, schema];
      const { innerType } = schema.def;
      if (innerType instanceof z.ZodMiniOptional) return [name, innerType];
      return [name, z._default(innerType, () => fallbackOf(schema.def))];
    }),
  ) as { [Name in keyof S]: Strict<S[Name]> };
