import { isFields } from './fields.ts';

/** The answer to a form that the site keeps while the API is down: nothing was mailed yet. */
export interface KeptAnswer {
  kept: true;
}

/** Whether a form was kept: what the API has of it comes later. */
export const isKept = (answer: unknown): boolean => isFields(answer) && answer.kept === true;
