/** Of a packet of metadata, in bytes: what is written far behind is nothing that a picture's program writes. */
const maxPacket = 512 * 1024;

/**
 * `Iptc4xmpExt:DigitalSourceType` as an attribute, as an element's text and as its `rdf:resource`, with the code at the
 * end of its address.
 */
const sourceType = /:DigitalSourceType\b[\s\S]{1,120}?\/newscodes\/digitalsourcetype\/([A-Za-z]{3,60})\b/;

/**
 * The code of IPTC's Digital Source Type in a picture's XMP; null where there is none. The packet is searched and never
 * read as XML: no entity of it is expanded. Content Credentials (C2PA) are not asked: cameras sign as well.
 */
export function digitalSourceOf(xmp: Buffer | undefined): string | null {
  const packet = xmp?.subarray(0, maxPacket).toString('utf8') ?? '';
  return sourceType.exec(packet)?.[1] ?? null;
}
