/** `fault`: the site breaks or lies; `warning`: the site drops something; `note`: an optional part is missing. */
export const severities = ['fault', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

export interface Finding {
  severity: Severity;
  /** What was checked, as `sort`. */
  rule: string;
  /** Name of the call in shared/api/endpoints.ts. */
  endpoint: string;
  /** Method, path and query. */
  asked: string;
  came: string;
  /** What the contract says. */
  contract: string;
  /** Where it says so: a section of docs/api.md. */
  section: string;
  /** How many more there are of the same rule, endpoint and statement. */
  more: number;
}

export interface FindingLog {
  add: (finding: Omit<Finding, 'more'>) => void;
  /** Faults first, then warnings and notes; of each in the order in which they were found. */
  all: () => Finding[];
}

/** Keeps the first finding of each rule, endpoint and statement, and counts the others. */
export function createFindingLog(): FindingLog {
  const found = new Map<string, Finding>();
  return {
    add: (finding) => {
      const { severity, rule, endpoint, contract } = finding;
      const key = JSON.stringify([severity, rule, endpoint, contract]);
      const known = found.get(key);
      if (known) known.more += 1;
      else found.set(key, { ...finding, more: 0 });
    },
    all: () => [...found.values()].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
  };
}
