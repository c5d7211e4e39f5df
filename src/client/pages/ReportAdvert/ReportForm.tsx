import '../../theme/controls/forms.ts';
import '@mantine/core/styles/Radio.layer.css';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { advertReportReasons } from '#shared/domain/advertReport.ts';
import type { AdvertReport } from '#shared/forms/advertReport.ts';
import { advertReportOf } from '#shared/forms/advertReportOf.ts';
import { buildLocalUrl } from '#shared/routes/build.ts';
import { useNavigateTo } from '../../app/navigation/useNavigateTo.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { ConsentField } from '../../forms/ConsentField.tsx';
import { DataInfo } from '../../forms/DataInfo.tsx';
import { FormGuard } from '../../forms/FormGuard.tsx';
import formStyles from '../../forms/Form.module.css';
import type { FormValues } from '../../forms/formValues.ts';
import { OneOfField } from '../../forms/OneOfField.tsx';
import { ProblemSummary } from '../../forms/ProblemSummary.tsx';
import { SendButton } from '../../forms/SendButton.tsx';
import { MessageField, TextField } from '../../forms/TextField.tsx';
import { useFormTexts } from '../../forms/useFormTexts.ts';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { MantineControls } from '../../theme/MantineControls.tsx';

interface ReportFormProps {
  /** The listing's key. */
  reference: string;
}

const emptyValues = {
  reason: advertReportReasons[0],
  message: '',
  email: '',
  acceptPrivacy: false,
} satisfies FormValues;

/** The schema is fetched with the first form that is sent. */
const importSchema = () =>
  Promise.all([
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/checkForm.ts'),
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/advertReport.ts'),
  ]);

/** Sent without leaving the page; the Thanks page follows, as it does without scripts. */
function useReport(reference: string) {
  const { language } = useSite();
  const navigate = useNavigateTo();
  const { problemText } = useFormTexts('advertReport');
  return useSchemaForm<AdvertReport>({
    form: 'advertReport',
    emptyValues,
    optional: ['message', 'email', 'acceptPrivacy'],
    check: async (values) => {
      const [{ checkForm }, { advertReportSchema }] = await importSchema();
      const fields = { ...values, reference };
      return checkForm(advertReportSchema, advertReportOf(fields, { language, path: location.pathname }));
    },
    send: async (report, key) => (await importBrowserApi()).createBrowserApi().reportAdvert(report, key),
    onSent: () => {
      void navigate(buildLocalUrl({ to: 'Thanks', params: {}, query: { from: 'advertReport' } }, language));
    },
    problemText,
  });
}

/** The form of a report. Without scripts it goes to the page's own URL. */
export function ReportForm({ reference }: ReportFormProps) {
  const { t } = useTranslation('advertReport');
  const { problemsTitle, failureText } = useFormTexts('advertReport');
  const { form, formProps, failure } = useReport(reference);
  const reasons = advertReportReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }));
  return (
    <MantineControls>
      <form {...formProps} className={formStyles.form} method="post">
        <ProblemSummary form={form} title={problemsTitle} failure={failureText(failure)} />
        <input type="hidden" name="reference" value={reference} />
        <OneOfField form={form} name="reason" label={t('reason')} options={reasons} />
        <MessageField form={form} name="message" label={t('message')} isOptional />
        <AnswerFields form={form} />
        <FormGuard />
        <div className={formStyles.send}>
          <SendButton form={form} label={t('submit')} />
        </div>
      </form>
    </MantineControls>
  );
}

/** Where to tell what came of it. */
function AnswerFields({ form }: { form: UseFormReturnType<FormValues> }) {
  const { t } = useTranslation('advertReport');
  const { t: tForms } = useTranslation('forms');
  const { brandEmail, legal } = useSite();
  return (
    <>
      <p>{t('email.hint')}</p>
      <TextField form={form} name="email" label={tForms('email')} type="email" autoComplete="email" isOptional />
      <ConsentField form={form} name="acceptPrivacy" label={t('privacy')} isOptional />
      <DataInfo text={t('info', { controller: legal.name, email: brandEmail })} />
    </>
  );
}
