import * as z from 'zod/mini';
import { filledLine, optional, respelled, webUrl } from './fields.ts';

/** A public register by its name, and its page. A name alone may come as a text. */
export const registerSchema = respelled(
  (value) => (typeof value === 'string' ? { name: value } : value),
  z.object({ name: filledLine, url: optional(webUrl) }),
);

/** An entry in a public register of estate agents: AICAT, RAICV (shared/domain/registers.ts). */
export const registeredShape = {
  /** As the register has it, with or without the register's name before it. */
  register_number: optional(filledLine),
  register: optional(registerSchema),
};
