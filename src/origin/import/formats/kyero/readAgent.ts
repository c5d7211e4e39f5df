import type { Fields } from '#shared/contract/fields.ts';
import { textAt } from '../../input/xmlFields.ts';
import type { XmlElement } from '../../input/xmlElements.ts';

/**
 * `agent`, of the file or of one property: an agency, which stands for a person too.
 * @param email of the property, where the agent has none
 * @returns undefined for one without a name
 */
export function readAgent(agent: XmlElement | undefined, email?: string): Fields | undefined {
  const name = textAt(agent, 'name');
  if (name === undefined) return undefined;
  return {
    full_name: name,
    id: textAt(agent, 'id'),
    email: textAt(agent, 'email') ?? email,
    phone: textAt(agent, 'tel') ?? textAt(agent, 'mob'),
    agency: { commercial_brand: name },
  };
}
