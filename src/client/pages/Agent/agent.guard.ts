import { orNotThere } from '../../orNotThere.ts';
import type { LoadContext } from '../../page.ts';

/** Whether the network has such an agent (spec §2.4). */
export const isAgent = ({ api, params, signal }: LoadContext<'Agent'>): Promise<boolean> =>
  api.agent(params.agent, { signal }).then(Boolean, orNotThere);
