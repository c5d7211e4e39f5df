/**
 * Whether a path is written as the contract writes calls: names and ids between single slashes. Anything else (dots, escapes,
 * doubled slashes, a host) an upstream could read as another path than the one that was checked here.
 */
export const isCallPath = (path: string): boolean => /^(?:\/[\w-]+)+\/?(?:\?|$)/.test(path);

/** Whether a picture's path leads where it seems to: no segment of dots, nothing that an upstream would decode to a slash. */
export function isFilePath(path: string): boolean {
  const pathname = path.split('?', 1)[0]!;
  return !/%(?:2e|2f|5c)/i.test(pathname) && URL.parse(path, 'http://upstream.invalid')?.pathname === pathname;
}
