import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import { favouriteOrders, type FavouriteOrder } from './favouriteOrder.ts';
import styles from './Favourites.module.css';

export interface ListToolsProps {
  order: FavouriteOrder;
  onOrder: (order: FavouriteOrder) => void;
  isMapShown: boolean;
  onMap: (isShown: boolean) => void;
  /** Loads the map ahead. */
  onApproach: () => void;
}

/** The order of the visitor's list, and its map. */
export function ListTools({ order, onOrder, isMapShown, onMap, onApproach }: ListToolsProps) {
  const { t } = useTranslation('favourites');
  return (
    <div className={styles.listTools}>
      <select
        className="input select"
        aria-label={t('order.label')}
        value={order}
        onChange={({ currentTarget }) => {
          onOrder(currentTarget.value as FavouriteOrder);
        }}
      >
        {favouriteOrders.map((one) => (
          <option key={one} value={one}>
            {t(`order.${one}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.pill}
        aria-expanded={isMapShown}
        onPointerEnter={onApproach}
        onClick={() => {
          onMap(!isMapShown);
        }}
      >
        <Icon icon={icons.map} />
        <span>{t(isMapShown ? 'map.hide' : 'map.show')}</span>
      </button>
    </div>
  );
}
