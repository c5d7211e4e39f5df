import { useTranslation } from 'react-i18next';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { Prose } from '../../../components/ui/prose/Prose.tsx';
import styles from './ForeignNote.module.css';

/** Says that a machine translated texts of the page, also on paper, and opens what people wrote, without scripts. */
export function OriginalTexts({ original }: { original: NonNullable<EstateView['original']> }) {
  const { t } = useTranslation('estate');
  const { title, text, highlights, special, rentalConditions } = original;
  return (
    <details className={styles.note}>
      <summary>
        <span>{t('untranslated.done')}</span> <b>{t('untranslated.original')}</b>
      </summary>
      {title && <p lang={title.lang}>{title.text}</p>}
      {text && (
        <div lang={text.lang}>
          <Prose text={text.text} />
        </div>
      )}
      {[highlights, special, rentalConditions].map(
        (list, position) =>
          list && (
            <ul key={position} lang={list.lang}>
              {list.items.map((item, index) => (
                <li key={index}>{item}</li>
              ))}
            </ul>
          ),
      )}
    </details>
  );
}
