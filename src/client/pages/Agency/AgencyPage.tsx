import type { PageProps } from '../../page.ts';
import type { AgencyPageData } from './agency.load.ts';

/** An agency of the network (spec §2.14). */
export function AgencyPage({ data: { name } }: PageProps<'Agency', AgencyPageData>) {
  return (
    <div className="container">
      <h1>{name}</h1>
    </div>
  );
}
