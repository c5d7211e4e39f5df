/** The path of a browser on this machine. */
export function findBrowser(): string | undefined;
