import { makingOfCode } from '#shared/domain/pictureMaking.ts';

/** Of a packet of metadata, in bytes: what is written far behind is nothing that a picture's program writes. */
const maxPacket = 512 * 1024;

/** Statements of one file that are looked at: one that was worked on often has one for each step. */
const maxStatements = 50;

/**
 * `Iptc4xmpExt:DigitalSourceType` as an attribute, as an element's text and as its `rdf:resource`, with the code at the
 * end of its address.
 */
const inXmp = /:DigitalSourceType\b[\s\S]{1,120}?\/newscodes\/digitalsourcetype\/([A-Za-z]{3,60})\b/;

const inAddress = /\/newscodes\/digitalsourcetype\/([A-Za-z]{3,60})$/;

/** The key of an action of Content Credentials, as CBOR has it: a text of 17 bytes. */
const key = Buffer.from('qdigitalSourceType');

/** Before a text of CBOR of up to 255 bytes, whose length follows. */
const shortText = 0x78;

/**
 * The codes that actions of a file's Content Credentials (C2PA) state. Their signatures are not checked: who wants to
 * pass off a made picture as a photograph leaves them out, and nobody signs the opposite falsely. That a file has some
 * says nothing: cameras sign as well.
 */
function codesOfCredentials(file: Buffer): string[] {
  const codes: string[] = [];
  if (!file.includes('c2pa')) return codes;
  let at = file.indexOf(key);
  for (let statements = 0; at >= 0 && statements < maxStatements; statements += 1) {
    const [head, length] = [at + key.length, at + key.length + 1];
    const text = file[head] === shortText ? file.toString('latin1', length + 1, length + 1 + (file[length] ?? 0)) : '';
    const [, code] = inAddress.exec(text) ?? [];
    if (code !== undefined) codes.push(code);
    at = file.indexOf(key, head);
  }
  return codes;
}

/**
 * The code of IPTC's Digital Source Type of a picture, by its XMP, else by its Content Credentials; of several one that
 * says that it is not what a camera saw; null where none is stated. The packet is searched and never read as XML: no
 * entity of it is expanded.
 */
export function digitalSourceOf(xmp: Buffer | undefined, file: Buffer): string | null {
  const packet = xmp?.subarray(0, maxPacket).toString('utf8') ?? '';
  const [, ofPacket] = inXmp.exec(packet) ?? [];
  const codes = [...(ofPacket === undefined ? [] : [ofPacket]), ...codesOfCredentials(file)];
  return codes.find((code) => makingOfCode(code) !== undefined) ?? codes[0] ?? null;
}
