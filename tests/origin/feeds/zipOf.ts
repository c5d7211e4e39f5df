import { crc32, deflateRawSync } from 'node:zlib';

interface ZippedFile {
  name: string;
  content: string | Buffer;
  /** As the ZIP has it: on 1 January 1980 plus days. */
  day?: number;
  /** What the ZIP says instead of the truth. */
  says?: { length?: number; isEncrypted?: boolean };
}

const version = 20;
const deflated = 8;

/** A ZIP of some files, as small as the format allows (APPNOTE 4.3). */
export function zipOf(...files: readonly ZippedFile[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, day = 1, says = {} } of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(version, 0);
    facts.writeUInt16LE(says.isEncrypted ? 1 : 0, 2);
    facts.writeUInt16LE(deflated, 4);
    facts.writeUInt16LE((1 << 5) | day, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(says.length ?? bytes.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.from('504b01021400', 'hex'), facts, rest, Buffer.from(name));
    local.push(Buffer.from('504b0304', 'hex'), facts, Buffer.from(name), packed);
    offset += 4 + facts.length + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(central).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...central, end]);
}
