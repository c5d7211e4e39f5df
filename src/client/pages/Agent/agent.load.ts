import type { LoadContext } from '../../page.ts';

export interface AgentPageData {
  name: string;
}

/** The agent that the guard has found (spec §2.14). */
export async function loadAgent({ api, params, signal }: LoadContext<'Agent'>): Promise<AgentPageData> {
  const { fullName: name } = await api.agent(params.agent, { signal });
  return { name };
}
