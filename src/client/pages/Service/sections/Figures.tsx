import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import { FigureList } from '../../../components/cms/FigureList.tsx';
import type { FigureData } from '../../../components/cms/homeBlocks.ts';
import styles from './Figures.module.css';

interface FiguresProps {
  figures: readonly FigureData[];
  language: Language;
}

/** The network in the figures of the CMS. */
export function Figures({ figures, language }: FiguresProps) {
  const { t } = useTranslation('figures');
  return (
    <section aria-labelledby="figures">
      <h3 id="figures" className="visuallyHidden">
        {t('title')}
      </h3>
      <FigureList
        className={styles.figures}
        figures={figures.filter(({ name }) => name !== 'brand')}
        language={language}
      />
    </section>
  );
}
