import type { Fields } from '#shared/contract/fields.ts';
import type { RecordFields } from './RecordFields.ts';

/** Who offers a home, and for which agency. */
export function readAgent(record: RecordFields): Fields | undefined {
  const names = [record.text('nombreagente'), record.text('apellidosagente')].filter((name) => name !== undefined);
  const full_name = record.text('agente') ?? (names.join(' ') || undefined);
  if (full_name === undefined) return undefined;
  const agency = record.text('agencia');
  return {
    full_name,
    phone: record.text('telefono1agente', 'telefono2agente'),
    email: record.text('emailagente', 'email_agente'),
    avatar: record.text('fotoagente'),
    ...(agency === undefined ? {} : { agency: { commercial_brand: agency } }),
  };
}
