import type { PageProps } from '../../app/routeDefinition.ts';
import type { EstatePageData } from './estate.load.ts';
import { EstateArticle } from './EstateArticle.tsx';
import { PrivateNote } from './sections/PrivateNote.tsx';

/** The same home for whoever holds the private link: no way into the catalogue, and a word on why (PD-31). */
export function EstatePrivatePage({ data: { estate } }: PageProps<'EstatePrivate', EstatePageData>) {
  return <EstateArticle estate={estate} top={<PrivateNote />} isPrivate />;
}
