import * as z from 'zod/mini';

/*
 * Schemas that check a value in the payload which they are given. zod's own make a payload for each step (a value, its
 * fallback, its spelling) and go through the checks of a value in a loop: for the 5,000 steps of a list of homes that
 * takes twice as long, and adds an eighth to all that a page allocates (docs/decisions/084).
 */

type Parse = z.core.$ZodTypeInternals['parse'];

/** A type of schema that is zod's but for its parse function. */
const inPlace = <T extends z.core.$ZodType>(
  name: string,
  base: { init: (inst: T, def: T['_zod']['def']) => void },
  parseOf: (def: T['_zod']['def'], inst: T) => Parse,
) =>
  z.core.$constructor<T>(name, (inst, def) => {
    base.init(inst, def);
    inst._zod.parse = parseOf(def, inst);
  });

type Guard<T> = (value: unknown) => value is T;

interface LeafDef<T> extends z.core.$ZodTypeDef {
  isType: Guard<T>;
  isValid: (value: T) => boolean;
}

interface Leaf<T> extends z.ZodMiniType<T, T> {
  _zod: z.core.$ZodTypeInternals<T, T> & { def: LeafDef<T> };
}

const Leaf = inPlace<Leaf<unknown>>('Leaf', z.ZodMiniType, ({ isType, isValid }, inst) => (payload) => {
  const value: unknown = payload.value;
  const hasType = isType(value);
  // As with zod's own: what is only out of bounds does not keep later checks of the record from running.
  if (!hasType || !isValid(value)) payload.issues.push({ code: 'custom', input: value, inst, continue: hasType });
  return payload;
});

/**
 * A value that is checked as a whole.
 * @param problem what an error says of a value that is not valid: `must be …`
 */
export const leaf = <T>(isType: Guard<T>, problem: string, isValid: (value: T) => boolean = () => true) =>
  new Leaf({
    type: 'custom',
    isType,
    isValid,
    // Not of a check that was added to it.
    error: ({ code }) => (code === 'custom' ? problem : undefined),
  } as LeafDef<unknown>) as z.ZodMiniType<T, T>;

const run = (schema: z.core.$ZodType, payload: z.core.ParsePayload, ctx: z.core.ParseContextInternal) =>
  schema._zod.run(payload, ctx) as z.core.ParsePayload;

/** What a field has instead of a broken value: none of ours depends on that value. */
export const fallbackOf = ({ catchValue }: Pick<z.core.$ZodCatchDef, 'catchValue'>): unknown =>
  catchValue({ value: undefined, issues: [], error: { issues: [] }, input: undefined });

const Fallback = inPlace('Fallback', z.ZodMiniCatch, (def) => (payload, ctx) => {
  const result = run(def.innerType, payload, ctx);
  return result.issues.length === 0 ? result : { value: fallbackOf(def), issues: [] };
});

/** As zod's `catch`: a value for what breaks its schema. */
export const fallback = <T extends z.ZodMiniType>(schema: T, make: () => z.output<T>) =>
  new Fallback({ type: 'catch', innerType: schema, catchValue: make }) as z.ZodMiniCatch<T>;

const Respelled = inPlace(
  'Respelled',
  z.ZodMiniPipe,
  (def) => (payload, ctx) => run(def.out, run(def.in, payload, ctx), ctx),
);

/** A schema behind a step that gives fields and values their own spelling (PD-35). */
export const respelled = <T extends z.ZodMiniType>(respell: (value: unknown) => unknown, schema: T) =>
  new Respelled({ type: 'pipe', in: z.transform(respell), out: schema }) as z.ZodMiniPipe<
    z.ZodMiniTransform<unknown, unknown>,
    T
  >;

/** @returns what the valid ones of some values are read as */
export function validOf<T extends z.ZodMiniType>(schema: T, values: readonly unknown[]): z.output<T>[] {
  const valid: z.output<T>[] = [];
  for (const value of values) {
    const { issues, value: read } = run(schema, { value, issues: [] }, { async: false });
    if (issues.length === 0) valid.push(read as z.output<T>);
  }
  return valid;
}
