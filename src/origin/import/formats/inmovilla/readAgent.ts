import type { Fields } from '#shared/contract/fields.ts';
import type { RecordFields } from './RecordFields.ts';

/** `prefijo_tlf_agente` (34) and `tlf_agente`, as feeds of today have it; a number that is whole has no prefix. */
function readPhone(record: RecordFields): string | undefined {
  const number = record.text('tlf_agente');
  const prefix = record.text('prefijo_tlf_agente')?.replace(/^(?:\+|00)/, '');
  if (number === undefined || /^(?:\+|00)/.test(number))
    return number ?? record.text('telefono1agente', 'telefono2agente');
  return prefix === undefined || !/^\d{1,4}$/.test(prefix) ? number : `+${prefix}${number}`;
}

/** Who offers a home, and for which agency. */
export function readAgent(record: RecordFields): Fields | undefined {
  const names = [record.text('nombreagente'), record.text('apellidosagente')].filter((name) => name !== undefined);
  const full_name = record.text('agente') ?? (names.join(' ') || undefined);
  if (full_name === undefined) return undefined;
  const agency = record.text('agencia');
  return {
    full_name,
    phone: readPhone(record),
    email: record.text('emailagente', 'email_agente'),
    avatar: record.text('fotoagente'),
    ...(agency === undefined ? {} : { agency: { commercial_brand: agency } }),
  };
}
