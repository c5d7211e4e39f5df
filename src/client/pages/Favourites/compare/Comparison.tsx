import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isClosed } from '#shared/domain/estate.ts';
import { withColon } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { enquiryId } from '#shared/forms/enquiryIds.ts';
import type { FavouriteEstate } from '#shared/views/favourites/favouriteEstate.ts';
import { compareEstates, noteId, type ComparedFact } from '#shared/views/favourites/compareEstates.ts';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { useSite } from '../../../app/session/SiteContext.ts';
import { AskLink } from '../../../features/enquiry/AskLink.tsx';
import type { EnquiryAbout } from '../../../features/enquiry/enquiryAbout.ts';
import { coverSrc } from '#shared/views/estateCard/cardCover.ts';
import { useCardTexts } from '../../../features/estateCard/useCardTexts.ts';
import type { DetailsByKey } from '../../../features/favourites/favouriteDetails.ts';
import styles from './Comparison.module.css';
import { useComparedDetails } from './useComparedDetails.ts';

export interface ComparisonProps {
  estates: readonly FavouriteEstate[];
  details: DetailsByKey;
  language: Language;
  onClose: () => void;
}

/** Up to four estates side by side: a column each, a row for each fact, marked where they differ. */
export function Comparison({ estates, details, language, onClose }: ComparisonProps) {
  const { t } = useTranslation(['favourites', 'facts', 'estate', 'common']);
  const texts = useCardTexts();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const more = useComparedDetails(estates.map(({ key }) => key));
  const facts = compareEstates(estates, { t, texts, language, details, more });
  return (
    <section>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {t('compare.title', { count: estates.length })}
        </h2>
        <button type="button" className="button buttonOutline" onClick={onClose}>
          {t('compare.close')}
        </button>
      </div>
      <div className={styles.options}>
        <label className={styles.only}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={() => {
              setOnlyDifferences(!onlyDifferences);
            }}
          />
          {t('compare.only')}
        </label>
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.mark} /> <span>{t('compare.differs')}</span>
          {facts.some(({ best }) => best !== undefined) && (
            <>
              <span className={styles.best} /> <span>{t('compare.best')}</span>
            </>
          )}
        </p>
      </div>
      <div className={styles.sheet}>
        <table className={styles.table} data-homes={estates.length} aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visuallyHidden">{t('compare.fact')}</span>
              </th>
              {estates.map((estate) => (
                <EstateColumn key={estate.key} estate={estate} />
              ))}
            </tr>
          </thead>
          <tbody>
            {facts
              .filter(({ id, differs }) => differs || id === noteId || !onlyDifferences)
              .map((fact) => (
                <FactRow key={fact.id} fact={fact} />
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function EstateColumn({ estate }: { estate: FavouriteEstate }) {
  const { t } = useTranslation('estate');
  const { language } = useSite();
  const { cover, provinceSlug, type, slug, key, reference, title, status, agent } = estate;
  const params = { province: provinceSlug, type, slug, ref: key };
  const name = agent?.name;
  const about = useMemo<EnquiryAbout>(() => ({ subject: 'information', key, reference, name }), [key, reference, name]);
  return (
    <th scope="col">
      {cover && <img src={coverSrc(cover)} width="420" height="236" alt="" loading="lazy" decoding="async" />}
      <RouteLink className={styles.title} to="Estate" params={params}>
        {title}
      </RouteLink>
      {!isClosed(status) && (
        <AskLink
          className={styles.ask}
          about={about}
          home={{ photo: cover && coverSrc(cover), title, reference }}
          href={`${buildUrl({ to: 'Estate', params }, language)}#${enquiryId}`}
          label={withColon(t('contact.ask'), language) + title}
        >
          {t('contact.ask')}
        </AskLink>
      )}
    </th>
  );
}

function FactRow({ fact: { id, label, values, differs, best } }: { fact: ComparedFact }) {
  const { t } = useTranslation('favourites');
  return (
    <tr className={differs ? undefined : styles.same} data-price={id === 'price' || undefined}>
      <th scope="row">
        <span>
          <span>{label}</span>{' '}
          {differs && (
            <span className={styles.mark}>
              <span className="visuallyHidden">{t('compare.differs')}</span>
            </span>
          )}
        </span>
      </th>
      {values.map((value, index) => (
        <td key={index}>
          {typeof value === 'string' ? (
            <span>{value}</span>
          ) : (
            id !== noteId && (
              <span className={styles.unknown}>{t(value === null ? 'compare.notApplicable' : 'compare.unknown')}</span>
            )
          )}
          {index === best && (
            <>
              {' '}
              <span className={styles.best}>
                <span className="visuallyHidden">{t('compare.best')}</span>
              </span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
