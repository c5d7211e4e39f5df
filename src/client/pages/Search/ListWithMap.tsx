import loadable from '@loadable/component';
import { useEffect, useRef, type ReactNode } from 'react';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import styles from './ListWithMap.module.css';
import type { SearchT } from './searchPlace.ts';

/** Not needed to see the list: fetched, with all that it draws, when somebody asks for it. */
const ResultMap = loadable(() => import(/* webpackChunkName: "resultMap" */ './map/ResultMap.tsx'), {
  resolveComponent: (module) => module.ResultMap,
});

const prefetch = () => void ResultMap.preload();

interface ListWithMapProps {
  /** What narrows the list. They stand in a line that is there without them: the first one must not move the list. */
  chips: ReactNode;
  type: OperationType;
  /** The list's own, its province among them. */
  filters: EstateFilters;
  shown: boolean;
  onShow: (shown: boolean) => void;
  language: Language;
  t: SearchT;
  children: ReactNode;
}

/** From here on the map stands beside the list (ListWithMap.module.css). */
const besideWidth = 1100;

/** A list and, if wanted, the same homes on a map: beside it where there is room, in its place where there is not. */
export function ListWithMap({ chips, type, filters, shown, onShow, language, t, children }: ListWithMapProps) {
  const results = useRef<HTMLDivElement>(null);
  const left = useRef(0);
  const isTurned = useRef(false);
  // There is no room for the map below the heading and the filters; where it took the list's place, hiding it leads back to where the
  // list was left. Only after the button: on the way back from a home, the place is the router's to restore.
  useEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    if (shown) results.current!.scrollIntoView();
    else if (innerWidth < besideWidth) scrollTo(0, left.current);
  }, [shown]);
  const turn = () => {
    isTurned.current = true;
    if (!shown) left.current = scrollY;
    onShow(!shown);
  };
  return (
    <div ref={results} className={styles.results}>
      <div className={styles.line}>
        <div className={styles.chips}>{chips}</div>
        <p className={styles.note}>{t('search:ranking')}</p>
        <button
          type="button"
          className={`button buttonOutline ${styles.switch}`}
          aria-expanded={shown}
          onPointerEnter={prefetch}
          onClick={turn}
        >
          <Icon icon={icons.map} />
          {t(shown ? 'search:map.hide' : 'search:map.show')}
        </button>
      </div>
      <div className={styles.halves} data-map={shown || undefined}>
        {shown && (
          <div className={styles.map}>
            <ResultMap
              type={type}
              filters={filters}
              language={language}
              fallback={<div className={`skeleton ${styles.waiting}`} />}
            />
          </div>
        )}
        <div className={styles.list}>{children}</div>
      </div>
    </div>
  );
}
