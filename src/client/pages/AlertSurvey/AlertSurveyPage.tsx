import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { byAlertNoun } from '../../features/alerts/alertNoun.ts';
import { SurveyFrame } from './SurveyFrame.tsx';
import { alertFormPart } from './alertFormPart.ts';
import type { AlertFormData } from './alertFormData.ts';

/** Asks for an alert (docs/product.md#alert), for the search that a link handed over or for a new one. */
export function AlertSurveyPage({ data }: PageProps<'AlertSurvey', AlertFormData>): ReactNode {
  const { t } = useTranslation('alerts');
  const props = useMemo(() => ({ data }), [data]);
  return (
    <SurveyFrame title={t('survey.title', byAlertNoun(data.search))} lead={t('survey.lead', byAlertNoun(data.search))}>
      <DeferredPart part={alertFormPart} props={props} />
    </SurveyFrame>
  );
}
