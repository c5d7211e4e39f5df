import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/**
 * A field that must be right where it is there: optional stays optional, a fallback stands in for an absent value
 * alone.
 */
type Strict<T extends z.ZodMiniType> =
  T extends z.ZodMiniCatch<infer Inner extends z.ZodMiniType>
    ? Inner extends z.ZodMiniOptional
      ? Inner
      : z.ZodMiniDefault<Inner>
    : T;

/**
 * For what is stored and not only shown: fields of the contract whose broken values are reported and not passed over.
 * @param shape of one object; nested objects are left as they are
 */
export const strict = <S extends Shape>(shape: S): { [Name in keyof S]: Strict<S[Name]> } =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      if (!(schema instanceof z.ZodMiniCatch)) return [name, schema];
      const { innerType, catchValue } = schema.def;
      if (innerType instanceof z.ZodMiniOptional) return [name, innerType];
      return [
        name,
        z._default(innerType, () =>
          catchValue({ value: undefined, issues: [], error: { issues: [] }, input: undefined }),
        ),
      ];
    }),
  ) as { [Name in keyof S]: Strict<S[Name]> };
