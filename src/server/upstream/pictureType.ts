const starts = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** An ISO media file whose brands say AVIF: its first box holds them after its length and type (ISO/IEC 14496-12). */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || !starts(bytes, 4, 'ftyp')) return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256));
  return /^(?:.{4})*?(?:avif|avis)/s.test(brands);
}

/** The format of a photo by its content: JPEG, PNG, WebP or AVIF; undefined for anything else. */
export function pictureTypeOf(bytes: Buffer): string | undefined {
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'image/webp';
  return isAvif(bytes) ? 'image/avif' : undefined;
}
