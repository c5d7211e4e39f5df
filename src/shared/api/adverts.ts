import type { Camelized } from 'humps';
import { advertListSchema, type AdvertListDto } from '#shared/contract/adverts.ts';
import { camelise } from './camelise.ts';
import { readOne } from './readAnswer.ts';

/** What an agent is asked about their homes. @throws ApiError with status 0 for an answer that cannot be shown */
export const toAdverts = (answer: unknown): Camelized<AdvertListDto> => camelise(readOne(advertListSchema, answer));
