import type { RequestHandler } from 'express';
import document from '../../../docs/openapi.json' with { type: 'json' };

const text = JSON.stringify(document);

/** `/openapi.json`: the contract for tools, docs/openapi.json. Viewers in browsers load it from other sites. */
export const answerOpenApi: RequestHandler = (_req, res) => {
  res.set({ 'Cache-Control': 'public, max-age=3600', 'Access-Control-Allow-Origin': '*' }).type('json').send(text);
};
