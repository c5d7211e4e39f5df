export type Encoding = 'br' | 'gzip' | 'identity';

/** Answers by the field's text: browsers send one of a few. Bounded, because a client writes it. */
const known = new Map<string, Encoding>();
const mostKnown = 200;

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

/** The one of our encodings that an Accept-Encoding field is served: br, else gzip, else none. Order and weights above 0 do not matter. */
export function negotiateEncoding(field: string | undefined): Encoding {
  if (field === undefined || field === '') return 'identity';
  const remembered = known.get(field);
  if (remembered) return remembered;
  const encoding = negotiate(field);
  if (known.size < mostKnown && field.length < 200) known.set(field, encoding);
  return encoding;
}
