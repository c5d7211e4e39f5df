import { orNotThere } from '../../app/orNotThere.ts';
import type { LoadContext } from '../../app/page.ts';

/** Whether the network has such an agent (docs/product.md#guards). */
export const isAgent = ({ api, params, signal }: LoadContext<'Agent'>): Promise<boolean> =>
  api.agent(params.agent, { signal }).then(Boolean, orNotThere);
