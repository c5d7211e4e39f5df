import '../../theme/controls/search.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultCountry } from '#shared/domain/callingCodes.ts';
import type { AlertRequest, AlertUpdate } from '#shared/forms/alert.ts';
import { alertFilterFields, problemsOfFilterFields } from '#shared/forms/alertFilterFields.ts';
import { alertOf, alertUpdateOf } from '#shared/forms/alertOf.ts';
import { alertQueryOf } from '#shared/routes/alertSearchTarget.ts';
import type { Checked } from '#shared/forms/checkForm.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { GuardFields } from '#shared/forms/guard.ts';
import type { SentFields } from '#shared/forms/sentFields.ts';
import { buildLocalUrl } from '#shared/routes/build.ts';
import type { RouteQuery } from '#shared/routes/query.ts';
import { useNavigateTo } from '../../app/navigation/useNavigateTo.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { alertChips } from '../../features/alerts/alertChips.ts';
import { byAlertNoun } from '../../features/alerts/alertNoun.ts';
import { FrequencyField } from '../../features/alerts/FrequencyField.tsx';
import type { FormValues } from '../../forms/formValues.ts';
import { phoneCountryName } from '../../forms/PhoneField.tsx';
import { ProblemSummary } from '../../forms/ProblemSummary.tsx';
import { useFormTexts } from '../../forms/useFormTexts.ts';
import { useSchemaForm, type SchemaForm } from '../../forms/useSchemaForm.ts';
import { MantineControls } from '../../theme/MantineControls.tsx';
import type { AlertFormData, AlertPerson } from './alertFormData.ts';
import styles from './AlertForm.module.css';
import { FilterFields } from './FilterFields.tsx';
import { MatchCount } from './MatchCount.tsx';
import { OperationField } from './OperationField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PlacesField } from './PlacesField.tsx';
import { SentenceField } from './SentenceField.tsx';
import { CreateEnd, UpdateEnd } from './FormEnd.tsx';
import { TickedField } from './TickedField.tsx';
import { useMatches } from './useMatches.ts';
import { useSentenceFilling } from './useSentenceFilling.ts';

export interface AlertFormProps {
  data: AlertFormData;
  /** The alert that is changed; absent for a new one. */
  existing?: { token: string; person: AlertPerson };
}

/** The form of an alert: for a new one, or for one whose holder changes it (docs/product.md#alert). */
export const AlertForm = ({ data, existing }: AlertFormProps) =>
  existing ? <UpdateForm data={data} {...existing} /> : <CreateForm data={data} />;

/** The fields of the search. */
const searchFields = ['type', 'where', 'filters', 'price_max', 'rooms', 'estate_type', 'sentence'];

const optional = ['name', 'surnames', 'phone', phoneCountryName, ...searchFields.slice(1), 'comments'];

/** The schemas are fetched with the first form that is sent. */
const importSchemas = () =>
  Promise.all([
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/checkForm.ts'),
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/alert.ts'),
  ]);

/** Statuses of a link that is over: the page says so when it is read again. */
const over: readonly unknown[] = [404, 409, 410];

const isOver = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && over.includes(error.status);

/** The filters that have no field of their own. */
function useChips({ search: { filters, people = {}, places } }: AlertFormData) {
  const { t } = useTranslation(['common', 'search']);
  const { language } = useSite();
  return alertChips(alertFilterFields(filters).others, { t, language, people, places });
}

/** What both forms have: the search, and the visitor's own details. */
function useInitialValues(data: AlertFormData, person?: AlertPerson): FormValues {
  const chips = useChips(data);
  const { language } = useSite();
  const { type, frequency, where, filters, key } = data.search;
  const { priceMax, rooms, kinds } = alertFilterFields(filters);
  const { name = '', surnames = '', phone = '', comments = '' } = person ?? {};
  return {
    type,
    ...(key === undefined
      ? {
          where: where.map(({ place }) => place),
          filters: chips.map(({ query }) => query),
          price_max: priceMax === undefined ? '' : formatNumber(priceMax, language),
          rooms: rooms.map(String),
          estate_type: kinds,
          sentence: '',
        }
      : {}),
    frequency,
    name,
    surnames,
    ...(person ? {} : { email: '' }),
    phone,
    [phoneCountryName]: defaultCountry,
    comments,
  };
}

interface FormOptions<T extends AlertUpdate> {
  data: AlertFormData;
  emptyValues: FormValues;
  /** It makes an alert; else it changes one. */
  isNew: boolean;
  bodyOf: (fields: SentFields) => object;
  check: (schemas: Awaited<ReturnType<typeof importSchemas>>, body: Record<string, unknown>) => Checked<T>;
  /** @returns what the Thanks page says */
  send: (value: T & GuardFields, key: string) => Promise<'alert' | 'alertKept' | 'alertUpdated'>;
}

/** A form of an alert, and what its search finds now. */
type AlertFormState = SchemaForm & ReturnType<typeof useMatches> & ReturnType<typeof useSentenceFilling>;

/** Sent without leaving the page; the Thanks page follows, as it does without scripts. */
function useAlertForm<T extends AlertUpdate>(options: FormOptions<T>): AlertFormState {
  const { data, emptyValues, isNew, bodyOf, check, send } = options;
  const { language } = useSite();
  const navigate = useNavigateTo();
  const { problemText } = useFormTexts('alertSurvey');
  const { key } = data.search;
  const schemaForm = useSchemaForm<T, RouteQuery<'Thanks'>>({
    form: 'alert',
    emptyValues,
    optional,
    // A draft would outlive the data of an alert that exists.
    ...(isNew
      ? {
          draft: {
            about: JSON.stringify(data.search),
            fieldsAbout: [...searchFields, 'frequency', 'comments'],
          },
        }
      : {}),
    check: async (values) => {
      const checked = check(await importSchemas(), { ...bodyOf({ ...values, reference: key }) });
      return checked.ok ? checked : { ok: false, fields: problemsOfFilterFields(checked.fields, values) };
    },
    send: async (value, key) => {
      try {
        return { from: await send(value, key), offer: alertQueryOf(value) };
      } catch (error) {
        if (isOver(error)) location.reload();
        throw error;
      }
    },
    onSent: (query) => {
      void navigate(buildLocalUrl({ to: 'Thanks', params: {}, query }, language));
    },
    problemText,
  });
  const filling = useSentenceFilling(schemaForm, { data, isNew, problemText });
  return { ...schemaForm, ...useMatches(schemaForm, options), ...filling };
}

function CreateForm({ data }: { data: AlertFormData }) {
  const { language } = useSite();
  const alertForm = useAlertForm<AlertRequest>({
    data,
    emptyValues: { ...useInitialValues(data), acceptPrivacy: false },
    isNew: true,
    bodyOf: (fields) => alertOf(fields, { language, path: location.pathname }),
    check: ([{ checkForm }, { alertSchema }], body) => checkForm(alertSchema, body),
    send: async (alert, key) => {
      const isKept = await (await importBrowserApi()).createBrowserApi().createAlert(alert, key);
      return isKept ? 'alertKept' : 'alert';
    },
  });
  return (
    <Frame alertForm={alertForm}>
      <PersonFields form={alertForm.form} />
      <CreateEnd form={alertForm.form} noun={byAlertNoun(data.search)} />
    </Frame>
  );
}

function UpdateForm({ data, token, person }: { data: AlertFormData } & NonNullable<AlertFormProps['existing']>) {
  const { language } = useSite();
  const alertForm = useAlertForm<AlertUpdate>({
    data,
    emptyValues: useInitialValues(data, person),
    isNew: false,
    bodyOf: (fields) => alertUpdateOf(fields, { language }),
    check: ([{ checkForm }, { alertUpdateSchema }], body) => checkForm(alertUpdateSchema, body),
    send: async (alert) => {
      await (await importBrowserApi()).createBrowserApi().updateAlert(token, alert);
      return 'alertUpdated';
    },
  });
  return (
    <Frame alertForm={alertForm}>
      <PersonFields form={alertForm.form} email={person.email} />
      <UpdateEnd form={alertForm.form} token={token} />
    </Frame>
  );
}

interface FrameProps {
  alertForm: AlertFormState;
  /** Whom to write to, and what ends the form. */
  children: ReactNode;
}

/** Without scripts the form goes to the page's own URL, with the search that it was handed. */
function Frame({ alertForm, children }: FrameProps) {
  const { form, formProps, failure, onSearchChange, onSubmit } = alertForm;
  const { problemsTitle, failureText } = useFormTexts('alertSurvey');
  return (
    <MantineControls>
      <form {...formProps} className={styles.form} method="post" onChange={onSearchChange} onSubmit={onSubmit}>
        <ProblemSummary form={form} title={problemsTitle} failure={failureText(failure)} without="sentence" />
        <SearchFields alertForm={alertForm} />
        {children}
      </form>
    </MantineControls>
  );
}

function SearchFields({ alertForm }: Pick<FrameProps, 'alertForm'>) {
  const { form, filled, isBusy, matches, onSearchChange } = alertForm;
  const { data, said, filledBy, round } = filled;
  const { t } = useTranslation('alertSurvey');
  const { type, reference, key } = data.search;
  return (
    <section className={styles.part} aria-labelledby="alert-search">
      <h2 id="alert-search">{t('search.title')}</h2>
      {key === undefined ? (
        <>
          <SentenceField form={form} said={said} filledBy={filledBy} isBusy={isBusy} />
          {/* Each sentence fills them in anew. */}
          <FieldsOfSearch key={round} form={form} data={data} onChange={onSearchChange} />
          <MatchCount matches={matches} />
        </>
      ) : (
        <>
          <p>{t('price.text', { reference })}</p>
          <input type="hidden" name="reference" value={key} />
          <input type="hidden" name="type" value={type} />
        </>
      )}
      <FrequencyField form={form} />
    </section>
  );
}

interface FieldsOfSearchProps extends Pick<AlertFormState, 'form'> {
  data: AlertFormData;
  onChange: () => void;
}

function FieldsOfSearch({ form, data, onChange }: FieldsOfSearchProps) {
  const { t } = useTranslation('alertSurvey');
  const chips = useChips(data);
  const [type, setType] = useState(data.search.type);
  return (
    <>
      <OperationField form={form} onChoose={setType} />
      <PlacesField form={form} data={data} type={type} onChange={onChange} />
      <FilterFields form={form} search={data.search} />
      {chips.length > 0 && (
        <TickedField
          form={form}
          name="filters"
          label={t('filters')}
          hint={t('filters.hint')}
          options={chips.map(({ query, label }) => ({ value: query, label }))}
        />
      )}
    </>
  );
}
