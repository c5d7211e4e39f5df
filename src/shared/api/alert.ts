import {
  alertActionAnswerSchema,
  alertListSchema,
  alertSchema,
  cancellationAnswerSchema,
  cancellationStateSchema,
  type AlertActionAnswerDto,
  type AlertDto,
  type AlertListDto,
  type CancellationAnswerDto,
  type CancellationStateDto,
} from '#shared/contract/alert.ts';
import { readOne } from './readAnswer.ts';

/** An alert, whose fields are one word each. @throws ApiError with status 0 for an answer that breaks the contract */
export const toAlert = (answer: unknown): AlertDto => readOne(alertSchema, answer);

export const toAlertList = (answer: unknown): AlertListDto => readOne(alertListSchema, answer);

export const toAlertActionAnswer = (answer: unknown): AlertActionAnswerDto => readOne(alertActionAnswerSchema, answer);

export const toCancellationState = (answer: unknown): CancellationStateDto => readOne(cancellationStateSchema, answer);

export const toCancellationAnswer = (answer: unknown): CancellationAnswerDto =>
  readOne(cancellationAnswerSchema, answer);
