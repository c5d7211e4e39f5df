import loadable from '@loadable/component';
import type { ComponentType } from 'react';
import { defineRoute, type PageProps } from '../../app/routeDefinition.ts';
import type { AlertNoticeData, AlertNoticeRoute } from './alertNotice.load.ts';

const noticeRoute = <Name extends AlertNoticeRoute>(name: Name) =>
  defineRoute<Name, AlertNoticeData>({
    Page: loadable(() => import(/* webpackChunkName: "alertNotice" */ './AlertNoticePage.tsx'), {
      resolveComponent: (m): ComponentType<PageProps<Name, AlertNoticeData>> => m.AlertNoticePage,
    }),
    loader: async () =>
      (await import(/* webpackChunkName: "loaders" */ './alertNotice.load.ts')).alertNoticeLoader(name),
    namespaces: ['alerts'],
    layout: 'landing',
  });

export const alertSurveyRoute = noticeRoute('AlertSurvey');
export const alertUpdateRoute = noticeRoute('AlertUpdate');
