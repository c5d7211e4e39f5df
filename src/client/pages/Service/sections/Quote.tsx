import type { QuoteData } from '../../../components/cms/homeBlocks.ts';
import { Signature } from '../../../components/cms/Signature.tsx';
import type { Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './Quote.module.css';

/** What one client says, and how such reviews come about (docs/product.md#compliance). */
export function Quote({ service, quote }: { service: Service; quote: QuoteData }) {
  const t = useServiceTexts(service);
  return (
    <section className={styles.quote} aria-labelledby="quote">
      <h2 id="quote">{t('quote.title')}</h2>
      <figure>
        <blockquote lang={quote.lang}>{quote.text}</blockquote>
        <Signature quote={quote} />
      </figure>
      <p className={styles.source}>{t('quote.source')}</p>
    </section>
  );
}
