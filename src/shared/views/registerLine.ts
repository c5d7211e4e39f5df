/** An entry in a public register of estate agents, as adverts show it: `AICAT 1234`, and the register's page. */
export interface RegisterLine {
  text: string;
  /** Of the register, where it is known which it is. */
  name?: string;
  url?: string;
}

/**
 * undefined for who gave no number. The register's name stands once, though the number may have it too, and they are
 * not parted at the end of a line.
 */
export function registerLine(
  number: string | undefined,
  register: { name: string; url?: string | undefined } | undefined,
): RegisterLine | undefined {
  if (!number) return undefined;
  if (!register) return { text: number };
  const { name, url } = register;
  const hasName = number.toLowerCase().startsWith(name.toLowerCase());
  const text = (hasName ? number : `${name} ${number}`).replace(/ (?=\S+$)/, '\u00a0');
  return { text, name, ...(url === undefined ? {} : { url }) };
}
