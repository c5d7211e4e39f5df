import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { DataInfo } from '../../forms/DataInfo.tsx';
import styles from '../../forms/PlainForm.module.css';
import type { FormState } from '#shared/forms/formState.ts';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { LinkNotice } from '../../features/mailedLinks/LinkNotice.tsx';
import type { RgpdUnsubscribeData } from './rgpdUnsubscribe.load.ts';

/**
 * Where the link of a newsletter, and of the mails about an agent's adverts, leads (docs/product.md#mailed-links).
 * Looking changes nothing; the button posts to the page's own URL, which then says that it is done.
 */
export function RgpdUnsubscribePage({ data }: PageProps<'RgpdUnsubscribe', RgpdUnsubscribeData>) {
  const { t } = useTranslation('rgpd');
  const { brandName, brandEmail, legal } = useSite();
  const failure = useActionData<FormState>()?.failure;
  if (data.state === 'expired') return <LinkNotice state="expired" />;
  const { context } = data;
  if (data.state === 'unsubscribed') {
    return (
      <LandingNotice title={t('unsubscribed.title', { context })}>
        <p>{t('unsubscribed.text', { context })}</p>
      </LandingNotice>
    );
  }
  return (
    <LandingNotice title={t('unsubscribe.title', { context })}>
      {data.name !== '' && <p>{t('accept.greeting', { name: data.name })}</p>}
      <p>{t('unsubscribe.text', { brand: brandName, context })}</p>
      {failure && (
        <p className="error" role="alert">
          {failure === 'tooMany' ? (
            t('accept.tooMany')
          ) : (
            <RichText
              text={t('unsubscribe.failed', { email: brandEmail })}
              elements={{ mail: <a href={`mailto:${brandEmail}`} /> }}
            />
          )}
        </p>
      )}
      <form className={styles.form} method="post">
        <DataInfo text={t('unsubscribe.info', { controller: legal.name, email: brandEmail, context })} />
        <p>
          <button className="button" type="submit">
            {t('unsubscribe.button', { context })}
          </button>
        </p>
      </form>
      <p>
        <small>{t('unsubscribe.keep')}</small>
      </p>
    </LandingNotice>
  );
}
