import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './CompanyFacts.module.css';
import type { CompanyFact } from './LegalOutline.ts';

/** Who the company is: what the operator set, in Spanish, as the register has it. */
export function CompanyFacts({ facts }: { facts: readonly CompanyFact[] }) {
  const { t } = useTranslation('legal');
  const { brandEmail, legal } = useSite();
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{t(`facts.${fact}`)}</dt>
          {fact === 'email' ? (
            <dd>
              <a href={`mailto:${brandEmail}`}>{brandEmail}</a>
            </dd>
          ) : (
            <dd lang="es">{legal[fact]}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
