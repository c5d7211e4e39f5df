import { useTranslation } from 'react-i18next';
import type { LinkPurpose } from '#shared/forms/mailedLinks.ts';
import { buildUrl } from '#shared/routes/build.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { DataInfo } from '../../forms/DataInfo.tsx';
import { PlainEmail, PlainProblems } from '../../forms/PlainFields.tsx';
import styles from '../../forms/PlainForm.module.css';
import { usePlainForm } from '../../forms/usePlainForm.ts';

/** The page that takes the form. */
const pages = {
  accept: 'RgpdAcceptDefault',
  alert: 'RgpdAlertsDefault',
  cancel: 'RgpdCancelRGPD',
} as const satisfies Record<LinkPurpose, RouteName>;

/** Asks for the address to mail a new link to (PD-43). */
export function LinkRequestForm({ purpose }: { purpose: LinkPurpose }) {
  const { t } = useTranslation('rgpd');
  const { t: tForms } = useTranslation('forms');
  const { brandEmail, language, legal } = useSite();
  const { typed, problem, failure } = usePlainForm('link', 'rgpd');
  return (
    <form
      className={styles.form}
      method="post"
      action={buildUrl({ to: pages[purpose], params: {} }, language)}
      noValidate
    >
      <PlainProblems>{failure}</PlainProblems>
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
