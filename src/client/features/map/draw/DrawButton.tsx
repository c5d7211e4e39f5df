import { useTranslation } from 'react-i18next';
import '../leaflet.css';
import icons from '../mapIcons.module.css';
import styles from '../MapFrame.module.css';

interface DrawButtonProps {
  isDrawing: boolean;
  /** Whether the visitor has pressed, and what an area is drawn with is not here yet. */
  isBusy: boolean;
  /** The visitor is about to press. */
  onApproach: () => void;
  onPress: (byKeyboard: boolean) => void;
}

/** Begins to draw an area, and stops. */
export function DrawButton({ isDrawing, isBusy, onApproach, onPress }: DrawButtonProps) {
  const { t } = useTranslation('map');
  return (
    <div className={styles.group}>
      <button
        type="button"
        aria-label={t('draw.begin')}
        aria-pressed={isDrawing && !isBusy}
        aria-busy={isBusy}
        onPointerEnter={onApproach}
        onClick={({ detail }) => {
          // A press of a key has no detail.
          onPress(detail === 0);
        }}
      >
        <span className={icons.draw} />
      </button>
    </div>
  );
}
