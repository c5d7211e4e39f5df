import { useState } from 'react';
import type { City } from '#shared/domain/cities.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { Bird } from '../../../components/ui/bird/Bird.tsx';
import { OwnerRequestForm } from '../../../features/ownerRequest/OwnerRequestForm.tsx';
import { OwnerRequestThanks } from '../../../features/ownerRequest/OwnerRequestThanks.tsx';
import { FormSection } from '../../../forms/FormSection.tsx';
import { requestId, services, type Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './Request.module.css';

const steps = ['first', 'second', 'third'] as const;

/** The form, and what follows it. */
export function Request({ service, cities }: { service: Service; cities: readonly City[] }) {
  const t = useServiceTexts(service);
  const { brandName } = useSite();
  const { type, route } = services[service];
  const [isSent, setIsSent] = useState(false);
  return (
    <FormSection
      id={requestId}
      title={t('request.title', { brand: brandName })}
      image={<Bird />}
      text={
        <>
          <p>{t('request.text')}</p>
          <h3 className={styles.next}>{t('request.next')}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{t(`request.${step}`)}</li>
            ))}
          </ol>
        </>
      }
    >
      {isSent ? (
        <OwnerRequestThanks />
      ) : (
        <OwnerRequestForm
          type={type}
          route={route}
          fragment={requestId}
          cities={cities}
          onSent={() => {
            setIsSent(true);
          }}
        />
      )}
    </FormSection>
  );
}
