import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import type { FavouriteEstate } from '#shared/views/favourites/favouriteEstate.ts';
import { EstateCard } from '../../features/estateCard/EstateCard.tsx';
import grid from '../../features/estateCard/EstateGrid.module.css';
import { useCardExtras } from '../../features/estateCard/extras/useCardExtras.tsx';
import { hideFailed } from '../../components/ui/hideFailed.ts';
import { CompareBar } from './compare/CompareBar.tsx';
import { comparisonPart } from './compare/comparisonPart.ts';
import { maxCompared, useComparison } from './compare/useComparison.ts';
import { EstatesMapPanel } from '../../features/map/estates/EstatesMapPanel.tsx';
import { estatesMapPart } from '../../features/map/estates/estatesMapPart.ts';
import { useMapShown } from '../../features/map/memory/useMapShown.ts';
import { useRequestedPart } from '../../app/deferred/useRequestedPart.ts';
import { EstateLines } from './EstateLines.tsx';
import { changeDetails, type DetailsByKey } from '../../features/favourites/favouriteDetails.ts';
import { orderFavourites, useFavouriteOrder } from './favouriteOrder.ts';
import { FavouriteTools } from './FavouriteTools.tsx';
import styles from './Favourites.module.css';
import { ListTools, type ListToolsProps } from './ListTools.tsx';

interface OwnEstatesProps {
  estates: readonly FavouriteEstate[];
  details: DetailsByKey;
  language: Language;
}

/**
 * The loaded estates of the visitor's list: as cards with their notes, the discarded ones folded, or as a comparison.
 */
export function OwnEstates({ estates, details, language }: OwnEstatesProps) {
  const isDiscarded = ({ key }: FavouriteEstate) => details.get(key)?.discarded === true;
  const [order, setOrder] = useFavouriteOrder();
  const shown = orderFavourites(
    estates.filter((estate) => !isDiscarded(estate)),
    order,
  );
  const list = useRef<HTMLUListElement>(null);
  const comparison = useComparison(shown);
  const [isHere] = useRequestedPart(comparisonPart, comparison.isOpen);
  const { t } = useTranslation('favourites');
  const discard = useDiscard();
  const { handlers, show } = useCardExtras(shown);
  if (comparison.isOpen && isHere)
    return (
      <comparisonPart.Part
        estates={comparison.chosen}
        details={details}
        language={language}
        onClose={comparison.close}
      />
    );
  return (
    <>
      {shown.length > 0 && <OwnMap estates={shown} list={list} order={order} onOrder={setOrder} />}
      {shown.length > 0 && (
        <ul ref={list} className={`${grid.grid} ${styles.list}`} onErrorCapture={hideFailed} {...handlers}>
          {shown.map((estate) => (
            <FavouriteItem
              key={estate.key}
              estate={estate}
              details={details}
              language={language}
              comparison={comparison}
              extras={show(estate)}
              onDiscard={discard.add}
            />
          ))}
        </ul>
      )}
      <CompareBar count={comparison.chosen.length} wasOpen={comparison.wasOpen} onOpen={comparison.open} />
      <EstateLines
        title={t('discard.title')}
        estates={estates.filter(isDiscarded)}
        action={t('discard.undo')}
        nameOf={(title) => t('discard.undoName', { title })}
        onPress={discard.undo}
      />
    </>
  );
}

interface OwnMapProps extends Pick<ListToolsProps, 'order' | 'onOrder'> {
  estates: readonly FavouriteEstate[];
  /** The element of their cards. */
  list: RefObject<HTMLElement | null>;
}

/** The order of the list and, on request, the estates on a map. */
function OwnMap({ estates, list, order, onOrder }: OwnMapProps) {
  const [isShown, show] = useMapShown();
  const [isHere, load] = useRequestedPart(estatesMapPart, isShown);
  return (
    <>
      <ListTools order={order} onOrder={onOrder} isMapShown={isShown} onMap={show} onApproach={load} />
      {isShown && (
        <EstatesMapPanel
          isHere={isHere}
          query={{ type: 'all', filters: {}, keys: estates.map(({ key }) => key).toSorted() }}
          list={list}
        />
      )}
    </>
  );
}

interface FavouriteItemProps extends Omit<OwnEstatesProps, 'estates'> {
  estate: FavouriteEstate;
  comparison: ReturnType<typeof useComparison>;
  /** Of the card, once it has been used. */
  extras: ReactNode;
  onDiscard: (key: string) => void;
}

function FavouriteItem({ estate, details, language, comparison, extras, onDiscard }: FavouriteItemProps) {
  const { t } = useTranslation('favourites');
  const { key, title } = estate;
  const isChosen = comparison.chosen.includes(estate);
  return (
    <li className={styles.item}>
      <EstateCard estate={estate} heading="h2" showAround extras={extras} load="lazy" />
      <FavouriteTools estate={estate} details={details.get(key) ?? {}} language={language}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isChosen && comparison.chosen.length >= maxCompared}
            aria-label={t('compare.choose', { title })}
            onChange={() => {
              comparison.toggle(key);
            }}
          />
          {t('compare.short')}
        </label>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('discard.name', { title })}
          onClick={() => {
            onDiscard(key);
          }}
        >
          {t('discard.button')}
        </button>
      </FavouriteTools>
    </li>
  );
}

/** Discards an estate and takes it back. The button that was pressed is gone then: its counterpart gets the focus. */
function useDiscard(): { add: (key: string) => void; undo: (key: string) => void } {
  const [changed, setChanged] = useState<{ key: string; discarded: boolean }>();
  useEffect(() => {
    if (!changed) return;
    const { key, discarded } = changed;
    const counterpart = discarded ? `[data-undo="${key}"]` : `main a[href$="/${key}"]`;
    document.querySelector<HTMLElement>(counterpart)?.focus();
  }, [changed]);
  const change = (key: string, discarded: boolean) => {
    changeDetails(key, { discarded });
    setChanged({ key, discarded });
  };
  return {
    add: (key) => {
      change(key, true);
    },
    undo: (key) => {
      change(key, false);
    },
  };
}
