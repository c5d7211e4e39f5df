import type { RouteParams } from '#shared/routes/params.ts';
import type { SearchQuery } from '#shared/routes/queries/searchQuery.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { MixPart } from './searchTexts.ts';
import styles from './KindMixLine.module.css';

interface KindMixLineProps {
  parts: readonly MixPart[];
  params: RouteParams<'Search'>;
  query: SearchQuery;
}

/**
 * What the homes of a list are, below a heading that calls all of them flats: each kind links to its own list. Without
 * parts, where all are flats, the line is empty.
 */
export function KindMixLine({ parts, params, query: { filters, sort } }: KindMixLineProps) {
  return (
    <p className={styles.mix}>
      {parts.map(({ text, kind }) =>
        kind === undefined ? (
          <span key={text}>{text}</span>
        ) : (
          <RouteLink
            key={kind}
            to="Search"
            params={params}
            query={{ filters: { ...filters, estate_type: [kind] }, sort }}
            rel="nofollow"
          >
            {text}
          </RouteLink>
        ),
      )}
    </p>
  );
}
