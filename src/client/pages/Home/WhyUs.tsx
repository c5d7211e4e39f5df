import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import { figureText, type WhyUsData } from '../../components/cms/homeBlocks.ts';
import styles from './WhyUs.module.css';

/** The network in figures (docs/product.md#home, docs/product.md#home-data), the members with a plus. */
export function WhyUs({ whyUs: { figures }, language }: { whyUs: WhyUsData; language: Language }) {
  const { t } = useTranslation('homeRest');
  return (
    <section className="container section" aria-labelledby="why">
      <h2 id="why">{t('why.title')}</h2>
      <dl className={styles.figures}>
        {figures.map(({ name, value, text, lang }) => {
          const number = figureText(value, language);
          return (
            <div key={name}>
              <dt>{name === 'members' ? t('why.members', { number }) : number}</dt>
              <dd lang={lang}>{text}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
