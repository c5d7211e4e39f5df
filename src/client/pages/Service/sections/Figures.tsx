import type { Language } from '#shared/i18n/languages.ts';
import { figureText, type FigureData } from '../../../components/cms/homeBlocks.ts';
import type { Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './Figures.module.css';

interface FiguresProps {
  service: Service;
  figures: readonly FigureData[];
  language: Language;
}

/** The network in the figures of the CMS, the members with a plus (docs/product.md#home-data). */
export function Figures({ service, figures, language }: FiguresProps) {
  const t = useServiceTexts(service);
  return (
    <section aria-labelledby="figures">
      <h3 id="figures" className="visuallyHidden">
        {t('figures.title')}
      </h3>
      <dl className={styles.figures}>
        {figures
          .filter(({ name }) => name !== 'brand')
          .map(({ name, value, text, lang }) => {
            const number = figureText(value, language);
            return (
              <div key={name}>
                <dt>{name === 'members' ? t('figures.members', { number }) : number}</dt>
                <dd lang={lang}>{text}</dd>
              </div>
            );
          })}
      </dl>
    </section>
  );
}
