import type { Rule } from './rule.ts';

export interface Fault {
  /** Path and query of the page, of the probe or of the sitemap. */
  path: string;
  message: string;
  /** A page that leads there. */
  from?: string;
}

/** The faults of one rule. */
export interface RuleFaults {
  id: string;
  statement: string;
  /** All of them; `faults` holds the first. */
  total: number;
  faults: readonly Fault[];
}

export interface FaultLog {
  add: (rule: Rule, fault: Fault) => void;
  total: () => number;
  /** In the order of the rules, those without faults too. */
  byRule: () => RuleFaults[];
}

/** @param most faults of a rule that are kept; the others are counted */
export function createFaultLog(rules: readonly Rule[], most: number): FaultLog {
  const logs = new Map(rules.map((rule) => [rule, { total: 0, faults: [] as Fault[] }]));
  return {
    add: (rule, fault) => {
      const log = logs.get(rule)!;
      log.total += 1;
      if (log.faults.length < most) log.faults.push(fault);
    },
    total: () => [...logs.values()].reduce((sum, { total }) => sum + total, 0),
    byRule: () => [...logs].map(([{ id, statement }, log]) => ({ id, statement, ...log })),
  };
}
