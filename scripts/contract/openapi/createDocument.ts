import { endpoints } from '#shared/api/endpoints.ts';
import { isFields } from '#shared/contract/fields.ts';
import { leadEventSchemas } from '#shared/contract/leadEvents.ts';
import { components, type ComponentName } from './components.ts';
import { operationNames, operationOf, type Operation, type OperationName } from '../operations.ts';
import { sectionOf, statusWords } from './apiDocument.ts';
import { shorten, type Example, type Examples } from './examples.ts';
import { readFieldWords } from './fieldWords.ts';
import { createJsonSchemas, type JsonSchema } from './jsonSchema.ts';
import { pathParameter, queryParameterOf } from './parameters.ts';

type Schemas = ReturnType<typeof createJsonSchemas>;

const notRepresented = `The schemas are made from those by which the site reads every answer. They leave out what JSON Schema cannot say: other spellings that are read (\`ref\`, \`bathroom_number\`), values that are repaired, fields that follow from others, and rules between fields (a reserved, sold or rented estate has no price; an enquiry names a listing, an agent or an agency). An optional field that breaks its schema counts as absent. \`npm run api-check -- URL\` checks an API by all of it.`;

/** Where a real record of a component stands: its call, and the field of the answer. */
const recordOfComponent: Partial<Record<ComponentName, [name: OperationName, field: string]>> = {
  EstateSummary: ['estates', 'results'],
  Estate: ['estate', ''],
  Pin: ['pins', 'pins'],
  Place: ['towns', ''],
  Zone: ['zones', ''],
  Suggestion: ['suggestions', ''],
  Agent: ['agents', ''],
  AgentProfile: ['agent', ''],
  Agency: ['agencies', ''],
  AgencyProfile: ['agency', ''],
  SitemapEntry: ['sitemap', 'results'],
};

function realRecord(examples: Examples, name: ComponentName): unknown {
  const [call, field] = recordOfComponent[name] ?? [];
  const answer = call && examples[call]?.json;
  const value = field && isFields(answer) ? answer[field] : answer;
  return Array.isArray(value) ? (value as unknown[])[0] : value;
}

const bodyOf = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

/** An object with lists that the site reads record by record. */
function answerSchema({ answer, described }: Operation, { schemaOf }: Schemas): JsonSchema {
  const { object, records = {} } = answer;
  if (described) return schemaOf(described);
  const listOf = (name: string): JsonSchema => ({ type: 'array', items: schemaOf(records[name]!) });
  if ('' in records) return listOf('');
  if (!object) return { type: 'object' };
  const names = Object.keys(records);
  if (names.length === 0) return schemaOf(object);
  const whole = schemaOf(object, true);
  const properties = { ...(whole.properties as JsonSchema) };
  for (const name of names) properties[name] = listOf(name);
  return { ...whole, properties };
}

/** What the bundled origin posts elsewhere. */
const webhooksOf = ({ schemaOf }: Schemas) =>
  Object.fromEntries(
    Object.entries(leadEventSchemas).map(([type, data]) => {
      const properties = {
        type: { type: 'string', const: type },
        timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
        data: schemaOf(data),
      };
      const schema = { type: 'object', properties, required: Object.keys(properties) };
      const post = {
        ...{ operationId: type, tags: [sectionOf('events').title], summary: `Says what happened: ${type}` },
        requestBody: { required: true, content: bodyOf(schema) },
        responses: { '2XX': { description: 'Accepted.' } },
      };
      return [type, { post }];
    }),
  );

const headerRefs = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

function responsesOf(operation: Operation, schemas: Schemas, example?: Example): Record<string, object> {
  const { tags, refusals, status = 200, method, section } = operation;
  const isOfCms = section === 'cms';
  const isPublic = tags !== 'private';
  const headers = headerRefs(isPublic ? ['Cache-Control', 'ETag', 'Surrogate-Key'] : ['Cache-Control']);
  const words =
    isPublic && tags.length > 0 ? `Tagged ${tags.map((tag) => `\`${tag}\``).join(', ')} and what it shows.` : '';
  const success = {
    description: words || (status === 204 ? 'Done.' : 'The answer.'),
    headers,
    ...(status === 204 ? {} : { content: bodyOf(answerSchema(operation, schemas), example && shorten(example.json)) }),
  };
  // A CMS has errors of its own, which count as no answer.
  const errors = isOfCms
    ? { '4XX': { description: 'No answer: Home is without these blocks.' } }
    : Object.fromEntries([...refusals, 405].map((code) => [code, { $ref: `#/components/responses/${code}` }]));
  return {
    [status]: success,
    ...(isPublic && method === 'GET' ? { 304: { description: 'Not modified, to `If-None-Match`.' } } : {}),
    ...errors,
  };
}

function operationObject(name: OperationName, schemas: Schemas, example?: Example) {
  const operation = operationOf(name);
  const { endpoint, method, summary, section, body, isOptional, needsKey } = operation;
  const { path, query } = endpoints[endpoint];
  const names = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param!);
  const parameters = [
    ...names.map((param) => pathParameter(param, example?.params[param])),
    ...(method === 'GET' ? query.map((key) => queryParameterOf(endpoint, key, example?.query[key])) : []),
    ...(method === 'GET' || needsKey ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
  ];
  return {
    operationId: name,
    tags: [sectionOf(section).title],
    summary,
    ...(isOptional ? { description: 'Optional: an API without it answers 404.' } : {}),
    ...(needsKey ? { security: [{ resultsKey: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: bodyOf(schemas.schemaOf(body)) } } : {}),
    responses: responsesOf(operation, schemas, example),
  };
}

function pathsOf(schemas: Schemas, examples: Examples): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const name of operationNames) {
    const { endpoint, method } = operationOf(name);
    const path = endpoints[endpoint].path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(name, schemas, examples[name]) };
  }
  return paths;
}

const headers = (examples: Examples) => {
  const sent = examples.estate?.headers;
  const header = (name: string, description: string) => ({
    description,
    schema: { type: 'string' },
    example: sent?.get(name) ?? '',
  });
  return {
    'Cache-Control': header('cache-control', 'Freshness; `private, no-store` of personal answers.'),
    ETag: { ...header('etag', 'Validator, answered 304.'), example: 'W/"35e7-iVZ1RQAHOPl9IegHT4qKTYBblJA"' },
    'Surrogate-Key': header('surrogate-key', 'Tags by which the answer is purged.'),
  };
};

const errorExample = (status: number) => ({
  code: status === 410 ? '9004' : status === 409 ? '9011' : '9002',
  message: status === 410 ? 'EXPIRED_TOKEN' : status === 409 ? 'DATA_MISMATCH' : 'INVALID_PARAMETER',
  error: status === 410 ? 'EXPIRED_TOKEN' : status === 409 ? 'DATA_MISMATCH' : 'INVALID_PARAMETER',
  ...(status === 422 ? { fields: { email: 'invalid' } } : {}),
});

const statuses = [400, 401, 404, 405, 409, 410, 413, 415, 422, 429] as const;

/**
 * The contract as an OpenAPI 3.1 document: paths and queries of shared/api/endpoints.ts, schemas of shared/contract and
 * shared/forms, words of docs/api.md and of the schemas' comments.
 * @param examples real answers
 */
export async function createDocument(examples: Examples): Promise<JsonSchema> {
  const schemas = createJsonSchemas(await readFieldWords());
  const named = Object.entries(components).map(
    ([name, schema]) => [name, schemas.componentSchema(schema, realRecord(examples, name as ComponentName))] as const,
  );
  const error = { $ref: '#/components/schemas/Error' };
  const sections = [...new Set(operationNames.map((name) => operationOf(name).section))];
  const general = ['conventions', 'caching', 'errors'].map(sectionOf);
  return {
    openapi: '3.1.0',
    info: {
      title: 'The upstream contract',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description: [notRepresented, ...general.map(({ title, markdown }) => `## ${title}\n\n${markdown}`)].join('\n\n'),
    },
    servers: [{ url: '/', description: 'The API (API_HOST); `/wp-json` is of the CMS (CMS_HOST).' }],
    security: [],
    tags: [...sections, 'events'].map(sectionOf).map(({ title, markdown }) => ({ name: title, description: markdown })),
    paths: pathsOf(schemas, examples),
    webhooks: webhooksOf(schemas),
    components: {
      schemas: Object.fromEntries(named),
      headers: headers(examples),
      securitySchemes: { resultsKey: { type: 'http', scheme: 'bearer', description: 'RESULTS_KEY of the site.' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'A repeat with the same key gets the first answer.',
          schema: { type: 'string', maxLength: 255 },
        },
      },
      responses: Object.fromEntries(
        statuses.map((status) => [
          status,
          { description: statusWords(status), content: bodyOf(error, errorExample(status)) },
        ]),
      ),
    },
  };
}
