/** The pages that mailed links lead to: one chunk, for they are small and few visits show them. */
export { RgpdAcceptPage } from './RgpdAcceptPage.tsx';
export { RgpdAdvertsPage } from './RgpdAdvertsPage.tsx';
export { RgpdAlertsPage } from './RgpdAlertsPage.tsx';
export { RgpdCancelPage } from './RgpdCancelPage.tsx';
export { RgpdLeadPage } from './RgpdLeadPage.tsx';
export { RgpdOwnerPage } from './RgpdOwnerPage.tsx';
export { RgpdResultsPage } from './RgpdResultsPage.tsx';
export { RgpdLinkRequestPage } from './RgpdLinkRequestPage.tsx';
export { RgpdUnsubscribePage } from './RgpdUnsubscribePage.tsx';
