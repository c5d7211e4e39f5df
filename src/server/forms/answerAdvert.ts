import { createHash } from 'node:crypto';
import { ApiError } from '#shared/api/ApiError.ts';
import { endpointUrl } from '#shared/api/endpoints.ts';
import { plainNumber } from '#shared/filters/typedNumber.ts';
import { checkForm } from '#shared/forms/checkForm.ts';
import { advertAnswerSchema, type AdvertAnswerBody } from '#shared/forms/mailedLinks.ts';
import { routeTarget } from '#shared/routes/build.ts';
import type { FormAction, SentForm } from './FormAction.ts';
import { askByLink, formAgain } from './formAgain.ts';

const form = 'adverts';

type Sent = SentForm<'RgpdAdverts'>;

/** What was typed as a price: a number where it is one, for the schema to judge. */
function typedPrice(fields: URLSearchParams): unknown {
  const typed = (fields.get('price') ?? '').trim();
  return typed === '' ? '' : Number(plainNumber(typed));
}

/** Asks the API; while it gives no answer, the site keeps what was said, and hands it over later. */
async function send(body: AdvertAnswerBody, { params, api, keep, signal }: Sent) {
  try {
    return await askByLink(() => api.answerAdvert(params.advertsToken, body, { signal }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    const lead = { path: endpointUrl('adverts', { secret: params.advertsToken }), body: JSON.stringify(body) };
    const idempotencyKey = createHash('sha256').update(JSON.stringify(lead)).digest('hex');
    if (keep({ ...lead, idempotencyKey }, form) !== 'kept') throw error;
    return { kind: 'kept' } as const;
  }
}

/** The buttons of the page that asks an agent about their homes. The page itself shows what it came to. */
export const answerAdvert: FormAction<'RgpdAdverts'> = {
  form,
  isSecret: true,
  send: async (sent) => {
    const { params, fields } = sent;
    const answer = fields.get('answer') ?? '';
    const checked = checkForm(advertAnswerSchema, {
      ...{ home: fields.get('home') ?? '', answer },
      ...(answer === 'price' ? { price: typedPrice(fields) } : {}),
    });
    if (!checked.ok) {
      const { price } = checked.fields;
      return formAgain(form, fields, 422, price ? { problems: { price } } : { failure: 'outdated' });
    }
    const { kind } = await send(checked.value, sent);
    if (kind === 'refused') return formAgain(form, fields, 422, { failure: 'refused' });
    if (kind === 'invalid') return formAgain(form, fields, 422, { failure: 'outdated' });
    if (kind === 'kept')
      return { to: routeTarget<'Thanks'>({ to: 'Thanks', params: {}, query: { from: 'advertKept' } }) };
    return { to: routeTarget<'RgpdAdverts'>({ to: 'RgpdAdverts', params }) };
  },
};
