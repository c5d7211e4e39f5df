import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { secretFile } from '#config/secretFile.ts';

/** A kept request in plain text. */
export interface Lead {
  /** Of the API. */
  path: string;
  /** JSON. */
  body: string;
  idempotencyKey: string;
}

export interface LeadCipher {
  /** @param name goes into the authentication: what is opened under another name */
  seal: (lead: Lead, name: string) => Buffer;
  /** @throws when it was sealed with another key or name, or was damaged */
  open: (sealed: Uint8Array, name: string) => Lead;
  /** 32 hexadecimal digits: the same for the same request. Without the key nothing can be learned from them. */
  idOf: (lead: Pick<Lead, 'path' | 'idempotencyKey'>) => string;
}

const magic = Buffer.from('VCL1');
const ivBytes = 12;
const tagBytes = 16;

/** Bytes that a sealed request has beside its JSON. */
const sealBytes = magic.length + ivBytes + tagBytes;

/** The key of kept requests: `LEADS_KEY`, or one made in DATA_DIR. @throws where it can neither be read nor made */
export const leadsKeyOf = ({ LEADS_KEY, DATA_DIR }: { LEADS_KEY?: string | undefined; DATA_DIR: string }): string =>
  LEADS_KEY ?? secretFile(DATA_DIR, 'leads-key');

/** AES-256-GCM with a random nonce for each request. @param key any text of at least 16 characters */
export function createLeadCipher(key: string): LeadCipher {
  const derived = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', key, 'vencejo', purpose, 32));
  const sealing = derived('leads: content');
  const naming = derived('leads: names');
  return {
    seal: (lead, name) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(name));
      const content = Buffer.concat([cipher.update(JSON.stringify(lead), 'utf8'), cipher.final()]);
      return Buffer.concat([magic, iv, cipher.getAuthTag(), content]);
    },
    open: (content, name) => {
      const sealed = Buffer.from(content);
      const iv = sealed.subarray(magic.length, magic.length + ivBytes);
      const tag = sealed.subarray(magic.length + ivBytes, sealBytes);
      if (!sealed.subarray(0, magic.length).equals(magic) || tag.length < tagBytes) throw new Error('no kept request');
      const decipher = createDecipheriv('aes-256-gcm', sealing, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(name))
        .setAuthTag(tag);
      const json = Buffer.concat([decipher.update(sealed.subarray(sealBytes)), decipher.final()]);
      return JSON.parse(json.toString('utf8')) as Lead;
    },
    idOf: ({ path, idempotencyKey }) =>
      createHmac('sha256', naming).update(`${path}\n${idempotencyKey}`).digest('hex').slice(0, 32),
  };
}
