import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import type { byAlertNoun } from '../../features/alerts/alertNoun.ts';
import { ConsentField } from '../../forms/ConsentField.tsx';
import { DataInfo } from '../../forms/DataInfo.tsx';
import { FormGuard } from '../../forms/FormGuard.tsx';
import formStyles from '../../forms/Form.module.css';
import type { FormValues } from '../../forms/formValues.ts';
import { SendButton } from '../../forms/SendButton.tsx';

interface EndProps {
  form: UseFormReturnType<FormValues>;
}

/** What the alert itself is for is accepted later, by the mailed link. */
export function CreateEnd({ form, noun }: EndProps & { noun: ReturnType<typeof byAlertNoun> }) {
  const { t } = useTranslation('alertSurvey');
  const { t: tAlerts } = useTranslation('alerts');
  const { t: tForms } = useTranslation('forms');
  const { brandEmail, legal } = useSite();
  return (
    <>
      <ConsentField form={form} name="acceptPrivacy" label={tAlerts('privacy')} />
      <DataInfo text={tAlerts('info', { controller: legal.name, email: brandEmail })} />
      <FormGuard />
      <div className={formStyles.send}>
        <SendButton form={form} label={t('submit', noun)} />
        <p className={formStyles.info}>{tForms('required')}</p>
      </div>
      <p className={formStyles.info}>
        <RichText text={t('existing')} elements={{ alerts: <RouteLink to="RgpdAlertsDefault" params={{}} /> }} />
      </p>
    </>
  );
}

/** To delete leads to a question first. */
export function UpdateEnd({ form, token }: EndProps & { token: string }) {
  const { t } = useTranslation('alertSurvey');
  return (
    <div className={formStyles.send}>
      <SendButton form={form} label={t('update')} />
      <RouteLink
        className="button buttonOutline"
        to="AlertUpdate"
        params={{ alertToken: token }}
        query={{ confirm: 'delete' }}
      >
        {t('delete')}
      </RouteLink>
    </div>
  );
}
