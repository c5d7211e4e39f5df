import type { Rule } from 'eslint';

export const ownEntries: Rule.RuleModule;
