/** A service that was loaded with the visitor's consent. */
export interface RunningService {
  /** Tells of a page view. @param url without query and fragment */
  view: (url: string) => void;
  /** Forgets what was not sent yet. What the service could still do by itself, createServiceRunner.ts forbids. */
  stop: () => void;
}

/**
 * Adds a script to the document.
 * @param data attributes that the script reads of its own element, without `data-`
 * @returns removes it again
 */
export function addScript(src: string, data: Readonly<Record<string, string>> = {}): () => void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  Object.assign(script.dataset, data);
  document.head.append(script);
  return () => {
    script.remove();
  };
}
