import type { PageProps } from '../../page.ts';
import type { AgentPageData } from './agent.load.ts';

/** An agent of the network (spec §2.14). */
export function AgentPage({ data: { name } }: PageProps<'Agent', AgentPageData>) {
  return (
    <div className="container">
      <h1>{name}</h1>
    </div>
  );
}
