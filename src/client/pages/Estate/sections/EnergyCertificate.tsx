import { useTranslation } from 'react-i18next';
import { energyRatings, type EnergyRating } from '#shared/domain/estate.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { EnergyBadge, energyClass } from '../../../components/energy/EnergyBadge.tsx';
import { useSite } from '../../../app/session/SiteContext.ts';
import { energyStateOf } from '../energyStateOf.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from './EnergyCertificate.module.css';

export interface EnergyCertificateProps {
  energy: EstateView['energy'];
}

/**
 * The energy certificate as the law wants it in every advert: letter, consumption and emissions, or why there is none
 * (RD 390/2021, PD-37, docs/product.md#compliance). The letter is text; colour only repeats it.
 */
export function EnergyCertificate({ energy }: EnergyCertificateProps) {
  const { t } = useTranslation('facts');
  const { language } = useSite();
  const state = energyStateOf(energy);
  const measured = (rating: EnergyRating | undefined, value: number | undefined, unit: string) =>
    rating === undefined && value === undefined ? (
      <dd className={styles.unknown}>{t('energy.notGiven')}</dd>
    ) : (
      <dd>
        {rating && <EnergyBadge rating={rating} label={t('energy.rating', { rating })} />}{' '}
        {value !== undefined && (
          <>
            <span>{formatNumber(value, language)}</span> <small>{unit}</small>
          </>
        )}
      </dd>
    );
  return (
    <section className={styles.energy}>
      <h2>{t('section.energy')}</h2>
      {state === 'rated' ? (
        <p className="visuallyHidden">{t('energy.rating', { rating: energy.rating! })}</p>
      ) : (
        <div className={styles.state}>
          <p className={state === 'not_stated' || state === 'noRating' ? styles.unknown : styles.stateName}>
            {t(`energy.state.${state}`)}
          </p>
          <p>{t(`energy.text.${state}`)}</p>
        </div>
      )}
      <div className={styles.label}>
        {state === 'rated' && (
          <div className={styles.scale} aria-hidden="true">
            <p>{t('energy.scale.best')}</p>
            <ol>
              {energyRatings.map((rating) => (
                <li key={rating} className={energyClass(rating)}>
                  <b>{rating}</b>
                  {rating === energy.rating && <i>{rating}</i>}
                </li>
              ))}
            </ol>
            <p>{t('energy.scale.worst')}</p>
          </div>
        )}
        {(state === 'rated' || state === 'noRating') && (
          <dl className={styles.values}>
            <div>
              <dt>{t('energy.consumption')}</dt>
              {measured(energy.rating, energy.consumption, t('energy.consumptionUnit'))}
            </div>
            <div>
              <dt>{t('energy.emissions')}</dt>
              {measured(energy.emissionsRating, energy.emissions, t('energy.emissionsUnit'))}
            </div>
          </dl>
        )}
      </div>
    </section>
  );
}
