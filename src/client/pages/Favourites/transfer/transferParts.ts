import loadable from '@loadable/component';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import type { ReceivedListProps } from './ReceivedList.tsx';
import type { SentListProps } from './SentList.tsx';

/** The link that takes the list to another device, made when the visitor asks for it. */
export const sentListPart = createDeferredPart<SentListProps>(
  loadable(() => import(/* webpackChunkName: "deferred-sentList" */ './SentList.tsx'), {
    resolveComponent: (m) => m.SentList,
  }),
  ['transfer'],
);

/** A list that arrives by such a link. */
export const receivedListPart = createDeferredPart<ReceivedListProps>(
  loadable(() => import(/* webpackChunkName: "deferred-receivedList" */ './ReceivedList.tsx'), {
    resolveComponent: (m) => m.ReceivedList,
  }),
  ['transfer'],
);
