import { useTranslation } from 'react-i18next';
import type { Partner } from '#shared/api/homeData.ts';
import styles from './Partners.module.css';
import { shiftTiming } from './shiftTiming.ts';

/** Fewer logos than this fit in one row, and do not move. */
const minToMove = 7;

/**
 * The partners' logos (docs/product.md#home, docs/product.md#constants), a row that shifts by itself and that a box
 * stops, without JavaScript too.
 */
export function Partners({ partners }: { partners: readonly Partner[] }) {
  const { t } = useTranslation('homeRest');
  const moves = partners.length >= minToMove;
  const logos = partners.map(({ logo, name }) => (
    <li key={logo}>
      <img src={logo} width="150" height="75" alt={name} loading="lazy" decoding="async" />
    </li>
  ));
  return (
    <section className={`container section ${styles.partners}`} aria-labelledby="partners">
      <div className={styles.heading}>
        <h2 id="partners">{t('partners.title')}</h2>
        {moves && (
          <label className={styles.still}>
            <input type="checkbox" />
            {t('partners.still')}
          </label>
        )}
      </div>
      <div className={moves ? styles.moving : undefined}>
        <div className={styles.row} style={moves ? shiftTiming(partners.length) : undefined}>
          <ul>{logos}</ul>
          {moves && <ul aria-hidden="true">{logos}</ul>}
        </div>
      </div>
    </section>
  );
}
