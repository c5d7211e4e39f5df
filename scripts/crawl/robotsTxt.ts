export interface RobotsTxt {
  /** Addresses of sitemaps. */
  sitemaps: string[];
  /** Whether crawlers without rules of their own may fetch a path and query. */
  isAllowed: (path: string) => boolean;
}

interface PathRule {
  allows: boolean;
  pattern: string;
  matches: RegExp;
}

function readRule(field: string, pattern: string): PathRule {
  const isAnchored = pattern.endsWith('$');
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split('*').map((part) => RegExp.escape(part));
  return { allows: field === 'allow', pattern, matches: new RegExp(`^${parts.join('.*')}${isAnchored ? '$' : ''}`) };
}

/**
 * The rules for everybody (`User-agent: *`), by RFC 9309: the longest pattern decides, and `Allow` before `Disallow`.
 */
export function readRobotsTxt(text: string): RobotsTxt {
  const sitemaps: string[] = [];
  const rules: PathRule[] = [];
  let agents: string[] = [];
  let isInAgents = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const field = name?.toLowerCase();
    if (field === undefined) continue;
    if (field === 'sitemap') sitemaps.push(value.trim());
    if (field === 'user-agent') agents = isInAgents ? [...agents, value.trim()] : [value.trim()];
    isInAgents = field === 'user-agent' || (field === 'sitemap' && isInAgents);
    if ((field === 'allow' || field === 'disallow') && value.trim() !== '' && agents.includes('*'))
      rules.push(readRule(field, value.trim()));
  }
  rules.sort((a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows));
  return { sitemaps, isAllowed: (path) => rules.find(({ matches }) => matches.test(path))?.allows ?? true };
}
