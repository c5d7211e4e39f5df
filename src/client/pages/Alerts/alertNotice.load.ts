import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { MetaContext, RouteLoader } from '../../app/routeDefinition.ts';

export type AlertNoticeRoute = 'AlertSurvey' | 'AlertUpdate' | 'RgpdAcceptDefault' | 'RgpdCancel' | 'RgpdCancelRGPD';

export interface AlertNoticeData {
  subject: 'survey' | 'update' | 'acceptDefault' | 'cancel' | 'cancelRGPD';
}

const subjects = {
  AlertSurvey: 'survey',
  AlertUpdate: 'update',
  RgpdAcceptDefault: 'acceptDefault',
  RgpdCancel: 'cancel',
  RgpdCancelRGPD: 'cancelRGPD',
} as const satisfies Record<AlertNoticeRoute, AlertNoticeData['subject']>;

/** Routes whose URL is a secret of its holder. */
const personal: readonly AlertNoticeRoute[] = ['AlertUpdate', 'RgpdCancel'];

export const alertNoticeLoader = <Name extends AlertNoticeRoute>(name: Name): RouteLoader<Name, AlertNoticeData> => ({
  load: () => Promise.resolve({ subject: subjects[name] }),
  meta: ({ subject }, { t, params, query }: MetaContext<Name>) => ({
    title: t(`alerts:${subject}.title`),
    description: t(`alerts:${subject}.lead`),
    switchTo: buildAlternates(routeTarget<Name>({ to: name, params, query })),
    ...(personal.includes(name) ? { isPrivate: true } : { noindex: true }),
  }),
});
