import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import { FigureList } from '../../components/cms/FigureList.tsx';
import type { FigureData } from '../../components/cms/homeBlocks.ts';
import styles from './WhyUs.module.css';

/** The network in figures (docs/product.md#home, docs/product.md#home-data), the members with a plus. */
export function WhyUs({ figures, language }: { figures: readonly FigureData[]; language: Language }) {
  const { t } = useTranslation('homeRest');
  return (
    <section className="container section" aria-labelledby="why">
      <h2 id="why">{t('why.title')}</h2>
      <FigureList className={styles.figures} figures={figures} language={language} />
    </section>
  );
}
