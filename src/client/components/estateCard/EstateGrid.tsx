import { useTranslation } from 'react-i18next';
import { EstateCard } from './EstateCard.tsx';
import styles from './EstateGrid.module.css';
import type { EstateCardData } from './toEstateCard.ts';

interface EstateGridProps {
  estates: readonly EstateCardData[];
  /** On the home page a card says its province (spec §2.10). */
  showProvince?: boolean;
}

/** A grid of cards: two a row on small screens, three on large ones (spec §2.9). */
export function EstateGrid({ estates, showProvince = false }: EstateGridProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.grid}>
      {estates.map((estate) => (
        <li key={estate.reference}>
          <EstateCard estate={estate} t={t} showProvince={showProvince} />
        </li>
      ))}
    </ul>
  );
}
