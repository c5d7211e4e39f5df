import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { OpportunityAnswer } from '#shared/api/lead.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import type { VisitSlots } from '#shared/domain/visitSlots.ts';
import { defaultCountry } from '#shared/domain/callingCodes.ts';
import { isForNetwork } from '#shared/forms/networkEnquiry.ts';
import type { Opportunity } from '#shared/forms/opportunity.ts';
import { opportunityOf } from '#shared/forms/opportunityOf.ts';
import { offeredAlertName } from '#shared/forms/sentFields.ts';
import { withPrefix } from '#shared/routes/build.ts';
import { buildQuery } from '#shared/routes/query.ts';
import { enquiryId } from '#shared/forms/enquiryIds.ts';
import { ConsentField } from '../../forms/ConsentField.tsx';
import { DataInfo } from '../../forms/DataInfo.tsx';
import { FormGuard } from '../../forms/FormGuard.tsx';
import formStyles from '../../forms/Form.module.css';
import type { FormValues } from '../../forms/formValues.ts';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { ProblemSummary } from '../../forms/ProblemSummary.tsx';
import { SendButton } from '../../forms/SendButton.tsx';
import { MessageField, TextField } from '../../forms/TextField.tsx';
import { useFormTexts } from '../../forms/useFormTexts.ts';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { MantineControls } from '../../theme/MantineControls.tsx';
import { keyOf, type EnquiryAbout } from './enquiryAbout.ts';
import { SlotField } from './SlotField.tsx';

/** The schema is fetched with the first form that is sent. */
const importSchema = () =>
  Promise.all([
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/checkForm.ts'),
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/opportunity.ts'),
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/surnameProblem.ts'),
  ]);

const emptyValues = {
  name: '',
  surname: '',
  email: '',
  phone: '',
  phoneCountry: defaultCountry,
  slot: '',
  acceptPrivacy: false,
  acceptCommercials: false,
};

const optional = ['slot', 'phone', 'phoneCountry', 'message', 'acceptCommercials'];

/** The times that are left when one was taken meanwhile; null where they cannot be had. */
async function readSlots(key: string): Promise<VisitSlots | null> {
  const { createBrowserApi } = await importBrowserApi();
  return createBrowserApi().visitSlots(key).catch(orEmpty(null));
}

interface EnquiryFormProps {
  /** Begins the ids of its fields: a page may have a second one, in a sheet. */
  idPrefix: string;
  about: EnquiryAbout;
  onSent: (answer: OpportunityAnswer) => void;
}

/** The form of an enquiry. It is sent without leaving the page, or without scripts to the page itself. */
export function EnquiryForm({ idPrefix, about, onSent }: EnquiryFormProps) {
  const { t } = useTranslation('enquiry');
  const { t: tForms } = useTranslation('forms');
  const { language, brandName, surnameRequired } = useSite();
  const { pathname } = useLocation();
  const { problemText, problemsTitle, failureText } = useFormTexts('enquiry');
  const { subject, key, reference, agent, agency } = about;
  const [slots, setSlots] = useState(about.slots);
  // By the names of the call's body.
  const asked = { subject, reference: key, agent, agency };
  const toNetwork = isForNetwork({ reference: key, agent, agency });
  const message = toNetwork ? '' : t(`messageText.${subject}`, { reference, brand: brandName });
  const { form, formProps, failure } = useSchemaForm<Opportunity, OpportunityAnswer>({
    form: 'enquiry',
    idPrefix,
    emptyValues: { ...emptyValues, message },
    optional: surnameRequired ? optional : [...optional, 'surname'],
    draft: { about: keyOf(about), fieldsAbout: ['message'] },
    check: async (values) => {
      const [{ checkForm }, { opportunitySchema }, { withSurname }] = await importSchema();
      const fields = { ...values, ...asked };
      const checked = checkForm(opportunitySchema, opportunityOf(fields, { language, path: location.pathname }));
      return withSurname(checked, surnameRequired);
    },
    send: async (opportunity, key) => (await importBrowserApi()).createBrowserApi().enquire(opportunity, key),
    onSent,
    onProblems: (fields) => {
      if (fields.includes('slot') && key !== undefined) void readSlots(key).then((left) => setSlots(left ?? slots));
    },
    problemText: (name, problem) => problemText(name, problem, { context: subject }),
  });
  return (
    <MantineControls>
      <form
        {...formProps}
        className={formStyles.form}
        method="post"
        action={`${withPrefix(pathname, language)}#${enquiryId}`}
      >
        <ProblemSummary form={form} title={problemsTitle} failure={failureText(failure)} />
        {Object.entries(asked).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {about.alert && (
          // With scripts the thanks take the place of the form, and offer it themselves.
          <input type="hidden" name={offeredAlertName} value={buildQuery('AlertSurvey', about.alert.query)} />
        )}
        {slots && <SlotField form={form} slots={slots} isOpen={subject === 'visit'} />}
        <SenderFields form={form} />
        <MessageField form={form} name="message" label={tForms('message')} isOptional rows={4} />
        <FormGuard />
        <Send form={form} subject={subject} toNetwork={toNetwork} />
      </form>
    </MantineControls>
  );
}

function SenderFields({ form }: { form: UseFormReturnType<FormValues> }) {
  const { t } = useTranslation('forms');
  const { surnameRequired } = useSite();
  return (
    <>
      <div className={formStyles.names}>
        <TextField form={form} name="name" label={t('name')} autoComplete="given-name" />
        <TextField
          form={form}
          name="surname"
          label={t('surname')}
          isOptional={!surnameRequired}
          autoComplete="family-name"
        />
      </div>
      <TextField form={form} name="email" label={t('email')} type="email" autoComplete="email" />
      <PhoneField form={form} isOptional />
    </>
  );
}

interface SendProps extends Pick<EnquiryAbout, 'subject'> {
  form: UseFormReturnType<FormValues>;
  /** No agent gets it. */
  toNetwork: boolean;
}

function Send({ form, subject, toNetwork }: SendProps) {
  const { t } = useTranslation('enquiry');
  const { t: tForms } = useTranslation('forms');
  const { brandName, brandEmail, legal } = useSite();
  return (
    <>
      <ConsentField form={form} name="acceptPrivacy" label={t('privacy')} />
      <ConsentField form={form} name="acceptCommercials" label={t('commercials', { brand: brandName })} isOptional />
      <DataInfo
        isJoint={!toNetwork}
        text={t(toNetwork ? 'networkInfo' : 'info', { controller: legal.name, email: brandEmail })}
      />
      <p className={formStyles.info}>{tForms('required')}</p>
      <div className={formStyles.send} data-actions>
        <SendButton form={form} label={t('submit', { context: subject })} fullWidth />
        <p className={formStyles.info}>
          <strong>{t('note')}</strong>
        </p>
      </div>
    </>
  );
}
