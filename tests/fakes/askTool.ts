import type { RequestListener } from 'node:http';
import request from 'supertest';

/** What assistants ask of one home (docs/assistants.md). @param type of the operation that it is offered for */
export const questionsOf = (reference: string, type: 'buy' | 'rent'): [tool: string, given: object][] => [
  // By price: its own, while it is shown, is lower than those of sales and higher than rents.
  ['search_homes', { operation: type, sort: type === 'buy' ? 'priceAscendent' : 'priceDescendent' }],
  ['get_home', { home: reference }],
  ['compare_homes', { homes: [reference, reference.toUpperCase()] }],
  [type === 'buy' ? 'costs_of_buying' : 'costs_of_renting', { home: reference }],
];

/** Asks the door for assistants. @returns its answer as it came */
export async function askTool(app: RequestListener, tool: string, given: object): Promise<string> {
  const { status, text } = await request(app)
    .post('/mcp')
    .set({ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' })
    .send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: given } });
  if (status !== 200) throw new Error(`${tool} answered ${status}: ${text}`);
  return text;
}
