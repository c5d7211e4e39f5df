import { checkForm } from '#shared/forms/checkForm.ts';
import { consents } from '#shared/forms/consents.ts';
import { alertAcceptanceSchema } from '#shared/forms/mailedLinks.ts';
import type { AcceptBody } from '#shared/contract/consent.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { FormAction, SentForm } from './FormAction.ts';
import { askByLink, formAgain } from './formAgain.ts';
import { offerOf } from './offerOf.ts';

type Sent = Pick<SentForm<'RgpdAccept'>, 'params' | 'language' | 'fields'>;

/** What the page of an alert sends; the address of the page is a secret, so its proof names the page without one. */
function acceptanceOf({ fields, language }: Sent) {
  return checkForm(alertAcceptanceSchema, {
    acceptAlertsPolicy: fields.has('acceptAlertsPolicy'),
    acceptNewsletter: fields.has('acceptNewsletter'),
    language,
    consentVersion: consents.alertAcceptance.version,
    pageUrl: buildUrl({ to: 'RgpdAcceptDefault', params: {} }, language),
  });
}

/** What the button says of links that ask for no box. */
const accepted = {
  newsletter: { acceptAlertsPolicy: false, acceptNewsletter: true },
  visit: { acceptAlertsPolicy: false, acceptNewsletter: false },
};

/** What the page says that it is about. */
const purposeOf = (fields: URLSearchParams): 'newsletter' | 'alerts' | 'visit' =>
  (['alerts', 'visit'] as const).find((purpose) => purpose === fields.get('purpose')) ?? 'newsletter';

const thanks = { newsletter: 'confirmed', alerts: 'alertConfirmed', visit: 'visitConfirmed' } as const;

/**
 * The button of a page that a mailed link leads to (docs/product.md#compliance: reading it changes nothing). What the
 * link is no longer good for, the page itself says when it is asked again.
 */
export const acceptLink: FormAction<'RgpdAccept'> = {
  form: 'accept',
  isSecret: true,
  send: async ({ params, language, fields, api, signal }) => {
    const purpose = purposeOf(fields);
    const checked =
      purpose === 'alerts'
        ? acceptanceOf({ params, language, fields })
        : ({ ok: true, value: accepted[purpose] } as const);
    if (!checked.ok) return formAgain('accept', fields, 422, { problems: checked.fields });
    const body: AcceptBody = { assistanceId: params.assistanceId, ...checked.value };
    const { kind } = await askByLink(() => api.accept(body, { signal }));
    if (kind === 'refused') return formAgain('accept', fields, 422, { failure: 'refused' });
    if (kind === 'invalid') return formAgain('accept', fields, 422, { failure: 'outdated' });
    if (kind === 'done')
      return {
        to: routeTarget<'Thanks'>({
          to: 'Thanks',
          params: {},
          query: { from: thanks[purpose], ...(purpose === 'alerts' ? offerOf(fields) : {}) },
        }),
      };
    return { to: routeTarget<'RgpdAccept'>({ to: 'RgpdAccept', params }) };
  },
};
