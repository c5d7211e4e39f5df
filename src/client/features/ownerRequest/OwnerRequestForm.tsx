import '../../theme/controls/forms.ts';
import '@mantine/core/styles/Radio.layer.css';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultCountry } from '#shared/domain/callingCodes.ts';
import { plainNumber } from '#shared/filters/typedNumber.ts';
import type { OwnerRequestAnswer } from '#shared/api/lead.ts';
import type { OwnerRequest, OwnerRequestType } from '#shared/forms/ownerRequest.ts';
import { ownerRequestOf } from '#shared/forms/ownerRequestOf.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { FormGuard } from '../../forms/FormGuard.tsx';
import formStyles from '../../forms/Form.module.css';
import { FormStep } from '../../forms/FormStep.tsx';
import type { FormValues } from '../../forms/formValues.ts';
import { phoneCountryName } from '../../forms/PhoneField.tsx';
import { ProblemSummary } from '../../forms/ProblemSummary.tsx';
import { SendButton } from '../../forms/SendButton.tsx';
import { useFormSteps } from '../../forms/useFormSteps.ts';
import { useFormTexts } from '../../forms/useFormTexts.ts';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { MantineControls } from '../../theme/MantineControls.tsx';
import type { OfferedCity } from './CitiesField.tsx';
import { AgentField } from './AgentField.tsx';
import { onlyCity } from './CitiesField.tsx';
import { HomeFields, PersonFields, PlaceFields } from './OwnerRequestFields.tsx';

/** In the order of the steps. */
const emptyValues = {
  address: '',
  zipCode: '',
  cities: [],
  estateType: '',
  area: '',
  rooms: '',
  agent: '',
  fullName: '',
  email: '',
  phone: '',
  [phoneCountryName]: defaultCountry,
  moreToKnow: '',
  acceptTerms: false,
  acceptCommercials: false,
  acceptNewsletter: false,
} satisfies FormValues;

const optional = [
  ...['address', 'zipCode', 'estateType', 'area', 'rooms', 'agent', 'moreToKnow'],
  ...['acceptCommercials', 'acceptNewsletter'],
];

const placeFields = ['address', 'zipCode', 'cities'];
const homeFields = ['estateType', 'area', 'rooms'];
const personFields = Object.keys(emptyValues).filter((name) => ![...placeFields, ...homeFields].includes(name));
const stepFields = [placeFields, homeFields, personFields];

/** The schema is fetched with the first form that is sent. */
const importSchema = () =>
  Promise.all([
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/checkForm.ts'),
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/ownerRequest.ts'),
  ]);

/** What comparable listings are found by. */
export interface OwnedHome {
  province: string;
  kind: string;
  /** m². */
  area: number;
}

const firstCity = ({ cities }: FormValues): string | undefined =>
  Array.isArray(cities) ? (cities as string[])[0] : undefined;

function homeOf({ estateType, area, ...values }: FormValues): OwnedHome | undefined {
  const province = firstCity(values);
  const size = Number(plainNumber(String(area)));
  return province && estateType && size > 0 ? { province, kind: String(estateType), area: size } : undefined;
}

/** What went through. */
export interface SentRequest {
  request: OwnerRequest;
  answer: OwnerRequestAnswer;
  home: OwnedHome | undefined;
}

interface OwnerRequestFormProps {
  type: OwnerRequestType;
  /** The page that takes the form without scripts, and the place on it where the form stands. */
  route: 'Sell' | 'Rent';
  fragment: string;
  /** To choose from, by their names in the page's language. */
  cities: readonly OfferedCity[];
  /** Once the home was told: what listings like it ask. */
  showPrices?: (home: OwnedHome) => ReactNode;
  /** Shows what comes next. */
  onSent: (sent: SentRequest) => void;
}

function useOwnerRequest({ type, cities, onSent }: OwnerRequestFormProps) {
  const { language } = useSite();
  const { problemText } = useFormTexts('ownerRequest');
  const steps = useFormSteps('ownerRequest', stepFields);
  const schemaForm = useSchemaForm<OwnerRequest, Omit<SentRequest, 'home'>>({
    form: 'ownerRequest',
    emptyValues: { ...emptyValues, cities: onlyCity(cities) ? [onlyCity(cities)!.slug] : [] },
    optional,
    // The visitor's own data fit both pages; only the words are about one of them.
    draft: { about: type, fieldsAbout: ['moreToKnow'] },
    check: async (values) => {
      const [{ checkForm }, { ownerRequestSchema }] = await importSchema();
      return checkForm(ownerRequestSchema, {
        ...ownerRequestOf(values, { language, path: location.pathname }),
        type,
      });
    },
    send: async (request, key) => {
      const { createBrowserApi } = await importBrowserApi();
      return { request, answer: await createBrowserApi().requestSaleOrLetting(request, key) };
    },
    onSent: (sent) => {
      const { cities, estateType = '', area = '' } = sent.request;
      onSent({ ...sent, home: homeOf({ cities, estateType, area: String(area) }) });
    },
    onProblems: steps.showProblems,
    problemText,
  });
  return { ...schemaForm, steps };
}

/** An owner's request to sell or to let, in steps (docs/product.md#owner-requests). */
export function OwnerRequestForm(props: OwnerRequestFormProps) {
  const { route, fragment, cities, showPrices } = props;
  const { t } = useTranslation('ownerRequest');
  const { language } = useSite();
  const { problemsTitle, failureText } = useFormTexts('ownerRequest');
  const { form, formProps, failure, checkFields, steps } = useOwnerRequest(props);
  const [home, setHome] = useState<OwnedHome>();
  const [province, setProvince] = useState<string>();
  const goOn = async () => {
    if (!(await checkFields(stepFields[steps.step]!))) return;
    setHome(homeOf(form.getValues()));
    const next = firstCity(form.getValues());
    // Whoever was chosen works in another province.
    if (province !== undefined && next !== province) form.setFieldValue('agent', '', { forceUpdate: false });
    setProvince(next);
    steps.goTo(steps.step + 1);
  };
  const stepOf = (at: number) => ({ steps, at, total: stepFields.length });
  const next = () => void goOn();
  return (
    <MantineControls>
      <form
        {...formProps}
        className={formStyles.form}
        method="post"
        action={`${buildUrl({ to: route, params: {} }, language)}#${fragment}`}
        onClick={(event) => {
          steps.showTarget(event.currentTarget, event.target);
        }}
        onSubmit={(event) => {
          if (!steps.hasNext(event.currentTarget)) return formProps.onSubmit(event);
          // The key Enter, in a step that is not the last one.
          event.preventDefault();
          next();
        }}
      >
        <ProblemSummary form={form} title={problemsTitle} failure={failureText(failure)} />
        <FormStep {...stepOf(0)} title={t('step.place')} onNext={next}>
          <PlaceFields form={form} cities={cities} />
        </FormStep>
        <FormStep {...stepOf(1)} title={t('step.home')} onNext={next}>
          <HomeFields form={form} />
        </FormStep>
        <FormStep {...stepOf(2)} title={t('step.person')} send={<SendButton form={form} label={t('submit')} />}>
          {home && showPrices?.(home)}
          {steps.step === 2 && province && <AgentField key={province} form={form} province={province} />}
          <PersonFields form={form} />
        </FormStep>
        <FormGuard />
      </form>
    </MantineControls>
  );
}
