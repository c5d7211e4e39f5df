import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import type { FormState } from '../../forms/formState.ts';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { LinkNotice } from './LinkNotice.tsx';
import type { RgpdAcceptData } from './rgpdAccept.load.ts';

/**
 * Where a mailed link leads (docs/product.md#mailed-links). Looking changes nothing; the button posts
 * (docs/product.md#compliance): a plain form, sent to the page's own URL, which needs no script.
 */
export function RgpdAcceptPage({ data }: PageProps<'RgpdAccept', RgpdAcceptData>) {
  const { t } = useTranslation('rgpd');
  const { brandName } = useSite();
  const failure = useActionData<FormState>()?.failure;
  if (data.state !== 'pending') return <LinkNotice state={data.state} />;
  return (
    <LandingNotice title={t('accept.title')}>
      {data.name !== '' && <p>{t('accept.greeting', { name: data.name })}</p>}
      <p>{t('accept.text', { brand: brandName })}</p>
      {failure && (
        <p className="error" role="alert">
          {t(failure === 'tooMany' ? 'accept.tooMany' : 'accept.failed')}
        </p>
      )}
      <form method="post">
        <button className="button" type="submit">
          {t('accept.button')}
        </button>
      </form>
      <p>
        <small>{t('accept.note')}</small>
      </p>
    </LandingNotice>
  );
}
