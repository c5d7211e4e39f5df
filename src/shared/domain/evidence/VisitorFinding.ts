import type { Values } from './Check.ts';
import type { OwnWords } from './ownRules.ts';

/**
 * What a listing's page says of one check: both values are the same, or as near as counting goes; they differ; somebody
 * else says it and there is nothing to compare, be it good news or bad; or the advert does not say it.
 */
export interface VisitorFinding {
  /** Of the check. */
  name: string;
  is: 'agrees' | 'differs' | 'told' | 'unknown';
  /**
   * `source` who says so, `law` what asks for it, `title` of what else it rests on, `date` when it was looked up, `on`
   * when it was confirmed, `why` the advert does not say it.
   */
  values: Values;
  /** Of a network's own rule, with `{values}`: others have theirs in the dictionaries. */
  words?: OwnWords | undefined;
}

/** Lines of a listing's page. */
export const maxFindings = 7;

/** What says that something was looked at: without such a line there is nothing to show. */
export const wasChecked = ({ is }: VisitorFinding): boolean => is !== 'unknown';

/** Which of its words a finding has: what an advert has no field for is `yes`, `no`, or the words of who says so. */
function formOf({ is, values }: VisitorFinding): string {
  if (is === 'unknown') return String(values.why ?? 'missed');
  if (values.found === undefined) return is;
  if (values.stated !== undefined) return 'compared';
  return values.found === 'true' ? 'yes' : values.found === 'false' ? 'no' : 'words';
}

/** The key of a finding's words in the namespace `evidence`. */
export const wordsKey = (finding: VisitorFinding): string => `line.${finding.name}.${formOf(finding)}`;
