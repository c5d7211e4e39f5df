import type { PropertyValue } from 'schema-dts';
import type { RegisterLine } from '#shared/views/registerLine.ts';

/** An entry in a register of estate agents: schema.org has no property of its own for it. */
export const registerNode = (register: RegisterLine | undefined): PropertyValue | undefined =>
  register && {
    '@type': 'PropertyValue',
    propertyID: register.name,
    value: register.text.replaceAll('\u00a0', ' '),
    url: register.url,
  };
