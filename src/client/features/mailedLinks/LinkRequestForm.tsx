import { useTranslation } from 'react-i18next';
import type { LinkPurpose } from '#shared/forms/mailedLinks.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { DataInfo } from '../../forms/DataInfo.tsx';
import { PlainEmail, PlainProblems } from '../../forms/PlainFields.tsx';
import styles from '../../forms/PlainForm.module.css';
import { usePlainForm } from '../../forms/usePlainForm.ts';

/** Asks for the address to mail a new link to (PD-43). The page that takes it is the same for every link. */
export function LinkRequestForm({ purpose }: { purpose: LinkPurpose }) {
  const { t } = useTranslation('rgpd');
  const { t: tForms } = useTranslation('forms');
  const { brandEmail, language, legal } = useSite();
  const { typed, problem, failure } = usePlainForm('link', 'rgpd');
  const to = purpose === 'cancel' ? 'RgpdCancelRGPD' : 'RgpdAcceptDefault';
  return (
    <form className={styles.form} method="post" action={buildUrl({ to, params: {} }, language)} noValidate>
      <PlainProblems>{failure}</PlainProblems>
      <input type="hidden" name="purpose" value={purpose} />
      <PlainEmail name="email" label={tForms('email')} defaultValue={typed('email')} error={problem('email')} />
      <DataInfo text={t('link.info', { controller: legal.name, email: brandEmail })} />
      <p>
        <button className="button" type="submit">
          {t('link.button')}
        </button>
      </p>
    </form>
  );
}
