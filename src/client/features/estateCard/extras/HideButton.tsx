import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { hideEstate } from '../../favourites/hidden.ts';
import { notify } from '../../notifications/notify.ts';
import styles from './CardExtras.module.css';
import { showAgain } from './showAgain.ts';

/** Hides a listing in this browser, which a notification offers to undo; what covers the card has the focus then. */
export function HideButton({ estate: { key, title } }: { estate: Pick<EstateCardData, 'key' | 'title'> }) {
  const { t } = useTranslation('cardExtras');
  const name = t('hide', { title });
  const hide = (card: HTMLElement | null) => {
    hideEstate(key);
    const undo = () => {
      showAgain(key, card);
    };
    // Without its script the card itself offers to show it again.
    notify({ id: 'hidden', text: t('hidden', { title }), action: { label: t('undo'), run: undo } }).catch(() => {});
  };
  return (
    <button
      type="button"
      className={styles.hide}
      aria-label={name}
      title={name}
      onClick={({ currentTarget }) => {
        hide(currentTarget.closest('article'));
      }}
    >
      <Icon icon={icons.close} />
    </button>
  );
}
