/** What came back for one URL; a redirect is an answer too. */
export interface Answer {
  /** Of HTTP; 0 when nothing came, see `failure`. */
  status: number;
  /** Values by name in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Text of HTML, XML, JSON and plain text; empty of everything else. */
  body: string;
  /** Why nothing came: a timeout, a refused connection. */
  failure?: string;
}

/**
 * Requests a path and query of the site, as they are: nothing is normalised and no redirect is followed. Never throws.
 */
export type Fetcher = (path: string) => Promise<Answer>;

/** Which bodies are read: the others are pictures, guides and the like, of which the status is enough. */
export const isReadable = (contentType: string | undefined): boolean =>
  /^(?:text\/(?:html|plain|xml)|application\/(?:[\w.-]+\+)?(?:xml|json))\b/i.test(contentType ?? '');

export const isHtml = ({ headers }: Answer): boolean => /^text\/html\b/i.test(headers['content-type'] ?? '');
