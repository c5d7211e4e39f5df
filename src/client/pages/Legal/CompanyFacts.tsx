import { useTranslation } from 'react-i18next';
import { formatPhone } from '#shared/i18n/formats.ts';
import type { CompanyFact } from '#shared/views/legal/legalTexts.ts';
import { phoneLink } from '../../components/contact/contactLinks.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './CompanyFacts.module.css';

/** A word with the number after it: on one line, as `hoja M-000000`. */
const numbered = /(\S+ \S*\d\S*)/;

function FactValue({ fact, value }: { fact: CompanyFact; value: string }) {
  if (fact === 'phone') return <a href={phoneLink(value)}>{formatPhone(value)}</a>;
  if (fact === 'email' || fact === 'dpoEmail') return <a href={`mailto:${value}`}>{value}</a>;
  if (fact !== 'register') return <span lang="es">{value}</span>;
  return (
    <span lang="es">
      {value.split(numbered).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={styles.numbered}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}

/** Who the company is: what the operator set, in Spanish, as the register has it. What is not set is left out. */
export function CompanyFacts({ facts }: { facts: readonly CompanyFact[] }) {
  const { t } = useTranslation('legal');
  const { brandEmail, legal } = useSite();
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => {
        const value = fact === 'email' ? brandEmail : legal[fact];
        if (value === undefined) return null;
        return (
          <div key={fact}>
            <dt>{t(`facts.${fact}`)}</dt>
            <dd>
              <FactValue fact={fact} value={value} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
