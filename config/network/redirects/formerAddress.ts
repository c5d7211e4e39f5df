/** A parameter of a query: `text` as it came, `pair` in the one spelling in which pairs are compared. */
interface QueryPair {
  name: string;
  pair: string;
  text: string;
}

/** The address of a page of the site before this one, in a form in which all spellings of it are the same. */
export interface FormerAddress {
  path: string;
  pairs: QueryPair[];
}

/** One spelling of percent-encoded text. What is no UTF-8 (`%F1`, of sites in Latin-1) differs in case alone. */
function respell(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    return text.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  }
}

function readPair(text: string): QueryPair {
  const [name = '', ...rest] = text.replaceAll('+', '%20').split('=');
  const spelling = respell(name);
  return { name: spelling, pair: `${spelling}=${respell(rest.join('='))}`, text };
}

/**
 * Reads the path and query of a URL. Percent-encoding, doubled slashes and one at the end make no difference; upper and
 * lower case do.
 * @param url path and query as a request has them
 */
export function readFormerAddress(url: string): FormerAddress {
  const [path = '', ...query] = url.split('?');
  const segments = path.split('/').filter((segment) => segment !== '');
  return {
    path: `/${segments.map(respell).join('/')}`,
    pairs: query
      .join('?')
      .split('&')
      .filter((text) => text !== '')
      .map(readPair),
  };
}

/** What two addresses have in common that are the same but for the order of their parameters. */
export const keyOfAddress = (path: string, pairs: readonly QueryPair[]): string =>
  pairs.length === 0
    ? path
    : `${path}?${pairs
        .map(({ pair }) => pair)
        .sort()
        .join('&')}`;
