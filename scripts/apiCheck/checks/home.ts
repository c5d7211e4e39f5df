import { toHomeData } from '#shared/api/homeData.ts';
import { homeDataSchema } from '#shared/contract/homeData.ts';
import { operations } from '../../contract/operations.ts';
import type { CheckContext } from '../context.ts';

/** The blocks of Home: the entries that the site leaves out. `npm run cms-check` says more of a CMS. */
export async function checkHome(context: CheckContext): Promise<void> {
  const answer = await context.read('homeData', {});
  if (answer.status !== 200 || !homeDataSchema.safeParse(answer.json).success) return;
  toHomeData(answer.json, ({ reference, problem }) =>
    context.find(operations.homeData, answer, {
      rule: 'record-lost',
      severity: 'warning',
      came: `${reference}: ${problem}`,
      contract: 'the site leaves it out',
    }),
  );
}
