import { Contact } from './Contact.tsx';
import { ProfileArticle } from './ProfileArticle.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import type { AgentPageData } from './profile.load.ts';

/** An agent of the network (docs/product.md#profile). Another one is another article. */
export function AgentPage({ data }: PageProps<'Agent', AgentPageData>) {
  return <ProfileArticle key={data.slug} profile={data} contact={<Contact profile={data} />} />;
}
