import type { Language } from '#shared/i18n/languages.ts';
import { FigureList } from '../../../components/cms/FigureList.tsx';
import type { FigureData } from '../../../components/cms/homeBlocks.ts';
import type { Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './Figures.module.css';

interface FiguresProps {
  service: Service;
  figures: readonly FigureData[];
  language: Language;
}

/** The network in the figures of the CMS. */
export function Figures({ service, figures, language }: FiguresProps) {
  const t = useServiceTexts(service);
  return (
    <section aria-labelledby="figures">
      <h3 id="figures" className="visuallyHidden">
        {t('figures.title')}
      </h3>
      <FigureList
        className={styles.figures}
        figures={figures.filter(({ name }) => name !== 'brand')}
        language={language}
        membersText={(number) => t('figures.members', { number })}
      />
    </section>
  );
}
