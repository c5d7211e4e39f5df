import * as z from 'zod/mini';

/** What an object with a compiled check is made of: zod/mini's, and over its check that of zod. */
const parts: readonly { init: (inst: z.ZodMiniObject, def: z.core.$ZodObjectDef) => void }[] = [
  z.ZodMiniObject,
  z.core.$ZodObjectJIT,
];

/*
 * The checks of zod/mini go through an object's fields one by one. zod's compiled check, a function generated for each
 * shape, takes half of the time, and reading a list of homes is a tenth of a page. It needs `eval`, which browsers
 * forbid here (Content-Security-Policy): they get object.browser.ts (package.json, "imports").
 */
const CompiledObject = z.core.$constructor<z.ZodMiniObject, z.core.$ZodObjectDef>('CompiledObject', (inst, def) => {
  for (const part of parts) part.init(inst, def);
});

/** As zod's `object`, compiled where the process may: for what is read with every page. */
export const object = <T extends z.core.$ZodLooseShape>(shape: T) =>
  new CompiledObject({ type: 'object', shape }) as z.ZodMiniObject<z.core.util.Writeable<T>, z.core.$strip>;
