import { useTranslation } from 'react-i18next';
import type { MarkedList } from '#shared/i18n/marked.ts';
import { keepUnits } from '../../../components/ui/keepUnits.ts';
import { Prose } from '../../../components/ui/prose/Prose.tsx';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from './Story.module.css';

/**
 * The home in the agent's words: text, what is good to know, what makes it special, what a tenant needs
 * (docs/product.md#estate-page).
 */
export function Story({ estate: { text, highlights, special, rentalConditions } }: { estate: EstateView }) {
  const { t } = useTranslation('estate');
  const points = (name: 'highlights' | 'special' | 'conditions', list: MarkedList | undefined) =>
    list && (
      <div className={styles[name]}>
        <h2>{t(`section.${name}`)}</h2>
        <ul lang={list.lang}>
          {list.items.map((item, index) => (
            <li key={index}>{keepUnits(item)}</li>
          ))}
        </ul>
      </div>
    );
  if (!text && !highlights && !special && !rentalConditions) return null;
  return (
    <section className={styles.story}>
      {points('highlights', highlights)}
      {text && (
        <div>
          <h2>{t('section.about')}</h2>
          <div className={styles.text} lang={text.lang}>
            <Prose text={keepUnits(text.text)} />
          </div>
        </div>
      )}
      {points('special', special)}
      {points('conditions', rentalConditions)}
    </section>
  );
}
