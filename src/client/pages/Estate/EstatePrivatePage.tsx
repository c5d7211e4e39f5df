import type { PageProps } from '../../app/routeDefinition.ts';
import type { EstatePageData } from './estate.load.ts';
import { EstateArticle } from './EstateArticle.tsx';
import { PrivateNote } from './sections/PrivateNote.tsx';

/** The page behind an estate's private link: no links to the listings, and a note that explains it (PD-31). */
export function EstatePrivatePage({ data: { estate, isListed = false } }: PageProps<'EstatePrivate', EstatePageData>) {
  return <EstateArticle estate={estate} top={<PrivateNote isListed={isListed} />} isPrivate />;
}
