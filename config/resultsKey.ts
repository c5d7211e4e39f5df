import type { Env } from './env.ts';
import { secretFile } from './secretFile.ts';

type ResultsEnv = Pick<Env, 'STATISTICS' | 'RESULTS_KEY' | 'API_HOST' | 'DATA_DIR'>;

/** Whether what listings earn is counted: not with STATISTICS=off, nor with an API of another that was given no key. */
export const countsResults = ({ STATISTICS, RESULTS_KEY, API_HOST }: Omit<ResultsEnv, 'DATA_DIR'>): boolean =>
  STATISTICS === 'on' && (RESULTS_KEY !== undefined || API_HOST === undefined);

/**
 * What a site shows the API to tell and ask what listings earned: RESULTS_KEY, or, between a site and the bundled
 * origin that it started, one made in the DATA_DIR of both.
 * @returns undefined where nothing is counted
 * @throws where it can neither be read nor made
 */
export function resultsKeyOf(env: ResultsEnv): string | undefined {
  return countsResults(env) ? (env.RESULTS_KEY ?? secretFile(env.DATA_DIR, 'results-key')) : undefined;
}
