import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { byNoun } from '#shared/filters/byNoun.ts';
import { useOpeningLink } from '../../app/deferred/useOpeningLink.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { AlertOffer } from './alertOffer.ts';
import styles from './AlertDisclosure.module.css';
import { saveSearchPart } from './saveSearchPart.ts';

/**
 * A link that the form takes the place of: where the page may be covered by a sheet already, another dialog would cover
 * that.
 */
export function AlertDisclosure({ offer, children }: { offer: AlertOffer; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useOpeningLink(saveSearchPart, () => {
    setIsOpen(true);
  });
  if (isOpen) return <Opened offer={offer} />;
  return (
    <RouteLink to="AlertSurvey" params={{}} query={offer.query} rel="nofollow" onClick={open}>
      {children}
    </RouteLink>
  );
}

function Opened({ offer }: { offer: AlertOffer }) {
  const { t } = useTranslation('saveSearch');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1}>
        {t(`title.${offer.kind}`, byNoun(offer.query.filters))}
      </h3>
      <saveSearchPart.Part offer={offer} />
    </div>
  );
}
