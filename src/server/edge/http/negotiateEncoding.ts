import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Results by the field's text: browsers send one of a few. Bounded, because any client writes it. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/** Characters of a field that is remembered. */
const maxFieldLength = 200;

function negotiate(field: string): Encoding {
  const accepted = new Set<string>();
  for (const part of field.toLowerCase().split(',')) {
    const [coding, ...parameters] = part.split(';').map((word) => word.trim());
    const refused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    if (coding && !refused) accepted.add(coding);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') || accepted.has('x-gzip') ? 'gzip' : 'identity';
}

/** The encoding for an Accept-Encoding field: br, else gzip, else identity. Order and weights above 0 do not matter. */
export function negotiateEncoding(field: string | undefined): Encoding {
  if (field === undefined || field === '') return 'identity';
  const cached = known.get(field);
  if (cached) return cached;
  const encoding = negotiate(field);
  if (field.length < maxFieldLength) known.set(field, encoding);
  return encoding;
}
