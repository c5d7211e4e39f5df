import { hash } from 'node:crypto';

/** SHA-256 in hexadecimal: under it a secret or an address is found again without being kept. */
export const digest = (text: string): string => hash('sha256', text);
