import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { OfferedCity } from '../../../features/ownerRequest/CitiesField.tsx';
import {
  OwnerRequestForm,
  type OwnedHome,
  type SentRequest,
} from '../../../features/ownerRequest/OwnerRequestForm.tsx';
import type * as Thanks from '../../../features/ownerRequest/OwnerRequestThanks.tsx';
import { requestId, services, type Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import { HomePrices } from './HomePrices.tsx';
import styles from './Request.module.css';

/** What is shown once the request is sent, and its printed sheet. */
const loadThanks = () =>
  import(/* webpackChunkName: "ownerRequestThanks" */ '../../../features/ownerRequest/OwnerRequestThanks.tsx');

const steps = ['first', 'second', 'third'] as const;

export interface RequestProps {
  service: Service;
  cities: readonly OfferedCity[];
  /** Whether the API says what listings ask. */
  hasPrices?: boolean | undefined;
}

/** The form, and what follows it. */
export function Request({ service, cities, hasPrices = false }: RequestProps) {
  const t = useServiceTexts(service);
  const { brandName } = useSite();
  const { type, route } = services[service];
  const { t: tRequest } = useTranslation('ownerRequest');
  const [sent, setSent] = useState<SentRequest>();
  const [thanks, setThanks] = useState<typeof Thanks>();
  const show = async (answered: SentRequest) => {
    // It is acknowledged, whether or not the rest can be had.
    await loadThanks().then(setThanks, () => {});
    setSent(answered);
  };
  const showPrices = (home: OwnedHome) => (
    <HomePrices key={JSON.stringify(home)} service={service} cities={cities} home={home} />
  );
  const sentPrices = hasPrices && sent?.home && (
    <HomePrices service={service} cities={cities} home={sent.home} town={sent.answer.town} isWhole />
  );
  const title = useId();
  return (
    <section id={requestId} className={styles.request} data-sent={sent ? true : undefined} aria-labelledby={title}>
      {/* A name of two words stays in one line. */}
      <h2 id={title}>{t('request.title', { brand: brandName.replaceAll(' ', '\u00A0') })}</h2>
      {sent && thanks && <thanks.OwnerRequestThanks sent={sent} cities={cities} prices={sentPrices} />}
      {sent && !thanks && <p role="status">{`${tRequest('thanks.title')} ${tRequest('thanks.text')}`}</p>}
      {!sent && (
        <OwnerRequestForm
          type={type}
          route={route}
          fragment={requestId}
          cities={cities}
          {...(hasPrices && { showPrices })}
          onSent={(answered) => void show(answered)}
        />
      )}
      <h3>{t('request.next')}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`request.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
