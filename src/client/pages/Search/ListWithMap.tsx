import { useEffect, useRef, type ReactNode } from 'react';
import type { EstateFilters } from '#shared/filters/table.ts';
import { afterPaint } from '../../app/afterPaint.ts';
import { useRequestedPart } from '../../app/deferred/useRequestedPart.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import type { AlertOffer } from '../../features/alerts/alertOffer.ts';
import styles from './ListWithMap.module.css';
import type { SearchT } from '../../features/search/searchT.ts';
import type { ResultMapProps } from './map/ResultMap.tsx';
import type { SearchedList } from './searchedAt.ts';
import type { BoundSession } from './session/useSearchSession.ts';
import { resultMapPart } from './resultMapPart.ts';
import type { SearchPageData } from './searchPageData.ts';

interface ListWithMapProps {
  /**
   * The active filters and what saves them; from a tablet on in a line of one height, so that the first filter does not
   * move the list.
   */
  chips: ReactNode;
  /** Of the whole list; the map offers one of its part in view. */
  offer: AlertOffer | undefined;
  data: ResultMapProps['data'] & Pick<SearchPageData, 'total'>;
  /** The filters of the list, its province among them. */
  filters: EstateFilters;
  searched: SearchedList;
  search: BoundSession;
  estates: readonly EstateCardData[];
  shown: boolean;
  onShow: (shown: boolean) => void;
  t: SearchT;
  children: ReactNode;
}

/** From this width on the map is beside the list (ListWithMap.module.css). */
const besideWidth = 1100;

/** A list and, on request, its estates on a map: beside the list on wide screens, in its place on narrow ones. */
export function ListWithMap({
  chips,
  offer,
  data,
  filters,
  searched,
  search,
  estates,
  shown,
  onShow,
  t,
  children,
}: ListWithMapProps) {
  const results = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isHere, load] = useRequestedPart(resultMapPart, shown);
  const listScroll = useRef(0);
  const isToggled = useRef(false);
  // The map has no room below the heading and the filters, so it is scrolled to; where it took the list's place, hiding
  // it restores the scroll position of the list. Only after the button: on the way back from an estate the router
  // restores the position.
  useEffect(() => {
    if (!isToggled.current) return;
    isToggled.current = false;
    // Layout takes a phone longer than the rest of the press.
    if (shown) return afterPaint(() => results.current!.scrollIntoView());
    if (innerWidth < besideWidth) scrollTo(0, listScroll.current);
  }, [shown]);
  const toggle = () => {
    isToggled.current = true;
    if (!shown) listScroll.current = scrollY;
    onShow(!shown);
  };
  return (
    <div ref={results} className={styles.results}>
      <div className={styles.line}>
        <div className={styles.chips}>{chips}</div>
        <p className={styles.note}>{data.total > 0 && t(`search:ranking.${data.type}`)}</p>
        <button
          type="button"
          className={`button buttonOutline ${styles.switch}`}
          data-lower-bar="map"
          aria-expanded={shown}
          onPointerEnter={load}
          onClick={toggle}
        >
          <Icon icon={icons.map} />
          <span>{t(shown ? 'search:map.hide' : 'search:map.show')}</span>
        </button>
      </div>
      <div className={styles.halves} data-map={shown || undefined}>
        {shown && (
          <div className={styles.map}>
            {isHere ? (
              <resultMapPart.Part
                data={data}
                filters={filters}
                offer={offer}
                estates={estates}
                list={list}
                search={search}
                onClose={toggle}
                {...searched}
              />
            ) : (
              <div className={`skeleton ${styles.placeholder}`} />
            )}
          </div>
        )}
        <div ref={list} className={styles.list}>
          {children}
        </div>
      </div>
    </div>
  );
}
