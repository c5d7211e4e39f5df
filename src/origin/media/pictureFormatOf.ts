const starts = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** An ISO media file whose brands say AVIF or HEIC: its first box holds them after its length and type. */
function isHeif(bytes: Buffer): boolean {
  if (bytes.length < 16 || !starts(bytes, 4, 'ftyp')) return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256));
  return /^(?:.{4})*?(?:avif|avis|heic|heix|mif1)/s.test(brands);
}

/** The format of a photo by its content; undefined for anything else. */
export function pictureFormatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | undefined {
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'webp';
  return isHeif(bytes) ? 'heif' : undefined;
}
