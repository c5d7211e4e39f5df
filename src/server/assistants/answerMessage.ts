import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type McpHttpHandler,
} from '@modelcontextprotocol/server';
import type { MakeServer } from './createServer.ts';

/** Answers one message of a client, as the protocol's transport has it. */
export type AnswerMessage = (request: Request, message: unknown) => Promise<Response>;

/** Of the protocol's errors (JSON-RPC 2.0). */
export const rpcCodes = { parse: -32_700, invalidRequest: -32_600, noMethod: -32_601, refused: -32_000 } as const;

/** An error of the protocol that answers no message in particular. */
export const rpcError = (code: number, message: string, id: string | number | null = null) => ({
  jsonrpc: '2.0',
  error: { code, message },
  id,
});

const refuse = (status: number, code: number, message: string, id?: string | number): Response =>
  Response.json(rpcError(code, message, id), { status });

interface Message {
  method?: unknown;
  id?: unknown;
}

const idOf = ({ id }: Message): string | number | undefined =>
  typeof id === 'string' || typeof id === 'number' ? id : undefined;

/** The protocols of 2025: a server and a transport for this request alone, without a session, answered as JSON. */
async function answerLegacy(request: Request, message: unknown, makeServer: MakeServer): Promise<Response> {
  // What names a session is told to begin anew.
  if (request.headers.has('mcp-session-id'))
    return refuse(404, rpcCodes.refused, 'There are no sessions here: initialise again, without one.');
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = makeServer(request.signal);
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(request, { parsedBody: message });
    // Read before the transport is closed.
    const text = await response.text();
    return new Response(text === '' ? null : text, response);
  } finally {
    await server.close();
  }
}

/** Both lines of the protocol: that of 2026, whose messages carry all that they need, and those of 2025. */
export function createMessageAnswers(makeServer: MakeServer): AnswerMessage {
  const handler: McpHttpHandler = createMcpHandler(({ requestInfo }) => makeServer(requestInfo!.signal), {
    legacy: 'reject',
  });
  return async (request, message) => {
    if (Array.isArray(message))
      return refuse(400, rpcCodes.invalidRequest, 'Batches are not answered: one message a request.');
    const { method } = (message ?? {}) as Message;
    // A stream that stays open, of changes that are none.
    if (method === 'subscriptions/listen' || method === 'resources/subscribe')
      return refuse(404, rpcCodes.noMethod, 'Nothing is sent unasked here.', idOf(message as Message));
    return (await isLegacyRequest(request, message))
      ? answerLegacy(request, message, makeServer)
      : handler.fetch(request, { parsedBody: message });
  };
}
