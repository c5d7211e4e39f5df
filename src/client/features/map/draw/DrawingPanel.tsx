import { useTranslation } from 'react-i18next';
import '../leaflet.css';
import icons from '../mapIcons.module.css';
import styles from './Drawing.module.css';
import type { Sketch } from './useSketch.ts';

interface DrawingPanelProps {
  sketch: Sketch;
  onCancel: () => void;
}

/** How an area is drawn, what is wrong with it, and the buttons that finish it. */
export function DrawingPanel({ sketch: { points, fault, canClose, undo, close }, onCancel }: DrawingPanelProps) {
  const { t } = useTranslation('map');
  const count = points.length;
  return (
    <section className={styles.panel} aria-label={t('draw.title')}>
      <p>{t('draw.how')}</p>
      <p className={styles.state} role="status" data-fault={fault}>
        {fault ? t(`draw.fault.${fault}`) : count > 0 && t('draw.points', { count })}
      </p>
      <p className={styles.ways}>
        <button type="button" className="button" disabled={!canClose} onClick={close}>
          {t('draw.close')}
        </button>
        <button type="button" className="button buttonOutline" disabled={count === 0} onClick={undo}>
          <span className={icons.undo} />
          {t('draw.undo')}
        </button>
        <button type="button" className="button buttonOutline" onClick={onCancel}>
          {t('draw.cancel')}
        </button>
      </p>
    </section>
  );
}
