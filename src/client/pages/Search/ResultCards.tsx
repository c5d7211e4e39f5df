import { memo } from 'react';
import { isClosed } from '#shared/domain/estate.ts';
import { pageSize } from '#shared/domain/paging.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { EstateGrid } from '../../features/estateCard/EstateGrid.tsx';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import type { SearchT } from '../../features/search/searchT.ts';
import type { SearchPageData } from './searchPageData.ts';
import styles from './ResultCards.module.css';

/** Cards that a wide screen shows without scrolling. */
const eagerPictures = 3;

interface ResultCardsProps {
  data: Pick<SearchPageData, 'type' | 'province' | 'total' | 'totalCapped' | 'closed' | 'page'>;
  estates: readonly EstateCardData[];
  language: Language;
  t: SearchT;
}

/**
 * How many of a list are sold or rented: where the upstream does not count them, from the position of the first of
 * them. Undefined where that may be on an earlier page, and where the length of the list is not known.
 */
function countClosed({ total, totalCapped, closed, page }: ResultCardsProps['data'], open: number): number | undefined {
  if (closed !== undefined) return closed;
  if (totalCapped || (open === 0 && page > 1)) return undefined;
  return total - (page - 1) * pageSize - open;
}

/**
 * The cards of a page; sold and rented ones, the last of a list, under a heading of their own (PD-65). Rendered again
 * with other cards alone: not when the map opens.
 */
export const ResultCards = memo(function ResultCards({ data, estates, language, t }: ResultCardsProps) {
  const open = estates.filter(({ status }) => !isClosed(status));
  const closed = estates.slice(open.length);
  const count = countClosed(data, open.length);
  const place = { showAround: data.province === undefined, keepsChoice: true };
  return (
    <>
      {open.length > 0 && <EstateGrid {...place} estates={open} heading="h2" eager={eagerPictures} />}
      {closed.length > 0 && (
        <>
          <h2 className={styles.closed}>
            {count === undefined
              ? t(`search:closed.${data.type}`)
              : t(`search:closedCount.${data.type}`, { number: formatNumber(count, language) })}
          </h2>
          <EstateGrid {...place} estates={closed} />
        </>
      )}
    </>
  );
});
