/** What is loaded for the pages that mailed links lead to. */
export { rgpdAcceptLoader } from './rgpdAccept.load.ts';
export { rgpdAdvertsLoader } from './rgpdAdverts.load.ts';
export { rgpdAlertsLoader } from './rgpdAlerts.load.ts';
export { rgpdOwnerLoader } from './rgpdOwner.load.ts';
export { rgpdResultsLoader } from './rgpdResults.load.ts';
export { rgpdCancelLoader } from './rgpdCancel.load.ts';
export { rgpdLeadLoader } from './rgpdLead.load.ts';
export { linkRequestLoader } from './rgpdLinkRequest.load.ts';
export { rgpdUnsubscribeLoader } from './rgpdUnsubscribe.load.ts';
