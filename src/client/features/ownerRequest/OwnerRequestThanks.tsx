import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { useThanksFocus } from '../../forms/useThanksFocus.ts';
import styles from './OwnerRequestThanks.module.css';

/** In place of the form that went through: what happens next. */
export function OwnerRequestThanks() {
  const { t } = useTranslation('ownerRequest');
  const { brandEmail } = useSite();
  const heading = useThanksFocus();
  return (
    <div className={styles.thanks}>
      <Bird className={styles.bird} />
      <h3 ref={heading} tabIndex={-1}>
        {t('thanks.title')}
      </h3>
      <p className={styles.text}>{t('thanks.text')}</p>
      <p>
        <RichText
          text={t('thanks.next', { email: brandEmail })}
          elements={{ mail: <a href={`mailto:${brandEmail}`} /> }}
        />
      </p>
      <p>
        <RouteLink className="button buttonOutline" to="AgentProvinces" params={{}}>
          {t('thanks.agents')}
        </RouteLink>
      </p>
    </div>
  );
}
