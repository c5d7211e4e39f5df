import type { LoadContext } from '../../app/page.ts';

/** Whether it is a province with agents (docs/product.md#guards). */
export const isAgentProvince = async ({ api, params, signal }: LoadContext<'Agents'>): Promise<boolean> =>
  (await api.agentProvinces({ signal })).some(({ slug }) => slug === params.province);
